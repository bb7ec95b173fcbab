import type { Kysely } from 'kysely';
import type { Catalogue } from '../ports/catalogueStore';
import type { ClinicSchema } from './schema';

/** Two servers may start on the same empty database, so a row that is already there is left as it is. */
export async function insertCatalogue(db: Kysely<ClinicSchema>, catalogue: Catalogue): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (await transaction.selectFrom('services').select('id').executeTakeFirst()) return false;
    await transaction
      .insertInto('services')
      .values(catalogue.services)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('doctors')
      .values(catalogue.doctors)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('slots')
      .values(catalogue.slots)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('vacations')
      .values(catalogue.vacations)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}
