import { doctorName } from '../../domain/doctorName';
import type { Db } from '../db/schema';
import { appointmentTable } from '../words/appointmentText';
import { spanWords } from '../words/dates';
import { comingAppointments, comingWords } from './appointments';
import type { Moment } from './change';
import { findDoctor } from './doctors';
import { Refusal } from './refusal';

/** Days off as staff see and name their fields; the last day is included. */
export interface Span {
  /** `YYYY-MM-DD` */
  readonly from: string;
  readonly to: string;
}

export interface VacationRow extends Span {
  readonly id: number;
  readonly doctor: number;
}

/** Days on which the whole clinic is closed, and why. */
export interface ClosureRow extends Span {
  readonly id: number;
  readonly name: string;
}

export interface DaysOffEntry {
  readonly id: number;
  readonly warnings: readonly string[];
}

export const vacationRows = (db: Db): Promise<readonly VacationRow[]> =>
  db
    .selectFrom('vacations')
    .select(['id', 'doctorId as doctor', 'startDate as from', 'endDate as to'])
    .orderBy('startDate')
    .orderBy('id')
    .execute();

export const closureRows = (db: Db): Promise<readonly ClosureRow[]> =>
  db
    .selectFrom('closures')
    .select(['id', 'startDate as from', 'endDate as to', 'name'])
    .orderBy('startDate')
    .execute();

export const overlaps = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to;

function refuseBackward(days: Span): void {
  if (days.from > days.to) throw new Refusal(`Ultima zi este înaintea primei: ${spanWords(days)}.`);
}

/** Names the appointments that are already inside of new days off: they stay. */
async function inside(
  tx: Db,
  { from, to }: Span,
  { now }: Moment,
  doctorId?: number,
): Promise<readonly string[]> {
  const coming = await comingAppointments(tx, { doctorId, from, to }, now);
  if (coming.length === 0) return [];
  return [
    `${comingWords(coming)} în aceste zile. Nimic nu se anulează de la sine (clinic appointments cancel):\n${appointmentTable(coming)}`,
  ];
}

/** Adds or changes a vacation; without a last day it is one day. */
export async function enterVacation(
  tx: Db,
  known: VacationRow | undefined,
  fields: Partial<VacationRow>,
  moment: Moment,
): Promise<DaysOffEntry> {
  const { doctor = 0, from = '', to = from } = { ...known, ...fields };
  refuseBackward({ from, to });
  const name = doctorName(await findDoctor(tx, doctor));
  const other = (await vacationRows(tx)).find(
    (one) => one.id !== known?.id && one.doctor === doctor && overlaps(one, { from, to }),
  );
  if (other)
    throw new Refusal(
      `${name} are deja concediul ${other.id}, ${spanWords(other)}. Schimbați-l (clinic vacations change ${other.id}) sau alegeți alte zile.`,
    );
  const row = { doctorId: doctor, startDate: from, endDate: to };
  const { id } = known
    ? await tx
        .updateTable('vacations')
        .set(row)
        .where('id', '=', known.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tx.insertInto('vacations').values(row).returning('id').executeTakeFirstOrThrow();
  return { id, warnings: await inside(tx, { from, to }, moment, doctor) };
}

/** Adds or changes closed days; without a last day it is one day. */
export async function enterClosure(
  tx: Db,
  known: ClosureRow | undefined,
  fields: Partial<ClosureRow>,
  moment: Moment,
): Promise<DaysOffEntry> {
  const { from = '', to = from, name = '' } = { ...known, ...fields };
  refuseBackward({ from, to });
  const other = (await closureRows(tx)).find((one) => one.id !== known?.id && overlaps(one, { from, to }));
  if (other)
    throw new Refusal(
      `Clinica este deja închisă ${spanWords(other)}, ${other.name}. Alegeți alte zile sau schimbați-le pe acelea (clinic closures change ${other.id}).`,
    );
  const row = { startDate: from, endDate: to, name };
  const { id } = known
    ? await tx
        .updateTable('closures')
        .set(row)
        .where('id', '=', known.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tx.insertInto('closures').values(row).returning('id').executeTakeFirstOrThrow();
  return { id, warnings: await inside(tx, { from, to }, moment) };
}

export async function removeDaysOff(
  tx: Db,
  table: 'vacations' | 'closures',
  rows: readonly { readonly id: number }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom(table).where('id', 'in', ids).execute();
}
