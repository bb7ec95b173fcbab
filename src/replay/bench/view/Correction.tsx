import { useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../../ui/tokens';
import type { Mismatch } from '../../run/report';
import { put } from '../../run/updateScenario';
import type { Step } from '../../scenario/scenario';
import { Bar, Code, Input, Problem, Quiet, SmallTitle, ToolButton } from './parts';

const Difference = styled.form`
  margin-block: ${space[2]};
  padding: ${space[2]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.control};
`;

const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  margin-bottom: ${space[2]};
`;

interface CorrectionProps {
  readonly mismatch: Mismatch;
  /** @returns false when the changed step would be invalid */
  readonly onChange: (change: (step: Step) => Step) => boolean;
}

/** Returns the step with another value at a path of its expectation. */
function withValue(step: Step, path: Mismatch['path'], value: unknown): Step {
  const changed = structuredClone(step);
  put(changed, ['expect', ...path], value);
  return changed;
}

/** Parses JSON; returns other text unchanged. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Shows the expected and the actual value, and lets the tester correct the former. */
export function Correction({ mismatch: { what, path, expected, actual }, onChange }: CorrectionProps) {
  const [text, setText] = useState(JSON.stringify(expected));
  const [isKept, setIsKept] = useState(false);
  const keep = (value: unknown): void => setIsKept(onChange((step) => withValue(step, path, value)));
  return (
    <Difference
      aria-label={what}
      onSubmit={(event) => {
        event.preventDefault();
        keep(valueOf(text));
      }}
    >
      <Problem>{what}</Problem>
      <SideBySide>
        <div>
          <SmallTitle as="h4">Se aștepta</SmallTitle>
          <Code>{JSON.stringify(expected)}</Code>
        </div>
        <div>
          <SmallTitle as="h4">A venit</SmallTitle>
          <Code>{actual === undefined ? 'nimic' : JSON.stringify(actual)}</Code>
        </div>
      </SideBySide>
      <Bar>
        <Input
          aria-label={`Se așteaptă la ${what}`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ToolButton type="submit" $variant="secondary">
          Păstrează
        </ToolButton>
        <ToolButton
          $variant="quiet"
          disabled={actual === undefined}
          onClick={() => {
            setText(JSON.stringify(actual));
            keep(actual);
          }}
        >
          Ce a venit este corect
        </ToolButton>
      </Bar>
      <Quiet aria-live="polite">{isKept && 'Păstrat. Redați din nou, ca să fie judecat.'}</Quiet>
    </Difference>
  );
}
