import * as v from 'valibot';
import type { ClinicProfile } from '../../../domain/facts';
import { positionIn, readJsonTree, type JsonFault } from '../../../domain/jsonTree';
import { closures, vacations } from '../../staff/daysOff';
import { doctors } from '../../staff/doctors';
import type { Entity } from '../../staff/entity';
import { prices } from '../../staff/prices';
import { profileFields } from '../../staff/profile';
import { Refusal } from '../../staff/refusal';
import { id, reading, type Rule } from '../../staff/rules';
import { services } from '../../staff/services';
import { WEEKDAYS } from '../../words/dates';

/** The version that this program writes; it reads no newer file. */
export const FACTS_VERSION = 1;

/** `09:00-09:30` */
const interval = reading((text) => {
  const [, from = '', to = ''] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  return from < to ? { from, to } : undefined;
}, 'Scrieți intervalul ca 09:00-09:30, cu sfârșitul după început.');

const week = v.strictObject(v.entriesFromList(WEEKDAYS, v.optional(v.array(interval), [])));

/** Makes the schema of an entity's rows of its fields. What identifies a row is required. */
function rowsSchema({ fields, fileKey }: Entity, without = '', more: v.ObjectEntries = {}) {
  const entries: Record<string, v.GenericSchema> = fileKey === 'id' ? { id } : {};
  for (const [name, { rule, isRequired }] of Object.entries(fields))
    if (name !== without)
      entries[name] = isRequired || name === fileKey ? rule : v.exactOptional(rule as v.GenericSchema);
  return v.optional(v.array(v.strictObject({ ...entries, ...more })));
}

export type FileRow = Readonly<Record<string, unknown>>;
export interface FileDoctor extends FileRow {
  readonly id: number;
  readonly week?: v.InferOutput<typeof week>;
  readonly vacations?: readonly FileRow[];
}

/**
 * A file's content. What is left out stays as it is, in a row too; a list or a week that is there is the whole of it,
 * a list in the order in which it is shown.
 */
export interface FactsFile {
  readonly profile?: Partial<ClinicProfile>;
  readonly services?: readonly FileRow[];
  readonly doctors?: readonly FileDoctor[];
  readonly prices?: readonly FileRow[];
  readonly closures?: readonly FileRow[];
}

const profile = Object.fromEntries(
  Object.entries(profileFields).map(([name, { rule }]) => [name, v.exactOptional(rule)]),
);
const ofDoctor = { week: v.exactOptional(week), vacations: rowsSchema(vacations, 'doctor') };

const factsFile = v.strictObject({
  version: v.literal(FACTS_VERSION),
  profile: v.optional(v.strictObject(profile)),
  services: rowsSchema(services),
  doctors: rowsSchema(doctors, '', ofDoctor),
  prices: rowsSchema(prices),
  closures: rowsSchema(closures),
}) as unknown as Rule<FactsFile>;

export type Path = readonly (string | number)[];

/** A file that was read, not yet checked. */
export interface Draft {
  readonly fileName: string;
  readonly value: unknown;
  /** Says where something stands: `doctors[3].title`. */
  readonly placeOf: (path: Path) => string;
}

const EXPECTED: Readonly<Record<string, string>> = {
  Object: 'un obiect, între acolade',
  Array: 'o listă, între paranteze drepte',
  string: 'un text, între ghilimele',
  '(boolean | string)': 'true sau false',
};

/** valibot's own words are replaced by kind: a name that it does not know, one that is missing, another type. */
function issueMessage({ message, expected, received }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message;
  if (expected === 'never') return 'Acest nume nu este cunoscut aici.';
  if (received === 'undefined') return 'Lipsește.';
  return `Scrieți ${EXPECTED[expected ?? ''] ?? expected}, nu ${received}.`;
}

/** The limit of what a person reads. */
const MOST_PROBLEMS = 50;

export function fileRefusal(fileName: string, problems: readonly string[]): Refusal {
  const more = problems.length - MOST_PROBLEMS;
  return new Refusal(
    `Fișierul ${fileName} nu poate fi importat. Nu s-a schimbat nimic.`,
    [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`… și încă ${more}`] : [])].join('\n'),
  );
}

const plainPlace = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

const FAULTS: Readonly<Record<JsonFault['kind'], (detail: string) => string>> = {
  cutOff: () => 'Fișierul se termină prea devreme.',
  malformed: (code) => `Nu este JSON (${code}).`,
  repeatedName: (name) => `„${name}” apare de două ori.`,
};

/** @throws {Refusal} for what is no JSON */
export function jsonDraft(fileName: string, written: string): Draft {
  const text = written.trimEnd();
  const read = readJsonTree(text);
  if (!('fault' in read)) return { fileName, value: JSON.parse(text), placeOf: plainPlace };
  const { offset, kind, detail } = read.fault;
  throw fileRefusal(fileName, [`linia ${positionIn(text, offset).line}: ${FAULTS[kind](detail)}`]);
}

/** Names rows that a list holds twice. */
function repeated(
  rows: readonly FileRow[],
  [list, key]: readonly [string, string],
  placeOf: Draft['placeOf'],
) {
  return rows.flatMap((row, index) =>
    rows.findIndex((other) => other[key] === row[key]) === index
      ? []
      : [`${placeOf([list, index, key])}: „${String(row[key])}” apare de două ori.`],
  );
}

/** @throws {Refusal} that names every place that is wrong */
export function parseDraft({ fileName, value, placeOf }: Draft): FactsFile {
  const { version } = Object(value) as { version?: unknown };
  if (typeof version === 'number' && version > FACTS_VERSION)
    throw fileRefusal(fileName, [
      `version: Fișierul este de versiunea ${version}; acest program citește până la ${FACTS_VERSION}. Actualizați programul.`,
    ]);
  const parsed = v.safeParse(factsFile, value);
  if (!parsed.success)
    throw fileRefusal(
      fileName,
      parsed.issues.map((issue) => {
        const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
        return `${placeOf(path)}: ${issueMessage(issue)}`;
      }),
    );
  const { output: file } = parsed;
  const twice = [
    ...repeated(file.services ?? [], ['services', 'key'], placeOf),
    ...repeated(file.doctors ?? [], ['doctors', 'id'], placeOf),
    ...repeated(file.prices ?? [], ['prices', 'key'], placeOf),
  ];
  if (twice.length > 0) throw fileRefusal(fileName, twice);
  return file;
}
