import type { Weekday } from '../../domain/entities';
import { doctorName } from '../../domain/doctorName';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { WEEKDAYS, type WeekdayName } from '../words/dates';
import { comingAppointments, refuseBooked } from './appointments';
import type { Moment } from './change';
import { findDoctor } from './doctors';
import { Refusal } from './refusal';

/** A time of a doctor's week, as staff see and name its fields. */
export interface SlotRow {
  readonly id: number;
  readonly doctor: number;
  readonly day: WeekdayName;
  /** `HH:mm` */
  readonly from: string;
  readonly to: string;
}

/** Returns the weeks of all doctors, by doctor, day and hour. */
export async function slotRows(db: Db): Promise<readonly SlotRow[]> {
  const rows = await db
    .selectFrom('slots')
    .select(['id', 'doctorId as doctor', 'weekday', 'startTime as from', 'endTime as to'])
    .where('removedAt', 'is', null)
    .orderBy('doctorId')
    .orderBy('weekday')
    .orderBy('startTime')
    .execute();
  return rows.map(({ weekday, ...row }) => ({ ...row, day: WEEKDAYS[weekday] }));
}

const overlap = (one: SlotRow, other: Omit<SlotRow, 'id'>): boolean =>
  one.doctor === other.doctor && one.day === other.day && one.from < other.to && other.from < one.to;

/**
 * Adds a time. One that was removed and comes back with the same end is the same row, with its past; with another end
 * it is a new one, so that what was booked then stays as it was.
 */
export async function addSlot(tx: Db, slot: Omit<SlotRow, 'id'>): Promise<number> {
  const name = doctorName(await findDoctor(tx, slot.doctor));
  const other = (await slotRows(tx)).find((old) => overlap(old, slot));
  if (other)
    throw new Refusal(
      `${name} are deja ${other.day} intervalul ${other.from}–${other.to}. Alegeți alte ore sau scoateți-l: clinic slots remove ${other.id}.`,
    );
  const weekday = WEEKDAYS.indexOf(slot.day) as Weekday;
  const row = { doctorId: slot.doctor, weekday, startTime: slot.from, endTime: slot.to };
  const former = await tx
    .selectFrom('slots')
    .select('id')
    .where((where) => where.and(row))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (former) {
    await tx.updateTable('slots').set({ removedAt: null }).where('id', '=', former.id).execute();
    return former.id;
  }
  return (await tx.insertInto('slots').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Takes times out of the week; their rows stay for the appointments of the past. */
export async function removeSlots(tx: Db, slots: readonly SlotRow[], { now, at }: Moment): Promise<void> {
  const slotIds = slots.map(({ id }) => id);
  if (slotIds.length === 0) return;
  refuseBooked(await comingAppointments(tx, { slotIds }, now), 'Intervalele alese au');
  await tx
    .updateTable('slots')
    .set({ removedAt: iso(at) })
    .where('id', 'in', slotIds)
    .execute();
}
