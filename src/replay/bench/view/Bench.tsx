import { useEffect, useRef, useState } from 'react';
import { hasFailed } from '../../run/report';
import type { Scenario, Step } from '../../scenario/scenario';
import type { Tools } from '../frame/tools';
import { draftWithOrigins } from '../record/scenarioDraft';
import type { BenchStore } from './benchStore';
import { Chart } from './Chart';
import { Details } from './Details';
import { expectationLines } from './expectations';
import {
  BenchRoom,
  Code,
  Fold,
  FoldSummary,
  Head,
  Layout,
  Problem,
  Quiet,
  Scroll,
  Side,
  Title,
  ToolButton,
} from './parts';
import { PlayBar } from './PlayBar';
import { PointForm } from './PointForm';
import { ScenarioList } from './ScenarioList';
import { ServerOrders } from './ServerOrders';
import { SiteFrame } from './SiteFrame';
import { stepTitles } from './stepTitles';
import { Timeline } from './Timeline';
import { TopBar } from './TopBar';
import { useStore } from './useStore';

/** Renders the testers' bench: the site, the steps beside it, and what they did. */
export function Bench({ bench }: { readonly bench: BenchStore }) {
  const { tools, chosen } = useStore(bench);
  const [isListOpen, setIsListOpen] = useState(false);
  return (
    <Layout
      translate="no"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        for (const file of event.dataTransfer.files) void bench.load(file);
      }}
    >
      <BenchRoom />
      {tools !== null && <TopBar bench={bench} tools={tools} onList={() => setIsListOpen(!isListOpen)} />}
      {tools === null ? <Side /> : <Steps bench={bench} tools={tools} />}
      {isListOpen && <ScenarioList bench={bench} onClose={() => setIsListOpen(false)} />}
      <SiteFrame bench={bench} stored={tools?.player.get().reports[chosen ?? -1]?.page} />
      {tools === null ? <Side $isRight /> : <Findings bench={bench} tools={tools} />}
    </Layout>
  );
}

interface PartProps {
  readonly bench: BenchStore;
  readonly tools: Tools;
}

interface Shown {
  /** The scenario that is being recorded, or the loaded one; null for none. */
  readonly scenario: Scenario | null;
  /** While recording, the entry of each step. */
  readonly origins?: readonly number[];
  /** Index of the step to look at: the chosen one, else the first that failed, else the last. */
  readonly current: number;
}

function useShown(bench: BenchStore, { recorder, player }: Tools): Shown {
  const { chosen } = useStore(bench);
  const { isRecording, recording } = useStore(recorder);
  const { scenario, status, reports, position } = useStore(player);
  if (isRecording && recording !== null) {
    const draft = draftWithOrigins(recording, '');
    return { ...draft, current: chosen ?? draft.origins.length - 1 };
  }
  const isRunning = status === 'playing' || status === 'paused';
  const failed = reports.findIndex(hasFailed);
  const last = failed === -1 ? reports.length - 1 : failed;
  return { scenario, current: chosen ?? (isRunning ? position : last) };
}

/** Renders the steps of the recording or of the loaded scenario. */
function Steps({ bench, tools }: PartProps) {
  const { recorder, player } = tools;
  const { fileProblem } = useStore(bench);
  const { reports, problem } = useStore(player);
  const { scenario, origins, current } = useShown(bench, tools);
  if (fileProblem !== '')
    return (
      <Side aria-label="Pașii scenariului">
        <Scroll>
          <Problem role="alert">Fișierul nu poate fi folosit:{`\n${fileProblem}`}</Problem>
          <ToolButton onClick={() => bench.set({ fileProblem: '' })}>Închide</ToolButton>
        </Scroll>
      </Side>
    );
  return (
    <Side aria-label="Pașii scenariului">
      {scenario !== null && (
        <Head>
          <Title>{origins === undefined ? scenario.title : 'Pașii înregistrării'}</Title>
        </Head>
      )}
      {scenario !== null && origins === undefined && <PlayBar bench={bench} tools={tools} />}
      <Scroll>
        {problem !== '' && <Problem role="alert">{problem}</Problem>}
        {scenario === null ? (
          <Quiet>
            Înregistrați o vizită pe pagina din mijloc, sau încărcați fișierul unui scenariu: pașii apar aici.
          </Quiet>
        ) : (
          <Timeline
            scenario={scenario}
            reports={origins === undefined ? reports : []}
            current={current}
            onChoose={(index) => bench.choose(index)}
            onRemove={(index) => {
              const { [index]: entry } = origins ?? [];
              if (origins === undefined) void bench.remove(index);
              else if (entry !== undefined) recorder.remove(entry);
            }}
          />
        )}
      </Scroll>
    </Side>
  );
}

const withText =
  (text: string) =>
  (step: Step): Step =>
    'send' in step && step.send.type === 'field.changed'
      ? ({ ...step, send: { ...step.send, value: text } } as Step)
      : step;

/** Renders the form's state and the details of a step. */
function Findings({ bench, tools }: PartProps) {
  const { watch, tap, player, recorder, pointer } = tools;
  const { note, covered } = useStore(bench);
  const { watched } = useStore(watch);
  const { reports, position, taken } = useStore(player);
  const { pointed } = useStore(pointer);
  const { isRecording } = useStore(recorder);
  const { scenario, origins, current } = useShown(bench, tools);
  const step = scenario?.steps[current];
  const { chosen } = useStore(bench);
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    details.current?.scrollTo(0, 0);
  }, [current]);
  return (
    <Side $isRight aria-label="Starea">
      {watched !== null && (
        <Head>
          <Chart watched={watched} taken={taken} covered={covered} />
        </Head>
      )}
      <Scroll ref={details} tabIndex={0} role="group" aria-label="Amănunte">
        {pointed !== null && (
          <PointForm
            key={`${pointed.name} ${pointed.text}`}
            pointed={pointed}
            onExpect={(expectation) => {
              const words = expectationLines(expectation).map((line) => line.words);
              const index = chosen ?? Math.max(0, position - 1);
              if (isRecording) recorder.expect(expectation);
              else player.expect(index, expectation);
              const where = isRecording ? 'ultimul pas' : `pasul ${index + 1}`;
              bench.set({ note: `Așteptare adăugată la ${where}: ${words.join('; ')}` });
            }}
            onClose={() => pointer.clear()}
          />
        )}
        <Quiet role="status" aria-label="Ultima schimbare">
          {note}
        </Quiet>
        {step !== undefined && (
          <Details
            title={`${current + 1}. ${scenario && stepTitles(scenario)[current]}`}
            step={step}
            report={isRecording ? undefined : reports[current]}
            before={reports[current - 1]}
            onChange={isRecording ? undefined : (change) => player.edit(current, change)}
            onWrite={(text) => {
              const { [current]: entry } = origins ?? [];
              if (entry !== undefined) recorder.write(entry, text);
              else player.edit(current, withText(text));
            }}
          />
        )}
        {watched !== null && <ServerOrders tap={tap} machine={watched.machine} />}
        {watched !== null && (
          <Fold>
            <FoldSummary>Datele formularului acum</FoldSummary>
            <Code as="pre">{JSON.stringify(watched.snapshot.context, undefined, 2)}</Code>
          </Fold>
        )}
      </Scroll>
    </Side>
  );
}
