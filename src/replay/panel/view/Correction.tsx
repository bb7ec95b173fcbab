import { useState } from 'react';
import { Button } from '../../../ui/Button';
import type { Mismatch } from '../../run/report';
import { put } from '../../run/updateScenario';
import type { Step } from '../../scenario/scenario';
import { Bar, Input, Quiet, ToolButton } from './panelParts';

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

/** Lets the tester correct an expectation, next to the actual value. */
export function Correction({ mismatch: { what, path, expected, actual }, onChange }: CorrectionProps) {
  const [text, setText] = useState(JSON.stringify(expected));
  const [isKept, setIsKept] = useState(false);
  const keep = (value: unknown): void => setIsKept(onChange((step) => withValue(step, path, value)));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep(valueOf(text));
      }}
    >
      <Bar>
        <Input
          aria-label={`Se așteaptă la ${what}`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" $variant="secondary" $isSmall>
          Păstrează
        </Button>
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
    </form>
  );
}
