import { useRef } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../../ui/tokens';
import type { ReceivedRequest } from '../../run/mockServer';
import type { StepReport } from '../../run/report';
import { CALL_PATHS } from '../../scenario/parts';
import type { Step } from '../../scenario/scenario';
import { Correction } from './Correction';
import { expectationLines, pathWords, shownValue, type ExpectationLine } from './expectations';
import { handleSubmit, Input, Problem, Quiet, Remove, SmallTitle, Title, ToolButton, ToolRow } from './parts';

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
const isEmpty = (value: unknown): boolean => EMPTY.includes(value) || JSON.stringify(value) === '{}';

/** Returns what of the form's data a step changed, each with the value before and after it. */
function contextChanges(before: StepReport | undefined, { observed }: StepReport): readonly string[] {
  const former = before?.observed.context as Readonly<Record<string, unknown>> | undefined;
  return Object.entries(observed.context).flatMap(([name, value]: readonly [string, unknown]) => {
    const was = former?.[name];
    const isSame = former === undefined ? isEmpty(value) : JSON.stringify(was) === JSON.stringify(value);
    return isSame ? [] : `${pathWords([name])}: ${shownValue(was)} → ${shownValue(value)}`;
  });
}

/** Returns a call with its body and its answer, which may have come in a later step. */
function exchangeWords({ call, payload, reply }: ReceivedRequest): string {
  const status = reply === undefined ? 'fără răspuns încă' : (reply?.status ?? 'conexiune întreruptă');
  const body = JSON.stringify(payload, undefined, 1);
  return `${CALL_PATHS[call]} → ${status}\n${body}\nRăspuns: ${reply?.text ?? 'niciunul'}`;
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

interface StepDetailsProps {
  readonly title: string;
  readonly step: Step;
  readonly report: StepReport | undefined;
  readonly before: StepReport | undefined;
  /** Changes the step; returns false when it would be invalid. Undefined while recording. */
  readonly onChange: ((change: (step: Step) => Step) => boolean) | undefined;
  readonly onStrike: (line: ExpectationLine) => void;
  readonly onWrite: (text: string) => void;
}

/** Shows a step: what differed, what is expected, and what it changed and sent. */
export function StepDetails({ title, step, report, before, onChange, onStrike, onWrite }: StepDetailsProps) {
  const typed = 'send' in step && step.send.type === 'field.changed' ? step.send.value : undefined;
  const text = useRef<HTMLInputElement>(null);
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
      {typed !== undefined && (
        <ToolRow as="form" onSubmit={handleSubmit(() => onWrite(text.current?.value ?? typed))}>
          <Input key={typed} ref={text} aria-label="Textul scris" defaultValue={typed} />
          <ToolButton type="submit" $variant="secondary">
            Schimbă textul
          </ToolButton>
        </ToolRow>
      )}
      {report?.refusal !== undefined && <Problem>{report.refusal}</Problem>}
      {onChange !== undefined &&
        report?.mismatches.map((mismatch) => (
          <Correction key={mismatch.what} mismatch={mismatch} onChange={onChange} />
        ))}
      <List
        title="Se așteaptă"
        lines={lines.map(({ words }) => words)}
        onStrike={(index) => lines[index] && onStrike(lines[index])}
      />
      {report !== undefined && (
        <>
          <List title="Mesaje" lines={report.messages} />
          <List title="Datele s-au schimbat" lines={contextChanges(before, report)} />
          <List title="Cereri" lines={report.sent.map(exchangeWords)} />
        </>
      )}
    </section>
  );
}
