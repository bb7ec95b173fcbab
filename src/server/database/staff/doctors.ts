import type { Kysely } from 'kysely';
import { doctorName } from '../../../domain/doctorName';
import type { ClinicTime } from '../../../domain/clock';
import type { StoredAppointment } from '../ports/appointmentStore';
import type { DoctorFacts } from '../ports/entities';
import { holdCatalogue } from '../sql/holdDoctors';
import { inTransaction } from '../sql/inTransaction';
import type { ClinicSchema } from '../sql/schema';
import { shownDoctors } from '../sql/sqlCatalogue';
import { noteRows } from './noteRows';
import { placeRow, type Changes, type Placed } from './positions';
import { hasService, nextId } from './services';
import { staffSlots } from './slots';
import { takeOff, unlessBooked } from './takeOff';

type Named = Pick<DoctorFacts, 'firstName' | 'lastName' | 'serviceId'>;
export type DoctorChanges = Changes<Omit<DoctorFacts, 'id'>> & Placed;
/** By a number of choice: who was taken off the site with that number is back. */
export type NewDoctor = DoctorChanges & Named & { readonly id?: number };

export interface StaffDoctor extends DoctorFacts {
  /** The service's name. */
  readonly service: string;
}

/** Of one service or of all. */
export function staffDoctors(db: Kysely<ClinicSchema>, serviceId?: number): Promise<readonly StaffDoctor[]> {
  let query = db
    .selectFrom('doctors')
    .innerJoin('services', 'services.id', 'doctors.serviceId')
    .select(['doctors.id', 'firstName', 'lastName', 'serviceId', 'title', 'focus', 'portrait'])
    .select('services.name as service')
    .where('doctors.removedAt', 'is', null)
    .orderBy('doctors.position')
    .orderBy('doctors.id');
  if (serviceId !== undefined) query = query.where('serviceId', '=', serviceId);
  return query.execute();
}

/** What becomes of an added or a changed doctor. */
export type DoctorEntry =
  | { readonly kind: 'entered'; readonly id: number }
  /** The number was another doctor's. */
  | { readonly kind: 'exists' }
  /** The site shows no such doctor or service. */
  | { readonly kind: 'unknown' };

export function addDoctor(
  db: Kysely<ClinicSchema>,
  { id: chosen, position, title = '', focus = '', portrait = null, ...named }: NewDoctor,
): Promise<DoctorEntry> {
  return inTransaction(db, async (transaction): Promise<DoctorEntry> => {
    await holdCatalogue(transaction);
    if (!(await hasService(transaction, named.serviceId))) return { kind: 'unknown' };
    const former = (await transaction.selectFrom('doctors').selectAll().execute()).find(
      (one) => one.id === chosen,
    );
    if (former && doctorName(former) !== doctorName(named)) return { kind: 'exists' };
    const id = chosen ?? (await nextId(transaction, 'doctors'));
    const list = await shownDoctors(transaction).select('id').execute();
    const row = { ...named, title, focus, portrait };
    await transaction
      .insertInto('doctors')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, removedAt: null }))
      .execute();
    await placeRow(transaction, 'doctors', list, id, { position });
    await noteRows(transaction, 'doctor.entered', [{ id }]);
    return { kind: 'entered', id };
  });
}

/** What was booked stays what it was, also when the doctor offers another service from now on. */
export function changeDoctor(
  db: Kysely<ClinicSchema>,
  id: number,
  { position, ...changes }: DoctorChanges,
): Promise<DoctorEntry> {
  return inTransaction(db, async (transaction): Promise<DoctorEntry> => {
    await holdCatalogue(transaction);
    const { serviceId } = changes;
    const hasNoService = serviceId !== undefined && !(await hasService(transaction, serviceId));
    const list = await shownDoctors(transaction).select('id').execute();
    if (hasNoService || !list.some((one) => one.id === id)) return { kind: 'unknown' };
    await placeRow(transaction, 'doctors', list, id, { position });
    await transaction
      .updateTable('doctors')
      .set({ id, ...changes })
      .where('id', '=', id)
      .execute();
    await noteRows(transaction, 'doctor.entered', [{ id }]);
    return { kind: 'entered', id };
  });
}

/**
 * With the whole week and the vacations.
 * @returns the coming appointments that forbid it
 */
export function removeDoctor(
  db: Kysely<ClinicSchema>,
  id: number,
  now: ClinicTime,
  at: number,
): Promise<readonly StoredAppointment[]> {
  return unlessBooked(db, { doctorId: id }, now, async (transaction) => {
    const slots = await staffSlots(transaction, id);
    const slotIds = slots.map((slot) => slot.id);
    await takeOff(transaction, 'doctors', [id], at);
    if (slotIds.length > 0) await takeOff(transaction, 'slots', slotIds, at);
    await transaction.deleteFrom('vacations').where('doctorId', '=', id).execute();
  });
}
