import { isObject } from '../../run/mismatches';
import type { Expectation } from '../../run/report';
import type { JsonPath } from '../../scenario/parseScenario';
import type { Step } from '../../scenario/scenario';

const NAMES: Readonly<Record<string, string>> = {
  state: 'Starea',
  context: 'Datele',
  notification: 'Mesaj nou',
  onScreen: 'Mesaj pe pagină',
  request: 'Cererea',
  key: 'Cheia cererii',
  calendar: 'Ora',
  present: 'Se citește',
  absent: 'Nu se citește',
  announced: 'Se anunță',
  controls: '',
  text: '',
  focus: 'Focusul',
};

const CONTROLS: Readonly<Record<string, string>> = {
  'enabled true': 'se poate folosi',
  'enabled false': 'inactiv',
  'invalid true': 'marcat ca greșit',
  'invalid false': 'nu este marcat ca greșit',
};

/** Parts that are shown whole, each with its parts as a line of its own. */
const SPLIT: readonly string[] = ['context', 'request', 'text', 'controls', 'calendar'];

export const shownValue = (value: unknown): string =>
  typeof value === 'string' ? `„${value}”` : value === undefined ? 'nimic' : JSON.stringify(value);

export interface ExpectationLine {
  readonly path: JsonPath;
  readonly words: string;
}

function lineOf(path: JsonPath, value: unknown): ExpectationLine {
  const [root = '', name = ''] = path;
  const what = path.filter((part) => typeof part === 'string').map((part) => NAMES[part] ?? part);
  const known = root === 'controls' ? CONTROLS[`${path.at(-1)} ${String(value)}`] : undefined;
  if (root === 'controls' && value === null) return { path, words: `${name}: lipsește` };
  if (known !== undefined) return { path, words: `${name}: ${known}` };
  if (root === 'calendar' && isObject(value))
    return { path, words: `Ora ${String(value.slotId)} din ${String(value.date)}: ${String(value.state)}` };
  return { path, words: `${what.filter(Boolean).join(' · ')}: ${shownValue(value)}` };
}

/** Returns an expectation in single lines, each of which can be struck out. */
export function expectationLines(expectation: Expectation): readonly ExpectationLine[] {
  const split = (value: unknown, path: JsonPath): readonly ExpectationLine[] => {
    const isSplit = SPLIT.includes(String(path[0] ?? 'context')) && path.length < 3;
    const entries = Array.isArray(value)
      ? [...value.entries()]
      : isObject(value)
        ? Object.entries(value)
        : [];
    const isWhole = !isSplit || entries.length === 0 || (path[0] === 'calendar' && path.length === 2);
    return isWhole
      ? [lineOf(path, value)]
      : entries.flatMap(([key, inner]: readonly [string | number, unknown]) => split(inner, [...path, key]));
  };
  return Object.entries(expectation).flatMap(([key, value]) => split(value, [key]));
}

/** Returns the step without one line of its expectation, and without what becomes empty by that. */
export function withoutLine(step: Step, path: JsonPath): Step {
  const without = (value: unknown, [key, ...deeper]: JsonPath): unknown => {
    const inner = (value as Readonly<Record<string | number, unknown>>)[key ?? ''];
    const left = deeper.length === 0 ? undefined : without(inner, deeper);
    if (Array.isArray(value)) {
      const items = (value as unknown[]).flatMap((item, at) => (at === key ? (left ?? []) : [item]));
      return items.length === 0 ? undefined : items;
    }
    const others = Object.entries(value as object).filter(([name]) => name !== key);
    const kept = left === undefined ? others : [...others, [key, left] as const];
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
  };
  const { expect, ...rest } = step;
  const left = expect === undefined ? undefined : without(expect, path);
  return (left === undefined ? rest : { ...rest, expect: left }) as Step;
}
