import type { Step } from '../scenario/scenario';
import type { Told } from './stage';

interface Span {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
  messages: readonly string[];
  /** Of the last message. */
  tone?: string;
}

function expects({ expect }: Step, text: string): boolean {
  return expect?.notification === text || (expect?.notification === undefined && expect?.tone !== undefined);
}

/**
 * Gives each message to the step that brought it. A page shows one later than it was told when another has to go
 * first: of all steps that may have brought it, it is the first that expects it, else the last that expects none.
 */
export function assignMessages(spans: readonly Span[], told: readonly Told[]): void {
  for (const { text, since, at, tone } of told) {
    const possible = spans.filter(({ from, to }) => from <= at && since <= to);
    const meant =
      possible.find(({ step, messages }) => expects(step, text) && messages.length === 0) ??
      possible.findLast(({ step }) => step.expect?.notification === undefined) ??
      possible.at(-1);
    if (meant !== undefined) Object.assign(meant, { messages: [...meant.messages, text], tone });
  }
}
