import type { Step } from './scenario';

/** Returns a step on one line, in the words of its file: `service.chosen 1`, `advance 1000 ms`, `respond slots`. */
export function stepWords(step: Step): string {
  if ('advance' in step) return `advance ${step.advance} ms`;
  if ('respond' in step) return `respond ${step.respond}`;
  if ('given' in step) return `given ${step.given}`;
  if ('each' in step)
    return `each ${step.each.field} ${step.each.values.map((text) => JSON.stringify(text)).join(' ')}`;
  const { type, ...rest } = step.send;
  const values = Object.values(rest).map((value: unknown) =>
    typeof value === 'object' && value !== null ? Object.values(value).join(' ') : JSON.stringify(value),
  );
  return [type, ...values].join(' ');
}
