import { shortDateTime } from '../../content/dateWords';
import { PATIENT_FIELD_NAMES } from '../../domain/entities';
import { unescapeHtml } from '../../domain/htmlEscape';
import { FIELD_LABELS } from '../run/fieldLabels';
import { isObject } from '../run/mismatches';
import type { Expectation, Mismatch } from '../run/report';
import type { JsonPath } from '../scenario/parseScenario';
import { named, type AnsweredForm } from './stepTitles';

const NAMES: Readonly<Record<string, string>> = {
  user_id: 'medicul',
  user_appointment_id: 'ora',
  state: 'Starea',
  context: 'Datele',
  notification: 'Mesaj nou',
  onScreen: 'Mesaj pe pagină',
  request: 'Cererea',
  key: 'Cheia cererii',
  calendar: 'Ora',
  present: 'Ar trebui să se citească pe pagină',
  absent: 'Nu ar trebui să se citească pe pagină',
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
  service: 'serviciul',
  serviceId: 'serviciul',
  doctor: 'medicul',
  doctorId: 'medicul',
  slot: 'ora',
  slotId: 'intervalul',
  price: 'consultația',
  lostSlot: 'ora pierdută',
  notOffered: 'ce nu se oferă din adresă',
  patient: 'pacientul',
  problems: 'greșelile',
  receipt: 'confirmarea',
  date: 'data',
  startTime: 'de la',
  endTime: 'până la',
  patientName: 'numele',
  reference: 'codul',
  link: 'linkul',
  mailedTo: 'trimisă la',
  isUnconfirmed: 'neconfirmată',
  sendFailed: 'trimiterea a eșuat',
  isOffline: 'fără rețea',
  isSlow: 'răspunsul întârzie',
};

/** The patient's fields by their names in a request. */
const SENT: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PATIENT_FIELD_NAMES).map(([field, name]) => [name, field]),
);

const partName = ({ machine }: AnsweredForm, part: string): string =>
  NAMES[part] ?? FIELD_LABELS[machine][SENT[part] ?? part] ?? part;

const CONTROLS: Readonly<Record<string, string>> = {
  'enabled true': 'se poate folosi',
  'enabled false': 'inactiv',
  'invalid true': 'marcat ca greșit',
  'invalid false': 'nu este marcat ca greșit',
};

/** The number of names that lead to one line; 1 for every other part. */
const DEPTH: Readonly<Record<string, number>> = { context: 3, request: 3, text: 3, controls: 3, calendar: 2 };

const STATES: Readonly<Record<string, string>> = {
  idle: 'deschis',
  submitted: 'trimis',
  'submitted.validating': 'verifică câmpurile',
  'submitted.waiting': 'așteaptă secunda dinaintea trimiterii',
  'submitted.sending': 'se trimite',
  success: 'reușit',
  error: 'nereușit',
};

/** Returns a form's state in words, with its name on the chart: `deschis (idle)`. */
export const stateWords = (state: string): string => `${STATES[state] ?? 'fără formular'} (${state})`;

const PROBLEMS: Readonly<Record<string, string>> = {
  missing: 'necompletat',
  invalid: 'greșit',
  tooLong: 'prea lung',
};

/** Returns the words of a moment: a date with a time or a slot; undefined for any other value. */
function momentWords(value: unknown): string | undefined {
  if (!isObject(value) || Object.keys(value).length !== 2) return undefined;
  const slot = String(value.slotId);
  const { date, startTime = slot.includes(':') ? slot : `intervalul ${slot}` } = value;
  return typeof date === 'string' ? shortDateTime({ date, startTime: startTime as string }) : undefined;
}

/** Returns whether a value is shown part by part. */
export const hasParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && momentWords(value) === undefined;

function shownValue(form: AnsweredForm, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'da' : 'nu';
  if (typeof value === 'string') return PROBLEMS[value] ?? `„${value}”`;
  if (typeof value === 'number') return String(value);
  const parts = Array.isArray(value)
    ? value.map((part) => shownValue(form, part))
    : Object.entries(value ?? {}).map(([name, part]) => `${partName(form, name)}: ${shownValue(form, part)}`);
  return momentWords(value) ?? (parts.join(', ') || 'nimic');
}

/** Returns in words what a form's data, an expectation or what came instead have at a path. */
export const valueWords = (form: AnsweredForm, path: JsonPath, value: unknown): string =>
  path[0] === 'state'
    ? stateWords(String(value))
    : path.at(-1) === 'error' && value === null
      ? 'niciuna'
      : shownValue(form, named(form, String(path.at(-1)), value));

/** Returns the name of an expectation, or of a part of the form's data: `Medic · conținutul`. */
export const pathWords = (form: AnsweredForm, path: JsonPath): string =>
  path
    // The contact form's own data are called like a request.
    .filter((part, at) => part !== 'request' || at === 0)
    .map((part) => (typeof part === 'string' ? partName(form, part) : ''))
    .filter(Boolean)
    .join(' · ');

export interface ExpectationLine {
  readonly path: JsonPath;
  readonly value: unknown;
  readonly words: string;
  /** The line as the file has it. */
  readonly machineWords: string;
}

/** Returns a part of a form's data or of an expectation as the file has it. */
export const machineWords = (path: JsonPath, value: unknown): string =>
  `${path.join('.')}: ${JSON.stringify(value)}`;

/** Returns a control's name, in quotation marks when it is a sentence. */
const controlName = (name: string | number): string =>
  /[.?!](?: |$)/.test(String(name)) ? `„${name}”` : String(name);

function lineWords(form: AnsweredForm, path: JsonPath, value: unknown): string {
  const [root = '', name = ''] = path;
  const known = root === 'controls' ? CONTROLS[`${path.at(-1)} ${String(value)}`] : undefined;
  if (root === 'controls' && path.length === 2 && value === null) return `${controlName(name)}: lipsește`;
  if (known !== undefined) return `${controlName(name)}: ${known}`;
  if (root === 'calendar' && isObject(value)) {
    const { state, ...slot } = named(form, '', value) as typeof value;
    return `Ora ${shownValue(form, slot)}: ${String(state)}`;
  }
  const shown = `${pathWords(form, path)}: ${valueWords(form, path, value)}`;
  return root === 'request' ? unescapeHtml(shown) : shown;
}

/** Returns an expectation in single lines, each of which can be struck out or corrected. */
export function expectationLines(
  form: AnsweredForm,
  expectation: Expectation = {},
): readonly ExpectationLine[] {
  const split = (value: unknown, path: JsonPath): readonly ExpectationLine[] => {
    // Without one name, the others would say that its field is in order.
    const isSplit = path.at(-1) !== 'problems' && path.length < (DEPTH[String(path[0])] ?? 1);
    const parts = isSplit && (Array.isArray(value) || hasParts(value)) ? Object.entries(value) : [];
    if (parts.length === 0)
      return [{ path, value, words: lineWords(form, path, value), machineWords: machineWords(path, value) }];
    return parts.flatMap(([key, inner]) => split(inner, [...path, Array.isArray(value) ? Number(key) : key]));
  };
  return Object.entries(expectation).flatMap(([key, value]) => split(value, [key]));
}

/** Returns what differs: a part of the expectation, or those of its texts that are wrong. */
export function differenceWords(form: AnsweredForm, { path, expected, actual, slot }: Mismatch): string {
  if (slot !== undefined) return `Ora ${shownValue(form, slot)}`;
  if (path[0] !== 'text' || !Array.isArray(expected)) return pathWords(form, path);
  const right = new Set(actual as readonly string[]);
  const wrong = (expected as readonly string[]).filter((text) => !right.has(text));
  return `${pathWords(form, path)}: ${shownValue(form, wrong)}`;
}

const WRONG_TEXTS: Readonly<Record<string, string>> = {
  present: 'nu este pe pagină',
  absent: 'se citește',
  announced: 'nu se anunță',
};

/** Returns what came in place of what was expected. */
export function actualWords(form: AnsweredForm, { path, actual }: Mismatch): string {
  const [root, part] = path;
  if (root === 'text') return WRONG_TEXTS[String(part)] ?? '';
  return valueWords(form, path, actual);
}

/** Returns what a step expects besides from now on, and what no longer. */
export function addedWords(
  form: AnsweredForm,
  added: Expectation,
  before?: Expectation,
  after?: Expectation,
): string {
  const wordsIn = (one?: Expectation) => expectationLines(form, one).map(({ words }) => words);
  const kept = wordsIn(after);
  const gone = wordsIn(before).filter((words) => !kept.includes(words));
  return [wordsIn(added), gone]
    .map((words) => words.join('; '))
    .filter(Boolean)
    .join('. Nu se mai așteaptă: ');
}
