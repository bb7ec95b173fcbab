import type { Kysely } from 'kysely';
import type { ClinicProfile } from '../../../domain/facts';
import { inTransaction } from '../sql/inTransaction';
import { newProfileRows } from '../sql/profileRows';
import type { ClinicSchema } from '../sql/schema';
import { noteRows } from './noteRows';

/** Says who the clinic is; fields that are left out stay as they are. */
export function setProfile(db: Kysely<ClinicSchema>, fields: Partial<ClinicProfile>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const rows = newProfileRows(fields);
    if (rows.length === 0) return;
    const entered = await transaction
      .insertInto('profile')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((present) => ({ value: present.ref('excluded.value') })),
      )
      .returning('id')
      .execute();
    await noteRows(transaction, 'profile.entered', entered);
  });
}
