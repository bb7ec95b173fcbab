import * as v from 'valibot';
import type { ClinicProfile } from '../../../domain/facts';
import { positionIn, readJsonTree, type JsonFault } from '../../../domain/jsonTree';
import { Refusal } from '../../staff/refusal';
import { WEEKDAYS } from '../../words/dates';
import { profileFields } from '../entities/profile';
import { id, reading, type Rule } from '../input/rules';
import { LISTS, type FactsList } from './lists';

/** The version that this program writes; it reads no newer file. */
export const FACTS_VERSION = 1;

/** `09:00-09:30` */
const interval = reading((text) => {
  const [, from = '', to = ''] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  return from < to ? { from, to } : undefined;
}, 'Scrieți intervalul ca 09:00-09:30, cu sfârșitul după început.');

const week = v.strictObject(v.entriesFromList(WEEKDAYS, v.optional(v.array(interval), [])));

/** Makes the schema of a list's rows of the entity's fields. */
function rowSchema({ entity, key }: FactsList, without: readonly string[] = [], more: v.ObjectEntries = {}) {
  const fields = Object.entries(entity.fields).filter(([name]) => !without.includes(name));
  const entries: Record<string, v.GenericSchema> = key === 'id' ? { id } : {};
  for (const [name, { rule, isRequired, word }] of fields)
    if (word !== undefined || key === undefined)
      entries[name] = isRequired || name === key ? rule : v.exactOptional(rule);
  return v.array(v.strictObject({ ...entries, ...more }));
}

const profileRules: Record<string, v.GenericSchema> = Object.fromEntries(
  Object.entries(profileFields).map(([field, { rule }]) => [field, v.exactOptional(rule)]),
);

const listSchemas = (): v.ObjectEntries => {
  const [services, doctors, prices, , vacations, closures] = LISTS;
  if (!services || !doctors || !prices || !vacations || !closures) throw new Error('A list is missing');
  const vacationsOfDoctor = rowSchema(vacations, ['doctor']);
  return {
    services: v.optional(rowSchema(services)),
    doctors: v.optional(
      rowSchema(doctors, [], { week: v.exactOptional(week), vacations: v.exactOptional(vacationsOfDoctor) }),
    ),
    prices: v.optional(rowSchema(prices)),
    closures: v.optional(rowSchema(closures)),
  };
};

type FileRow = Readonly<Record<string, unknown>>;
interface FileSpan extends FileRow {
  readonly from: string;
  readonly to?: string;
}
export interface FileDoctor extends FileRow {
  readonly id: number;
  readonly week?: v.InferOutput<typeof week>;
  readonly vacations?: readonly FileSpan[];
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
  readonly closures?: readonly FileSpan[];
}

const factsFile = v.strictObject({
  version: v.literal(FACTS_VERSION),
  profile: v.optional(v.strictObject(profileRules)),
  ...listSchemas(),
}) as unknown as Rule<FactsFile>;

/** A file that was read, not yet checked. */
export interface Draft {
  readonly fileName: string;
  readonly value: unknown;
  /** Says where something stands: `doctors[3].title`. */
  readonly placeOf: (path: readonly (string | number)[]) => string;
}

const EXPECTED: Readonly<Record<string, string>> = {
  Object: 'un obiect, între acolade',
  Array: 'o listă, între paranteze drepte',
  string: 'un text, între ghilimele',
  '(boolean | string)': 'true sau false',
};

function issueMessage({ message, expected, received }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message;
  // valibot's words for a name that it does not know, and for one that is missing.
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

const plainPlace: Draft['placeOf'] = (path) =>
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
  { entity: { name }, key }: FactsList,
  file: FactsFile,
  placeOf: Draft['placeOf'],
): string[] {
  const rows = (file as Readonly<Record<string, readonly FileRow[] | undefined>>)[name] ?? [];
  if (key === undefined) return [];
  return rows.flatMap((row, index) =>
    rows.findIndex((other) => other[key] === row[key]) === index
      ? []
      : [`${placeOf([name, index, key])}: „${String(row[key])}” apare de două ori.`],
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
  const twice = LISTS.flatMap((list) => repeated(list, parsed.output, placeOf));
  if (twice.length > 0) throw fileRefusal(fileName, twice);
  return parsed.output;
}
