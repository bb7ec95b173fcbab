import type { Kysely } from 'kysely';
import type { Catalogue } from '../ports/catalogueStore';
import type { ClinicSchema } from './schema';

/** Two servers may start on the same empty database, so a row that is already there is left as it is. */
export async function insertCatalogue(
  db: Kysely<ClinicSchema>,
  { services, doctors, slots, vacations }: Catalogue,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (await transaction.selectFrom('services').select('id').executeTakeFirst()) return false;

    await transaction
      .insertInto('services')
      .values(services.map(({ id, name }) => ({ id, name })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('doctors')
      .values(
        doctors.map(({ id, firstName, lastName, serviceId }) => ({
          id,
          first_name: firstName,
          last_name: lastName,
          service_id: serviceId,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('slots')
      .values(
        slots.map(({ doctorId, weekday, startTime, endTime }) => ({
          doctor_id: doctorId,
          weekday,
          start_time: startTime,
          end_time: endTime,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('vacations')
      .values(
        vacations.map(({ doctorId, startDate, endDate }) => ({
          doctor_id: doctorId,
          start_date: startDate,
          end_date: endDate,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}
