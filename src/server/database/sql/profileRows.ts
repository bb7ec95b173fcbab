import type { Insertable, Kysely } from 'kysely';
import { SAMPLE_PROFILE } from '../../../content/sample/profile';
import type { ClinicProfile } from '../../../domain/facts';
import type { ClinicSchema } from './schema';

/** A row for each field. */
export function newProfileRows(profile: Partial<ClinicProfile>): Insertable<ClinicSchema['profile']>[] {
  return Object.entries(profile).map(([name, value]) => ({ name: name as keyof ClinicProfile, value }));
}

/** What staff have not said yet is as in the sample, of which nothing belongs to anybody. */
export async function readProfile(db: Kysely<ClinicSchema>): Promise<ClinicProfile> {
  const rows = await db.selectFrom('profile').select(['name', 'value']).execute();
  return { ...SAMPLE_PROFILE, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}
