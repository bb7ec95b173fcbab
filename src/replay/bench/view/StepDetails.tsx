import { useState } from 'react';
import { styled } from 'styled-components';
import { MESSAGES } from '../../../content/messages';
import { color, space } from '../../../ui/tokens';
import { isSame } from '../../run/fillExpectations';
import type { ReceivedRequest } from '../../run/mockServer';
import type { StepReport } from '../../run/report';
import type { JsonPath } from '../../scenario/parseScenario';
import { CALL_PATHS } from '../../scenario/parts';
import type { Step } from '../../scenario/scenario';
import { Correction } from './Correction';
import { expectationLines, hasParts, pathWords, shownValue, type ExpectationLine } from './expectations';
import {
  handleSubmit,
  Input,
  Problem,
  Quiet,
  Remove,
  Select,
  SmallTitle,
  Title,
  ToolButton,
  ToolRow,
} from './parts';
import { CALL_TITLES } from './stepTitles';

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
  readonly onStrike?: ((index: number) => void) | undefined;
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

/** Returns the text that a step types; undefined for any other step. */
const typedText = (step: Step): string | undefined =>
  'send' in step && step.send.type === 'field.changed' ? step.send.value : undefined;

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

const MessageChoice = styled(Select)`
  width: 100%;
  margin-top: ${space[2]};
`;

interface MessageSelectProps {
  readonly step: Step;
  readonly onExpect: (message: string) => void;
}

/** Lets the tester expect a message, also one that did not come. */
function MessageSelect({ step, onExpect }: MessageSelectProps) {
  const expected = step.expect?.notification ?? '';
  return (
    <MessageChoice
      aria-label="Ar trebui să apară mesajul"
      value={expected}
      onChange={({ target }) => onExpect(target.value)}
    >
      <option value="" disabled>
        Ar trebui să apară mesajul…
      </option>
      {[...new Set([expected, ...Object.values(MESSAGES)])].filter(Boolean).map((text) => (
        <option key={text}>{text}</option>
      ))}
    </MessageChoice>
  );
}

interface StepDetailsProps {
  readonly title: string;
  readonly step: Step;
  readonly report: StepReport | undefined;
  readonly before: StepReport | undefined;
  /** Changes the step; returns why the result is invalid, '' when it was kept. Undefined while recording. */
  readonly onChange: ((change: (step: Step) => Step) => string) | undefined;
  readonly onExpect: (message: string) => void;
  readonly onStrike: (line: ExpectationLine) => void;
  readonly onWrite: (text: string) => void;
}

/** Shows a step: what differed, what is expected, and what it changed and sent. */
export function StepDetails(props: StepDetailsProps) {
  const { title, step, report, before, onChange, onExpect, onStrike, onWrite } = props;
  const typed = typedText(step);
  const lines = expectationLines(step.expect ?? {});
  return (
    <section aria-label="Pasul ales">
      <Title>{title}</Title>
      {report !== undefined && (
        <Quiet>
          Starea: {before?.observed.state ?? 'idle'} → {report.observed.state}
        </Quiet>
      )}
      {step.note !== undefined && <Quiet>{step.note}</Quiet>}
      {typed !== undefined && <TextForm key={`${title} ${typed}`} typed={typed} onWrite={onWrite} />}
      {report?.refusal !== undefined && <Problem>{report.refusal}</Problem>}
      {onChange !== undefined &&
        report?.mismatches.map((mismatch) => (
          <Correction key={`${title} ${mismatch.what}`} mismatch={mismatch} onChange={onChange} />
        ))}
      <List
        title="Se așteaptă"
        lines={lines.map(({ words }) => words)}
        onStrike={(index) => lines[index] && onStrike(lines[index])}
      />
      {onChange !== undefined && <MessageSelect step={step} onExpect={onExpect} />}
      {report !== undefined && (
        <>
          <List title="Mesaje" lines={report.messages} />
          <List
            title="Datele s-au schimbat"
            lines={changes(before?.observed.context, report.observed.context)}
          />
          <List title="Cereri" lines={report.sent.map(exchangeWords)} />
        </>
      )}
    </section>
  );
}
