import type { Step } from './scenario';

function detail({ send }: Extract<Step, { send: unknown }>): string {
  const { type, ...rest } = send;
  const values = Object.values(rest).map((value: unknown) =>
    typeof value === 'object' && value !== null ? Object.values(value).join(' ') : JSON.stringify(value),
  );
  return [type, ...values].join(' ');
}

/** A step in a line, in the file's own words: `send service.chosen 1`, `advance 1000 ms`, `respond slots`. */
export function stepWords(step: Step): string {
  if ('advance' in step) return `advance ${step.advance} ms`;
  return 'respond' in step ? `respond ${step.respond}` : `send ${detail(step)}`;
}
