import type { Language } from './said';
import type { Step } from './scenario';

const VERBS = {
  en: { send: 'send ', advance: 'advance', respond: 'respond' },
  // What a visitor does is named by its event alone.
  ro: { send: '', advance: 'trec', respond: 'răspunde' },
} as const;

function detail({ send }: Extract<Step, { send: unknown }>): string {
  const { type, ...rest } = send;
  const values = Object.values(rest).map((value: unknown) =>
    typeof value === 'object' && value !== null ? Object.values(value).join(' ') : JSON.stringify(value),
  );
  return [type, ...values].join(' ');
}

/** A step in a line: `send service.chosen 1`, `advance 1000 ms`, `respond slots`. */
export function stepWords(step: Step, language: Language): string {
  const verbs = VERBS[language];
  if ('advance' in step) return `${verbs.advance} ${step.advance} ms`;
  if ('respond' in step) return `${verbs.respond} ${step.respond}`;
  return verbs.send + detail(step);
}
