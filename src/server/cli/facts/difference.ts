import type { ClinicProfile } from '../../../domain/facts';
import type { AnyFields } from '../clinic/entity';
import { profileFields } from '../entities/profile';
import { fileKey, LISTS, rowsOf, type FactsList, type FactsRow, type FactsState } from './lists';

/** The difference between the rows of a list and those that are wanted. */
export interface ListDifference {
  readonly added: readonly FactsRow[];
  readonly changed: readonly { readonly from: FactsRow; readonly to: FactsRow }[];
  readonly removed: readonly FactsRow[];
  /** The rows that stay are in another order. */
  readonly isReordered: boolean;
}

/** Returns the fields that a file holds and of which the values differ. */
export const changedFields = ({ entity }: FactsList, from: FactsRow, to: FactsRow): readonly string[] =>
  Object.keys(entity.fields).filter(
    (field) => (entity.fields as AnyWords)[field]?.word !== undefined && from[field] !== to[field],
  );
type AnyWords = Readonly<Record<string, { readonly word?: string } | undefined>>;

export function compare(
  list: FactsList,
  current: readonly FactsRow[],
  wanted: readonly FactsRow[],
): ListDifference {
  const before = new Map(current.map((row) => [fileKey(list, row), row]));
  const after = new Map(wanted.map((row) => [fileKey(list, row), row]));
  const staying = [...after.keys()].filter((key) => before.has(key));
  const stayed = [...before.keys()].filter((key) => after.has(key));
  return {
    added: wanted.filter((row) => !before.has(fileKey(list, row))),
    changed: wanted.flatMap((to) => {
      const from = before.get(fileKey(list, to));
      return from === undefined || changedFields(list, from, to).length === 0 ? [] : [{ from, to }];
    }),
    removed: current.filter((row) => !after.has(fileKey(list, row))),
    isReordered: staying.some((key, index) => key !== stayed[index]),
  };
}

export const changedProfile = (from: ClinicProfile, to: ClinicProfile): Partial<ClinicProfile> =>
  Object.fromEntries(
    Object.entries(to).filter(([field, value]) => from[field as keyof ClinicProfile] !== value),
  );

const valueWords = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'da' : 'nu';
  return typeof value === 'number' ? String(value) : `„${typeof value === 'string' ? value : ''}”`;
};

function listLines(list: FactsList, found: ListDifference): readonly string[] {
  const { entity } = list;
  const words: AnyWords = entity.fields;
  // A service that is not stored yet has no number.
  const title = (row: FactsRow): string =>
    entity.title(row).replace(/ (?:undefined|\d+), /, ` ${fileKey(list, row)}, `);
  return [
    ...found.removed.map((row) => `- ${title(row)}`),
    ...found.changed.map(({ from, to }) => {
      const changes = changedFields(list, from, to).map(
        (field) => `${words[field]?.word ?? field} ${valueWords(from[field])} → ${valueWords(to[field])}`,
      );
      return `~ ${title(from)}: ${changes.join('; ')}`;
    }),
    ...found.added.map((row) => `+ ${title(row)}`),
    ...(found.isReordered && entity.ofAll !== undefined ? [`~ ordinea ${entity.ofAll}`] : []),
  ];
}

/** Returns a line for each difference: `+` what is added, `-` what is removed, `~` what is changed, from → to. */
export function differenceLines(current: FactsState, wanted: FactsState): readonly string[] {
  const profile = Object.entries(changedProfile(current.profile, wanted.profile)).map(([name, value]) => {
    const field = name as keyof ClinicProfile;
    return `~ ${profileFields[field].word}: ${valueWords(current.profile[field])} → ${valueWords(value)}`;
  });
  const staying = new Set(rowsOf(wanted, 'doctors').map(({ id }) => id));
  // Doctors who are removed take along their week and vacations.
  const isStaying = ({ doctor }: FactsRow & AnyFields): boolean =>
    typeof doctor !== 'number' || staying.has(doctor);
  return [
    ...profile,
    ...LISTS.flatMap((list) => {
      const { name } = list.entity;
      return listLines(list, compare(list, rowsOf(current, name).filter(isStaying), rowsOf(wanted, name)));
    }),
  ];
}
