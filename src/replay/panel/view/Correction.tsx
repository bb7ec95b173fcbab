import { useState } from 'react';
import type { Mismatch } from '../../run/report';
import type { Step } from '../../scenario/scenario';
import { Bar, Input, ToolButton } from './panelParts';

interface CorrectionProps {
  readonly mismatch: Mismatch;
  readonly onChange: (change: (step: Step) => Step) => void;
}

type Branch = Record<string | number, unknown>;

/** The step with another value at a path of what it expects. */
function withValue(step: Step, path: Mismatch['path'], value: unknown): Step {
  const expect = structuredClone(step.expect ?? {}) as Branch;
  const parent = path.slice(0, -1).reduce((branch, key) => (branch[key] ??= {}) as Branch, expect);
  const [name] = path.slice(-1);
  if (name !== undefined) parent[name] = value;
  return { ...step, expect };
}

/** JSON, or the text as it stands. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Corrects what a step expects, beside what came instead. */
export function Correction({ mismatch: { what, path, expected, actual }, onChange }: CorrectionProps) {
  const [text, setText] = useState(JSON.stringify(expected));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange((step) => withValue(step, path, valueOf(text)));
      }}
    >
      <Bar>
        <Input
          aria-label={`Se așteaptă la ${what}`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ToolButton type="submit" $tone="secondary">
          Păstrează
        </ToolButton>
        <ToolButton
          $tone="quiet"
          disabled={actual === undefined}
          onClick={() => onChange((step) => withValue(step, path, actual))}
        >
          Ce a venit este corect
        </ToolButton>
      </Bar>
    </form>
  );
}
