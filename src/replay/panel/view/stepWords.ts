import type { Step } from '../../scenario/scenario';

/** A step in a line. */
export function stepWords(step: Step): string {
  if ('advance' in step) return `trec ${step.advance} ms`;
  if ('respond' in step) return `răspunde ${step.respond}`;
  const { type, ...payload } = step.send;
  const values = Object.values(payload).map((value) => JSON.stringify(value));
  return [type, ...values].join(' ');
}
