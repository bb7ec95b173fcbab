import type { Kysely } from 'kysely';
import type { ClinicTime } from '../../../domain/clock';
import type { Slot } from '../ports/entities';
import type { ClinicSchema } from '../sql/schema';
import { holdDoctors } from '../sql/holdDoctors';
import { inTransaction } from '../sql/inTransaction';
import type { StoredAppointment } from '../ports/appointmentStore';
import { noteRows } from './noteRows';
import { takeOff, unlessBooked } from './takeOff';

export interface StaffSlot extends Slot {
  readonly doctorId: number;
}

/** The weeks of one doctor or of all, by doctor, day and hour. */
export function staffSlots(db: Kysely<ClinicSchema>, doctorId?: number): Promise<readonly StaffSlot[]> {
  let query = db
    .selectFrom('slots')
    .select(['id', 'doctorId', 'weekday', 'startTime', 'endTime'])
    .where('removedAt', 'is', null)
    .orderBy('doctorId')
    .orderBy('weekday')
    .orderBy('startTime');
  if (doctorId !== undefined) query = query.where('doctorId', '=', doctorId);
  return query.execute();
}

/** The ids of the added slots, or the slot of that doctor that one of them overlaps. */
export type SlotAddition =
  | { readonly kind: 'added'; readonly ids: readonly number[] }
  | { readonly kind: 'overlaps'; readonly slot: Slot };

const overlap = (one: Omit<Slot, 'id'>, other: Omit<Slot, 'id'>): boolean =>
  one.weekday === other.weekday && one.startTime < other.endTime && other.startTime < one.endTime;

/** All of them or, when one overlaps a slot that the doctor already has, none. */
export function addSlots(
  db: Kysely<ClinicSchema>,
  doctorId: number,
  slots: readonly Omit<Slot, 'id'>[],
): Promise<SlotAddition> {
  return inTransaction(db, async (transaction): Promise<SlotAddition> => {
    await holdDoctors(transaction, { doctorId });
    const present = await staffSlots(transaction, doctorId);
    const slot = present.find((old) => slots.some((added) => overlap(old, added)));
    if (slot) return { kind: 'overlaps', slot };
    const added = await transaction
      .insertInto('slots')
      .values(slots.map((slot) => ({ doctorId, ...slot })))
      // A slot that was removed and comes back is the same row, with its past.
      .onConflict((conflict) =>
        conflict.columns(['doctorId', 'weekday', 'startTime']).doUpdateSet((present) => ({
          endTime: present.ref('excluded.endTime'),
          removedAt: null,
        })),
      )
      .returning('id')
      .execute();
    await noteRows(transaction, 'slot.entered', added);
    return { kind: 'added', ids: added.map(({ id }) => id) };
  });
}

/**
 * All of them or none.
 * @returns the coming appointments that forbid it
 */
export function removeSlots(
  db: Kysely<ClinicSchema>,
  ids: readonly number[],
  now: ClinicTime,
  at: number,
): Promise<readonly StoredAppointment[]> {
  return unlessBooked(db, { slotIds: ids }, now, (transaction) => takeOff(transaction, 'slots', ids, at));
}
