import type { Kysely } from 'kysely';
import type { ClinicTime } from '../../../domain/clock';
import type { Vacation } from '../../../domain/entities';
import type { ClinicSchema } from '../sql/schema';
import { noteRows } from './noteRows';
import { comingAppointments } from './staffAppointments';
import { holdDoctors } from '../sql/holdDoctors';
import { inTransaction } from '../sql/inTransaction';
import type { StoredAppointment } from '../ports/appointmentStore';

export interface StaffVacation extends Vacation {
  readonly id: number;
  readonly doctorId: number;
}

export interface VacationFilter {
  readonly doctorId?: number | undefined;
  /** Vacations that ended before this date are left out. */
  readonly from?: string | undefined;
}

/** By first day. */
export function staffVacations(
  db: Kysely<ClinicSchema>,
  { doctorId, from }: VacationFilter,
): Promise<readonly StaffVacation[]> {
  let query = db
    .selectFrom('vacations')
    .select(['id', 'doctorId', 'startDate', 'endDate'])
    .orderBy('startDate')
    .orderBy('id');
  if (doctorId !== undefined) query = query.where('doctorId', '=', doctorId);
  if (from !== undefined) query = query.where('endDate', '>=', from);
  return query.execute();
}

export type VacationEntry =
  | { readonly kind: 'entered'; readonly id: number; readonly inside: readonly StoredAppointment[] }
  | { readonly kind: 'overlaps'; readonly vacation: StaffVacation };

/**
 * Days off, which from now on refuse bookings; appointments that are already inside stay and are named.
 * Two vacations of one doctor never overlap.
 * @param replaced the vacation that gets these dates, or undefined for a new one
 */
export function enterVacation(
  db: Kysely<ClinicSchema>,
  { doctorId, startDate, endDate }: Vacation & { readonly doctorId: number },
  now: ClinicTime,
  replaced?: number,
): Promise<VacationEntry> {
  return inTransaction(db, async (transaction): Promise<VacationEntry> => {
    await holdDoctors(transaction, { doctorId });
    const others = await staffVacations(transaction, { doctorId, from: startDate });
    const vacation = others.find((other) => other.startDate <= endDate && other.id !== replaced);
    if (vacation) return { kind: 'overlaps', vacation };
    const dates = { startDate, endDate };
    const { id } =
      replaced === undefined
        ? await transaction
            .insertInto('vacations')
            .values({ doctorId, ...dates })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await transaction
            .updateTable('vacations')
            .set(dates)
            .where('id', '=', replaced)
            .returning('id')
            .executeTakeFirstOrThrow();
    await noteRows(transaction, 'vacation.entered', [{ id }]);
    // Bookings wait: each is named here or refused.
    const inside = await comingAppointments(transaction, { doctorId, from: startDate, to: endDate }, now);
    return { kind: 'entered', id, inside };
  });
}

export function removeVacation(db: Kysely<ClinicSchema>, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('vacations').where('id', '=', id).execute();
    await noteRows(transaction, 'vacation.removed', [{ id }]);
  });
}
