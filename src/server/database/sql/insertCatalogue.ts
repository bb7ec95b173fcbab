import type { InsertObject, Kysely } from 'kysely';
import type { Catalogue } from '../ports/catalogueStore';
import { newPriceRow } from './priceRows';
import { newProfileRows } from './profileRows';
import type { ClinicSchema } from './schema';

/** Two servers may start on the same empty database, so a row that is already there is left as it is. */
export async function insertCatalogue(
  db: Kysely<ClinicSchema>,
  { profile, services, doctors, prices, slots, vacations }: Catalogue,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (await transaction.selectFrom('services').select('id').executeTakeFirst()) return false;
    const fill = async <Table extends keyof ClinicSchema>(
      table: Table,
      rows: readonly InsertObject<ClinicSchema, Table>[],
    ): Promise<void> => {
      if (rows.length === 0) return;
      const query = transaction.insertInto(table).values(rows);
      await query.onConflict((conflict) => conflict.doNothing()).execute();
    };
    await fill('services', services);
    await fill('doctors', doctors);
    await fill('slots', slots);
    await fill('vacations', vacations);
    await fill('prices', prices.map(newPriceRow));
    await fill('profile', newProfileRows(profile));
    return true;
  });
}
