import * as v from 'valibot';
import type { ClinicProfile } from '../../../domain/facts';
import { reason } from '../../db/errors';
import { ENTITIES } from '../../staff/entities';
import type { Entity } from '../../staff/entity';
import { profileFields } from '../../staff/profile';
import { Refusal } from '../../staff/refusal';
import type { Values } from '../../staff/rows';
import { rowId, type Rule } from '../../staff/rules';

/** Version of the file format. Others are refused. */
export const FACTS_VERSION = 1;

/**
 * Content of a file: the profile, and the rows of each entity as `list --json` prints them. Missing lists and fields
 * stay unchanged; a list that is present replaces the stored one, in display order.
 */
export interface FactsFile extends Partial<Readonly<Record<Entity['name'], readonly Values[]>>> {
  readonly profile?: Partial<ClinicProfile>;
}

function listSchema({ fields, key }: Entity): v.GenericSchema {
  const entries = Object.entries(fields).map(([name, { rule, isRequired }]) => [
    name,
    isRequired || name === key ? rule : v.exactOptional(rule),
  ]);
  const own = Object.fromEntries(entries) as v.ObjectEntries;
  const row = v.strictObject(key === 'id' ? { id: rowId, ...own } : own);
  if (key === undefined) return v.array(row);
  const keyOf = (one: unknown): unknown => (one as Values)[key];
  return v.pipe(
    v.array(row),
    v.checkItems(
      (one, index, all) => all.findIndex((other) => keyOf(other) === keyOf(one)) === index,
      ({ input }) => `„${String(keyOf(input))}” apare de două ori.`,
    ),
  );
}

const lists = ENTITIES.map((entity) => [entity.name, v.exactOptional(listSchema(entity))]);
const profile = Object.entries(profileFields).map(([name, { rule }]) => [name, v.exactOptional(rule)]);

const factsFile = v.strictObject({
  version: v.literal(FACTS_VERSION),
  profile: v.exactOptional(v.strictObject(Object.fromEntries(profile) as v.ObjectEntries)),
  ...(Object.fromEntries(lists) as v.ObjectEntries),
}) as unknown as Rule<FactsFile>;

/** Path of a value in a file, e.g. `['doctors', 3, 'title']`. */
export type Path = readonly (string | number)[];

/** A file as read, not yet validated. */
export interface UncheckedFile {
  readonly value: unknown;
  /** Formats a value's path for messages: `doctors[3].title`. */
  readonly placeOf: (path: Path) => string;
}

/**
 * Reads a file of JSON.
 * @throws {Refusal} if it is malformed
 */
export function readJsonFile(text: string): UncheckedFile {
  try {
    const placeOf = (path: Path): string => path.join('.').replace(/\.(\d+)/g, '[$1]');
    return { value: JSON.parse(text), placeOf };
  } catch (error) {
    throw new Refusal(`Nu este JSON: ${reason(error)}.`);
  }
}

const EXPECTED: Readonly<Record<string, string>> = {
  Object: 'un obiect, între acolade',
  Array: 'o listă, între paranteze drepte',
  string: 'un text, între ghilimele',
};

/** Returns a message for an issue whose rule has none of its own. */
function issueMessage({ expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'Acest nume nu este cunoscut aici.';
  if (received === 'undefined') return 'Lipsește.';
  return `Scrieți ${EXPECTED[expected ?? ''] ?? expected}, nu ${received}.`;
}

/**
 * Validates a file.
 * @throws {Refusal} that names every wrong place
 */
export function validateFile({ value, placeOf }: UncheckedFile) {
  const parsed = v.safeParse(factsFile, value, { message: issueMessage });
  if (parsed.success) return { file: parsed.output, placeOf };
  const problems = parsed.issues.map(({ path = [], message }) => {
    const place = path.map(({ key }) => (typeof key === 'number' ? key : String(key)));
    return `${placeOf(place)}: ${message}`;
  });
  throw new Refusal(problems.join('\n'));
}
