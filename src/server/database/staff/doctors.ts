import { sql, type Kysely } from 'kysely';
import type { Doctor } from '../ports/entities';
import type { ClinicTime } from '../../../domain/clock';
import { holdCatalogue, holdDoctors } from '../sql/holdDoctors';
import type { ClinicSchema } from '../sql/schema';
import { comingAppointments, type Removal } from './staffAppointments';

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

/** @returns the new doctor's id, or undefined when there is no such service */
export function addDoctor(
  db: Kysely<ClinicSchema>,
  { firstName, lastName, serviceId }: NewDoctor,
): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    await holdCatalogue(transaction);
    const added = await transaction
      .insertInto('doctors')
      .columns(['id', 'firstName', 'lastName', 'serviceId'])
      .expression((query) =>
        query
          .selectFrom('services')
          .select([
            sql<number>`(select coalesce(max(id), 0) + 1 from doctors)`.as('id'),
            sql.val(firstName).as('firstName'),
            sql.val(lastName).as('lastName'),
            'services.id as serviceId',
          ])
          .where('services.id', '=', serviceId)
          .where('services.removedAt', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    return added?.id;
  });
}

/** @returns false when there is no such service; nothing has changed then */
export function changeDoctor(
  db: Kysely<ClinicSchema>,
  id: number,
  { firstName, lastName, serviceId }: { [Field in keyof NewDoctor]?: NewDoctor[Field] | undefined },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (serviceId !== undefined) {
      await holdCatalogue(transaction);
      const service = await transaction
        .selectFrom('services')
        .select('id')
        .where('id', '=', serviceId)
        .where('removedAt', 'is', null)
        .executeTakeFirst();
      if (service === undefined) return false;
    }
    await transaction
      .updateTable('doctors')
      .set({
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        ...(serviceId !== undefined && { serviceId }),
      })
      .where('id', '=', id)
      .where('removedAt', 'is', null)
      .execute();
    return true;
  });
}

/** Taken off the site with the whole week; rows stay for the appointments of the past. */
export function removeDoctor(
  db: Kysely<ClinicSchema>,
  id: number,
  now: ClinicTime,
  at: number,
): Promise<Removal> {
  return db.transaction().execute(async (transaction): Promise<Removal> => {
    await holdDoctors(transaction, { doctorId: id });
    const appointments = await comingAppointments(transaction, { doctorId: id }, now);
    if (appointments.length > 0) return { kind: 'booked', appointments };
    await transaction
      .updateTable('doctors')
      .set({ removedAt: new Date(at).toISOString() })
      .where('id', '=', id)
      .where('removedAt', 'is', null)
      .execute();
    await transaction
      .updateTable('slots')
      .set({ removedAt: new Date(at).toISOString() })
      .where('doctorId', '=', id)
      .where('removedAt', 'is', null)
      .execute();
    await transaction.deleteFrom('vacations').where('doctorId', '=', id).execute();
    return { kind: 'removed' };
  });
}
