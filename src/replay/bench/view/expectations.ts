import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { withValue } from '../../run/updateScenario';
import { isObject } from '../../run/mismatches';
import type { Expectation } from '../../run/report';
import type { JsonPath } from '../../scenario/parseScenario';
import type { Step } from '../../scenario/scenario';
import { FIELDS } from './stepTitles';

const NAMES: Readonly<Record<string, string>> = {
  ...FIELDS,
  state: 'Starea',
  context: 'Datele',
  notification: 'Mesaj nou',
  onScreen: 'Mesaj pe pagină',
  request: 'Cererea',
  key: 'Cheia cererii',
  calendar: 'Ora',
  present: 'Ar trebui să se citească',
  absent: 'Nu ar trebui să se citească',
  announced: 'Ar trebui să se anunțe',
  controls: '',
  text: '',
  focus: 'Focusul',
  value: 'conținutul',
  error: 'eroarea',
  enabled: 'se poate folosi',
  invalid: 'marcat ca greșit',
  options: 'opțiunile',
  href: 'adresa',
  serviceId: 'serviciul',
  doctorId: 'medicul',
  slot: 'ora',
  price: 'consultația',
  lostSlot: 'ora pierdută',
  notOffered: 'ce nu se oferă din adresă',
  patient: 'pacientul',
  problems: 'greșelile',
  receipt: 'confirmarea',
};

const CONTROLS: Readonly<Record<string, string>> = {
  'enabled true': 'se poate folosi',
  'enabled false': 'inactiv',
  'invalid true': 'marcat ca greșit',
  'invalid false': 'nu este marcat ca greșit',
};

/** The number of names that lead to one line; 1 for every other part. */
const DEPTH: Readonly<Record<string, number>> = { context: 3, request: 3, text: 3, controls: 3, calendar: 2 };

export const shownValue = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'da' : 'nu';
  return typeof value === 'string'
    ? `„${value}”`
    : value === null || value === undefined
      ? 'nimic'
      : JSON.stringify(value);
};

/** Returns the name of an expectation, or of a part of the form's data: `Medic · conținutul`. */
export const pathWords = (path: JsonPath): string =>
  path
    .map((part) => (typeof part === 'string' ? (NAMES[part] ?? part) : ''))
    .filter(Boolean)
    .join(' · ');

export interface ExpectationLine {
  readonly path: JsonPath;
  readonly words: string;
}

function lineOf(path: JsonPath, value: unknown): ExpectationLine {
  const [root = '', name = ''] = path;
  const known = root === 'controls' ? CONTROLS[`${path.at(-1)} ${String(value)}`] : undefined;
  if (root === 'controls' && value === null) return { path, words: `${name}: lipsește` };
  if (known !== undefined) return { path, words: `${name}: ${known}` };
  if (root === 'calendar' && isObject(value))
    return { path, words: `Ora ${String(value.slotId)} din ${String(value.date)}: ${String(value.state)}` };
  return { path, words: `${pathWords(path)}: ${shownValue(value)}` };
}

/** Returns an expectation in single lines, each of which can be struck out. */
export function expectationLines(expectation: Expectation): readonly ExpectationLine[] {
  const split = (value: unknown, path: JsonPath): readonly ExpectationLine[] => {
    const isSplit = path.length < (DEPTH[String(path[0])] ?? 1);
    const parts = isSplit && typeof value === 'object' && value !== null ? Object.entries(value) : [];
    if (parts.length === 0) return [lineOf(path, value)];
    return parts.flatMap(([key, inner]) => split(inner, [...path, Array.isArray(value) ? Number(key) : key]));
  };
  return Object.entries(expectation).flatMap(([key, value]) => split(value, [key]));
}

/** Returns a step that expects another value at a path; undefined for none. */
export const withExpectation = (step: Step, path: JsonPath, value: unknown): Step =>
  JSON.parse(withValue(JSON.stringify(step), ['expect', ...path], value)) as Step;

/** Returns the step without one line of its expectation, and without what would become empty by that. */
export function withoutLine(step: Step, path: JsonPath): Step {
  const outer = path.slice(0, -1);
  const root = parseTree(JSON.stringify(step.expect));
  const isAlone = path.length > 0 && root && findNodeAtLocation(root, outer)?.children?.length === 1;
  return isAlone ? withoutLine(step, outer) : withExpectation(step, path, undefined);
}
