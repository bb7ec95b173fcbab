import type { Insertable, Selectable } from 'kysely';
import { NOTE_NAMES } from '../../content/noteLabels';
import { SAMPLE_BASICS } from '../../content/sample/profile';
import type { ClinicProfile } from '../../domain/facts';
import type { ClinicSchema, Db } from '../db/schema';
import { parseCost } from './cost';
import type { Price } from '../../domain/entities';
import { snapshot } from '../db/dialect';
import type { DoctorFacts, PriceFacts, ServiceFacts } from '../db/storedEntities';
import { shownDoctors, shownServices } from './timetable';

export const newProfileRows = (profile: Partial<ClinicProfile>): Insertable<ClinicSchema['profile']>[] =>
  Object.entries(profile).map(([name, value]) => ({ name: name as keyof ClinicProfile, value }));

const NO_NOTES = Object.fromEntries(NOTE_NAMES.map((note) => [note, '']));

/** Returns the clinic's profile. Fields that staff have not set come from the fictional sample; unset notes are ''. */
export async function readProfile(db: Db): Promise<ClinicProfile> {
  const rows = await db.selectFrom('profile').select(['name', 'value']).where('value', '!=', '').execute();
  return {
    ...SAMPLE_BASICS,
    ...NO_NOTES,
    ...Object.fromEntries(rows.map(({ name, value }) => [name, value])),
  };
}

/** The clinic's facts as stored. Staff change them; visitors read them. */
export interface StoredFacts {
  readonly profile: ClinicProfile;
  readonly services: readonly ServiceFacts[];
  readonly doctors: readonly DoctorFacts[];
  /** Sorted by service. */
  readonly prices: readonly PriceFacts[];
}

type StoredPrice = Pick<Selectable<ClinicSchema['prices']>, 'name' | 'cost' | 'note'>;

/** Returns the price; empty if the stored cost is invalid, because no price is better than a wrong one. */
function toPrices({ name, cost, note }: StoredPrice): readonly Price[] {
  const known = parseCost(cost);
  return known === undefined ? [] : [{ name, cost: known, ...(note === null ? {} : { note }) }];
}

/** Reads the consultation prices of a service in display order. */
export async function readConsultations(db: Db, serviceId: number): Promise<readonly Price[]> {
  const rows = await db
    .selectFrom('prices')
    .select(['name', 'cost', 'note'])
    .where('serviceId', '=', serviceId)
    .where('isConsultation', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.flatMap(toPrices);
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
    const prices = rows.flatMap(({ key, serviceId, isConsultation, ...row }) =>
      toPrices(row).map((price) => ({ key, serviceId, ...price, isConsultation: isConsultation === 1 })),
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
