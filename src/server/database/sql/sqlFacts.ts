import type { Kysely } from 'kysely';
import type { FactsStore, StoredFacts } from '../ports/factsStore';
import { inSnapshot } from './inSnapshot';
import { toPrices } from './priceRows';
import { readProfile } from './profileRows';
import type { ClinicSchema } from './schema';
import { shownDoctors, shownServices } from './sqlCatalogue';

/** @param db a transaction or a snapshot */
export async function readFacts(db: Kysely<ClinicSchema>): Promise<StoredFacts> {
  const services = await shownServices(db)
    .select(['id', 'name', 'key', 'specialty', 'preparation'])
    .execute();
  const doctors = await shownDoctors(db)
    .select(['id', 'firstName', 'lastName', 'serviceId', 'title', 'focus', 'portrait'])
    .execute();
  const prices = await db
    .selectFrom('prices')
    .select(['key', 'serviceId', 'name', 'cost', 'note', 'isConsultation'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return {
    profile: await readProfile(db),
    services,
    doctors,
    prices: services.flatMap(({ id }) =>
      prices
        .filter(({ serviceId }) => serviceId === id)
        .flatMap(({ key, isConsultation, ...row }) =>
          toPrices(row).map((price) => ({
            ...{ key, serviceId: id, ...price, isConsultation: isConsultation === 1 },
          })),
        ),
    ),
  };
}

/** Facts as rows. */
export function sqlFacts(db: Kysely<ClinicSchema>): FactsStore {
  return {
    read: () => inSnapshot(db, readFacts),
    profile: () => readProfile(db),
    portrait: async (name) => {
      const row = await db
        .selectFrom('portraits')
        .select(['type', 'content'])
        .where('name', '=', name)
        .executeTakeFirst();
      return row && { type: row.type, content: Buffer.from(row.content, 'base64') };
    },
  };
}
