import type { Db } from '../../db/schema';
import type { Moment } from '../../staff/change';
import { writeOrder } from '../../staff/order';
import type { Picture } from '../../staff/portraits';
import { enterProfile } from '../../staff/profile';
import { Refusal } from '../../staff/refusal';
import { enterRow, removeRows, type AnyFields } from '../clinic/entity';
import { changedFields, changedProfile, compare } from './difference';
import { fileKey, LISTS, readState, rowsOf, type FactsList, type FactsRow, type FactsState } from './lists';

/** The clinic's facts as they are to be, and the pictures that are not stored yet, by their names. */
export interface Wanted {
  readonly state: FactsState;
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** Names a place in the file: `doctors[3]`. */
export type PlaceOf = (path: readonly (string | number)[]) => string;

function placeOfRow({ entity: { name } }: FactsList, row: FactsRow, { state }: Wanted): (string | number)[] {
  const doctor = rowsOf(state, 'doctors').findIndex(({ id }) => id === row.doctor);
  if (name === 'slots') return ['doctors', doctor, 'week', String(row.day)];
  if (name === 'vacations') return ['doctors', doctor, 'vacations'];
  return [name, rowsOf(state, name).indexOf(row)];
}

/** Enters a row of the file; a refusal names its place. */
async function enter(
  tx: Db,
  list: FactsList,
  { known, row, fields }: { known?: FactsRow; row: FactsRow; fields: readonly string[] },
  wanted: Wanted,
  { moment, placeOf }: { readonly moment: Moment; readonly placeOf: PlaceOf },
) {
  const given: Record<string, unknown> = Object.fromEntries(fields.map((field) => [field, row[field]]));
  const picture = wanted.pictures.get(String(given.portrait));
  if (picture) given.portrait = picture;
  try {
    return await enterRow(tx, list.entity, known, given as AnyFields, moment);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`${placeOf(placeOfRow(list, row, wanted))}: ${error.message}`, error.details);
  }
}

/**
 * Makes the clinic's facts what they are to be, within a transaction that a refusal undoes.
 * @returns what staff are warned of
 */
export async function apply(
  tx: Db,
  wanted: Wanted,
  context: { readonly moment: Moment; readonly placeOf: PlaceOf },
): Promise<readonly string[]> {
  const { moment } = context;
  const { profile } = await readState(tx);
  await enterProfile(tx, changedProfile(profile, wanted.state.profile));
  const warnings: string[] = [];
  for (const list of LISTS) {
    const { entity, key } = list;
    const found = compare(list, (await entity.rows(tx)) as FactsRow[], rowsOf(wanted.state, entity.name));
    // A service goes last: what refers to it may go to another one first.
    if (entity.name !== 'services') await removeRows(tx, entity, found.removed, moment);
    const entered = [];
    for (const { from, to } of found.changed)
      entered.push(
        await enter(
          tx,
          list,
          { known: from, row: to, fields: changedFields(list, from, to) },
          wanted,
          context,
        ),
      );
    const all = [...(key === undefined ? [] : [key]), ...Object.keys(entity.fields)];
    const fields = all.filter((field) => field !== 'position');
    for (const row of found.added) entered.push(await enter(tx, list, { row, fields }, wanted, context));
    warnings.push(...entered.flatMap((one) => one.warnings));
  }
  for (const list of LISTS) {
    const { entity } = list;
    const rows = rowsOf(wanted.state, entity.name);
    if (entity.name === 'services')
      await removeRows(
        tx,
        entity,
        compare(list, (await entity.rows(tx)) as FactsRow[], rows).removed,
        moment,
      );
    const stored = (await entity.rows(tx)) as FactsRow[];
    await entity.verify?.(
      tx,
      stored.map(({ id }) => id),
    );
    const idOf = new Map(stored.map((row) => [fileKey(list, row), row.id]));
    const order = rows.flatMap((row) => idOf.get(fileKey(list, row)) ?? []);
    if (entity.order) await writeOrder(tx, entity.order.table, order);
  }
  return warnings;
}
