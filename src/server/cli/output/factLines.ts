import { plainText } from './plainText';

/** `Nume: valoare`, one a line; longer values keep their own lines, indented. Empty ones are left out. */
export function factLines(facts: readonly (readonly [name: string, value: string])[]): string {
  return facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${plainText(value, { keepLines: true }).replaceAll('\n', '\n  ')}`)
    .join('\n');
}
