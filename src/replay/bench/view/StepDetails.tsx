import { useState } from 'react';
import { styled } from 'styled-components';
import { MESSAGES } from '../../../content/messages';
import { Stack } from '../../../ui/layout';
import { color, space } from '../../../ui/tokens';
import { isSame } from '../../run/mismatches';
import type { ReceivedRequest } from '../../run/mockServer';
import type { StepReport } from '../../run/report';
import type { JsonPath } from '../../scenario/parseScenario';
import { CALL_PATHS } from '../../scenario/parts';
import type { Step } from '../../scenario/scenario';
import type { BenchProps } from './benchStore';
import { Correction } from './Correction';
import { expectationLines, hasParts, pathWords, shownValue } from './expectations';
import {
  Input,
  Problem,
  Quiet,
  Remove,
  Select,
  SmallTitle,
  Title,
  ToolButton,
  ToolRow,
  handleSubmit,
} from './parts';
import { CALL_TITLES, stepTitles } from './stepTitles';
import { useShownScenario } from './useShownScenario';

const DetailRow = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block: 0.125rem;
  border-bottom: 1px solid ${color.hairline};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const EMPTY: readonly unknown[] = [undefined, null, '', false];

/** Returns which parts of the form's data changed, each with the value before and after. */
function changes(was: unknown, value: unknown, path: JsonPath = []): readonly string[] {
  if (isSame(was, value) || (EMPTY.includes(was) && EMPTY.includes(value))) return [];
  if (hasParts(value) && (was === undefined || hasParts(was)))
    return Object.keys({ ...was, ...value }).flatMap((name) =>
      changes(was?.[name], value[name], [...path, name]),
    );
  return [`${pathWords(path)}: ${shownValue(was)} → ${shownValue(value)}`];
}

/** Returns a call with its body and its answer, which may have come in a later step. */
function exchangeWords({ call, payload, reply }: ReceivedRequest): string {
  const status = reply === undefined ? 'fără răspuns încă' : (reply?.status ?? 'conexiune întreruptă');
  const body = JSON.stringify(payload, undefined, 1);
  return `${CALL_TITLES[call]} (${CALL_PATHS[call]}) → ${status}\n${body}\nRăspuns: ${reply?.text ?? 'niciunul'}`;
}

interface ListProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** Takes a line away; undefined where none can be. */
  readonly onStrike?: (index: number) => void;
}

function List({ title, lines, onStrike }: ListProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <SmallTitle>{title}</SmallTitle>
      <ul>
        {lines.map((line, index) => (
          <DetailRow key={index}>
            {line}
            {onStrike && (
              <Remove $variant="quiet" aria-label={`Nu se așteaptă: ${line}`} onClick={() => onStrike(index)}>
                ✕
              </Remove>
            )}
          </DetailRow>
        ))}
      </ul>
    </section>
  );
}

interface TextFormProps {
  readonly typed: string;
  readonly onWrite: (text: string) => void;
}

/** Lets the tester change the text that a step types. */
function TextForm({ typed, onWrite }: TextFormProps) {
  const [text, setText] = useState(typed);
  return (
    <ToolRow as="form" onSubmit={handleSubmit(() => onWrite(text))}>
      <Input aria-label="Textul scris" value={text} onChange={({ target }) => setText(target.value)} />
      <ToolButton type="submit" $variant="secondary">
        Schimbă textul
      </ToolButton>
    </ToolRow>
  );
}

/** Returns the text that a step types; undefined for any other step. */
const typedText = (step: Step): string | undefined =>
  'send' in step && step.send.type === 'field.changed' ? step.send.value : undefined;

interface OutcomeProps {
  readonly report: StepReport;
  readonly before: StepReport | undefined;
}

/** Shows what a step changed and sent. */
function Outcome({ report: { messages, observed, sent }, before }: OutcomeProps) {
  return (
    <>
      <List title="Mesaje" lines={messages} />
      <List title="Datele s-au schimbat" lines={changes(before?.observed.context, observed.context)} />
      <List title="Cereri" lines={sent.map(exchangeWords)} />
    </>
  );
}

/** Shows the step that the tester looks at: what differed, what is expected, and what it changed and sent. */
export function StepDetails({ bench }: BenchProps) {
  const { scenario, reports, isRecording, current } = useShownScenario(bench);
  const step = scenario?.steps[current];
  if (!step) return null;
  const { [current]: report, [current - 1]: before } = reports;
  const title = `${current + 1}. ${stepTitles(scenario)[current]}`;
  const typed = typedText(step);
  const lines = expectationLines(step.expect ?? {});
  return (
    <Stack as="section" $gap={2} aria-label="Pasul ales">
      <Title>{title}</Title>
      {report && (
        <Quiet>
          Starea: {before?.observed.state ?? 'idle'} → {report.observed.state}
        </Quiet>
      )}
      {step.note !== undefined && <Quiet>{step.note}</Quiet>}
      {typed !== undefined && (
        <TextForm key={`${title} ${typed}`} typed={typed} onWrite={(text) => bench.write(current, text)} />
      )}
      {report?.refusal !== undefined && <Problem>{report.refusal}</Problem>}
      {report?.mismatches.map((mismatch) => (
        <Correction
          key={`${title} ${mismatch.what}`}
          mismatch={mismatch}
          onKeep={(value) => bench.player.correct(current, mismatch.path, value)}
        />
      ))}
      <List
        title="Se așteaptă"
        lines={lines.map(({ words }) => words)}
        onStrike={(index) => lines[index] && bench.strike(current, lines[index])}
      />
      {/* A message can be expected that did not come. */}
      {!isRecording && (
        <Select
          aria-label="Ar trebui să apară mesajul"
          value=""
          onChange={({ target }) => bench.expect(current, { notification: target.value })}
        >
          <option value="">Ar trebui să apară mesajul…</option>
          {Object.entries(MESSAGES).map(([name, text]) => (
            <option key={name}>{text}</option>
          ))}
        </Select>
      )}
      {report && <Outcome report={report} before={before} />}
    </Stack>
  );
}
