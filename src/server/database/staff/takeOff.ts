import type { Kysely } from 'kysely';
import type { ClinicTime } from '../../../domain/clock';
import type { StoredAppointment } from '../ports/appointmentStore';
import { holdDoctors, type Held } from '../sql/holdDoctors';
import { inTransaction } from '../sql/inTransaction';
import { iso } from '../sql/iso';
import type { ClinicSchema } from '../sql/schema';
import { noteRows } from './noteRows';
import { comingAppointments } from './staffAppointments';

const REMOVED = { services: 'service.removed', doctors: 'doctor.removed', slots: 'slot.removed' } as const;

/**
 * Takes rows off the site; they stay for the appointments of the past.
 * @param at ms since the epoch
 */
export async function takeOff(
  db: Kysely<ClinicSchema>,
  table: keyof typeof REMOVED,
  ids: readonly number[],
  at: number,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ removedAt: iso(at) })
    .where('id', 'in', ids)
    .where('removedAt', 'is', null)
    .execute();
  const rows = ids.map((id) => ({ id }));
  await noteRows(db, REMOVED[table], rows);
}

/** @returns the coming appointments that forbid it; nothing has changed then */
export function unlessBooked(
  db: Kysely<ClinicSchema>,
  held: Held,
  now: ClinicTime,
  remove: (transaction: Kysely<ClinicSchema>) => Promise<unknown>,
): Promise<readonly StoredAppointment[]> {
  return inTransaction(db, async (transaction) => {
    await holdDoctors(transaction, held);
    const appointments = await comingAppointments(transaction, held, now);
    if (appointments.length === 0) await remove(transaction);
    return appointments;
  });
}
