import { useEffect, useRef } from 'react';
import { useStore } from '../../page/store';
import type { Expectation } from '../../run/report';
import type { Tools } from '../frame/openTools';
import type { BenchProps } from './benchStore';
import { Chart } from './Chart';
import { StepDetails } from './StepDetails';
import { expectationLines } from './expectations';
import { Code, Fold, FoldSummary, PanelHead, Quiet, Scroll, Side } from './parts';
import { PointForm } from './PointForm';
import { ServerOrders } from './ServerOrders';
import { stepTitles } from './stepTitles';
import { useShown } from './useShown';

const POINT_LATER =
  'Ce ar trebui să fie altfel se arată cu Alt în timpul unei înregistrări sau după o redare: apăsați întâi „Înregistrează” sau „Redă”.';

export function Findings({ bench, tools: { watch, tap, pointer } }: BenchProps & { readonly tools: Tools }) {
  const { player } = bench;
  const { watched } = useStore(watch);
  const { chosen, note, status } = useStore(player);
  const { pointed } = useStore(pointer);
  const { scenario, reports, isRecording, current } = useShown(bench);
  const step = scenario?.steps[current];
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    details.current?.scrollTo(0, 0);
  }, [current]);
  const expectAt = (index: number, expectation: Expectation): void => {
    bench.editor.expect(expectation, index);
    const where = isRecording ? 'ultimul pas' : `pasul ${index + 1}`;
    const words = expectationLines(expectation).map((line) => line.words);
    player.set({ note: `Așteptare adăugată la ${where}: ${words.join('; ')}` });
  };
  return (
    <Side $isRight aria-label="Starea">
      {watched !== null && (
        <PanelHead>
          <Chart watched={watched} player={player} />
        </PanelHead>
      )}
      <Scroll ref={details} tabIndex={0} role="group" aria-label="Amănunte">
        {pointed !== null && status === 'idle' && !isRecording && <Quiet role="status">{POINT_LATER}</Quiet>}
        {pointed !== null && (status !== 'idle' || isRecording) && (
          <PointForm
            key={`${pointed.name} ${pointed.text}`}
            pointed={pointed}
            onExpect={(expectation) => expectAt(chosen ?? Math.max(0, reports.length - 1), expectation)}
            onClose={() => pointer.set({ pointed: null })}
          />
        )}
        <Quiet role="status" aria-label="Ultima schimbare">
          {note}
        </Quiet>
        {scenario && step && (
          <StepDetails
            title={`${current + 1}. ${stepTitles(scenario)[current]}`}
            step={step}
            report={reports[current]}
            before={reports[current - 1]}
            onChange={isRecording ? undefined : (change) => player.edit(current, change)}
            onExpect={(notification) => expectAt(current, { notification })}
            onStrike={(line) => {
              bench.strike(current, line);
              player.set({ note: `Nu se mai așteaptă: ${line.words}` });
            }}
            onWrite={(text) => {
              bench.editor.write(current, text);
              player.set({ note: `Text păstrat: „${text}”` });
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
