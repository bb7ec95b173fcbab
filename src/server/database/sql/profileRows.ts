import type { Insertable, Kysely } from 'kysely';
import { NOTE_NAMES } from '../../../content/noteLabels';
import { SAMPLE_BASICS } from '../../../content/sample/profile';
import type { ClinicProfile } from '../../../domain/facts';
import type { ClinicSchema } from './schema';

/** A row for each field. */
export function newProfileRows(profile: Partial<ClinicProfile>): Insertable<ClinicSchema['profile']>[] {
  return Object.entries(profile).map(([name, value]) => ({ name: name as keyof ClinicProfile, value }));
}

const NO_NOTES = Object.fromEntries(NOTE_NAMES.map((note) => [note, '']));

/** What staff have not said yet is as in the sample, of which nothing belongs to anybody; notes are empty. */
export async function readProfile(db: Kysely<ClinicSchema>): Promise<ClinicProfile> {
  const rows = await db.selectFrom('profile').select(['name', 'value']).where('value', '!=', '').execute();
  return {
    ...SAMPLE_BASICS,
    ...NO_NOTES,
    ...Object.fromEntries(rows.map(({ name, value }) => [name, value])),
  };
}
