import type { Kysely } from 'kysely';
import type { ClinicProfile } from '../../../domain/facts';
import { inTransaction } from '../sql/inTransaction';
import { addToJournal } from '../sql/journal';
import { newProfileRows } from '../sql/profileRows';
import type { ClinicSchema } from '../sql/schema';

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
    await addToJournal(
      transaction,
      'staff',
      entered.map(({ id }) => ({ event: 'profile.entered', subjectId: id })),
    );
  });
}
