import type { ClinicProfile } from '../../domain/facts';
import { snapshot } from '../db/dialect';
import type { DoctorFacts, PriceFacts, ServiceFacts } from '../db/entities';
import type { Db } from '../db/schema';
import { toPrices } from './prices';
import { readProfile } from './profile';
import { shownDoctors, shownServices } from './timetable';

/** The clinic's facts as stored. Staff change them; visitors read them. */
export interface StoredFacts {
  readonly profile: ClinicProfile;
  readonly services: readonly ServiceFacts[];
  readonly doctors: readonly DoctorFacts[];
  /** Sorted by service. */
  readonly prices: readonly PriceFacts[];
}

/** Reads all facts of the clinic in one snapshot. */
export function readFacts(db: Db): Promise<StoredFacts> {
  return snapshot(db, async (one) => {
    const services = await shownServices(one)
      .select(['id', 'name', 'key', 'specialty', 'preparation'])
      .execute();
    const doctors = await shownDoctors(one)
      .select(['id', 'firstName', 'lastName', 'serviceId', 'title', 'focus', 'portrait'])
      .execute();
    const rows = await one.selectFrom('prices').selectAll().orderBy('position').orderBy('id').execute();
    const prices = rows.flatMap((row) =>
      toPrices(row).map((price) => ({
        key: row.key,
        serviceId: row.serviceId,
        ...price,
        isConsultation: row.isConsultation === 1,
      })),
    );
    return {
      profile: await readProfile(one),
      services,
      doctors,
      prices: services.flatMap(({ id }) => prices.filter(({ serviceId }) => serviceId === id)),
    };
  });
}

/** Returns a stored portrait with its media type; undefined if there is none. */
export async function readPortrait(db: Db, name: string) {
  const row = await db
    .selectFrom('portraits')
    .select(['type', 'content'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { type: row.type, content: Buffer.from(row.content, 'base64') };
}
