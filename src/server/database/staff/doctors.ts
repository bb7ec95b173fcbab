import type { Kysely } from 'kysely';
import type { ClinicTime } from '../../../domain/clock';
import type { StoredAppointment } from '../ports/appointmentStore';
import type { Doctor } from '../ports/entities';
import { holdCatalogue } from '../sql/holdDoctors';
import { addToJournal } from '../sql/journal';
import type { ClinicSchema } from '../sql/schema';
import { sqlCatalogue } from '../sql/sqlCatalogue';
import { nextId } from './services';
import { staffSlots } from './slots';
import { takeOff, unlessBooked } from './takeOff';

export type NewDoctor = Omit<Doctor, 'id'>;

export interface StaffDoctor extends Doctor {
  /** The service's name. */
  readonly service: string;
}

/** Of one service or of all. */
export function staffDoctors(db: Kysely<ClinicSchema>, serviceId?: number): Promise<readonly StaffDoctor[]> {
  let query = db
    .selectFrom('doctors')
    .innerJoin('services', 'services.id', 'doctors.serviceId')
    .select(['doctors.id', 'firstName', 'lastName', 'serviceId'])
    .select('services.name as service')
    .where('doctors.removedAt', 'is', null)
    .orderBy('doctors.id');
  if (serviceId !== undefined) query = query.where('serviceId', '=', serviceId);
  return query.execute();
}

/** Lets the list of services stay as it is until the commit. False when the clinic has no such service. */
async function holdService(db: Kysely<ClinicSchema>, serviceId: number): Promise<boolean> {
  await holdCatalogue(db);
  return (await sqlCatalogue(db).services()).some(({ id }) => id === serviceId);
}

/** @returns the new doctor's id, or undefined when there is no such service */
export function addDoctor(db: Kysely<ClinicSchema>, doctor: NewDoctor): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdService(transaction, doctor.serviceId))) return undefined;
    const id = await nextId(transaction, 'doctors');
    await transaction
      .insertInto('doctors')
      .values({ id, ...doctor })
      .execute();
    await addToJournal(transaction, 'staff', [{ event: 'doctor.entered', subjectId: id }]);
    return id;
  });
}

/** @returns false when there is no such service; nothing has changed then */
export function changeDoctor(
  db: Kysely<ClinicSchema>,
  id: number,
  changes: { [Field in keyof NewDoctor]?: NewDoctor[Field] | undefined },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { serviceId } = changes;
    if (serviceId !== undefined && !(await holdService(transaction, serviceId))) return false;
    await transaction
      .updateTable('doctors')
      .set(changes)
      .where('id', '=', id)
      .where('removedAt', 'is', null)
      .execute();
    await addToJournal(transaction, 'staff', [{ event: 'doctor.entered', subjectId: id }]);
    return true;
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
