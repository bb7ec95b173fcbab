import { useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../../ui/tokens';
import type { Mismatch } from '../../run/report';
import type { Step } from '../../scenario/scenario';
import { pathWords, shownValue, withExpectation } from './expectations';
import { Code, handleSubmit, Input, Problem, Quiet, SmallTitle, ToolButton } from './parts';

const Difference = styled.form`
  margin-block: ${space[2]};
  padding: ${space[2]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.control};
`;

const Comparison = styled.div`
  display: grid;
  grid: auto-flow / repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  align-items: start;
`;

interface CorrectionProps {
  readonly mismatch: Mismatch;
  /** @returns false when the changed step would be invalid */
  readonly onChange: (change: (step: Step) => Step) => boolean;
}

/** Returns what differs: a part of the expectation, or those of its texts that are wrong. */
function differenceWords({ path, expected, actual, slot }: Mismatch): string {
  if (slot !== undefined) return `Ora ${slot.slotId} din ${slot.date}`;
  if (path[0] !== 'text') return pathWords(path);
  const right = new Set(actual as readonly string[]);
  const wrong = (expected as readonly string[]).filter((text) => !right.has(text));
  return `${pathWords(path)}: ${wrong.map(shownValue).join(', ')}`;
}

function actualWords({ path: [root, part], actual }: Mismatch): string {
  if (root === 'text') return part === 'absent' ? 'se citește' : 'nu este pe pagină';
  return actual === undefined ? 'nimic' : JSON.stringify(actual);
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
export function Correction({ mismatch, onChange }: CorrectionProps) {
  const { path, expected, actual } = mismatch;
  const what = differenceWords(mismatch);
  const [text, setText] = useState(JSON.stringify(expected));
  const [isKept, setIsKept] = useState(false);
  const keep = (value: unknown): void => setIsKept(onChange((step) => withExpectation(step, path, value)));
  return (
    <Difference aria-label={what} onSubmit={handleSubmit(() => keep(valueOf(text)))}>
      <Problem>{what}</Problem>
      <Comparison>
        <SmallTitle as="h4">Se aștepta</SmallTitle>
        <SmallTitle as="h4">A venit</SmallTitle>
        <Input
          aria-label={`Se așteaptă la ${what}`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Code>{actualWords(mismatch)}</Code>
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
      </Comparison>
      <Quiet aria-live="polite">{isKept && 'Păstrat. Redați din nou, ca să fie judecat.'}</Quiet>
    </Difference>
  );
}
