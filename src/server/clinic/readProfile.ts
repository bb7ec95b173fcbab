import type { Insertable } from 'kysely';
import { NOTE_NAMES } from '../../content/noteLabels';
import { SAMPLE_BASICS } from '../../content/sample/profile';
import type { ClinicProfile } from '../../domain/facts';
import type { ClinicSchema, Db } from '../db/schema';

/** Returns one row for each field. */
export function newProfileRows(profile: Partial<ClinicProfile>): Insertable<ClinicSchema['profile']>[] {
  return Object.entries(profile).map(([name, value]) => ({ name: name as keyof ClinicProfile, value }));
}

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
