import type { ClinicProfile } from '../../domain/facts';
import { newProfileRows, readProfile } from '../clinic/profile';
import type { Db } from '../db/schema';
import { note } from '../journal/note';
import { Refusal } from './refusal';

function refuseHours(opens: string, closes: string): void {
  if (opens < closes) return;
  throw new Refusal(`Ora de început trebuie să fie înaintea celei de sfârșit: ${opens}–${closes}.`);
}

/** Changes who the clinic is; fields that are left out stay as they are. */
export async function enterProfile(tx: Db, fields: Partial<ClinicProfile>): Promise<void> {
  const rows = newProfileRows(fields);
  if (rows.length === 0) return;
  const profile = { ...(await readProfile(tx)), ...fields };
  refuseHours(profile.opens, profile.closes);
  refuseHours(profile.phoneOpens, profile.phoneCloses);
  const entered = await tx
    .insertInto('profile')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((present) => ({ value: present.ref('excluded.value') })),
    )
    .returning('id')
    .execute();
  await note(
    tx,
    'staff',
    'profile.entered',
    entered.map(({ id }) => id),
  );
}
