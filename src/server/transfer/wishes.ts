import { clinicTimeAt } from '../../domain/clock';
import { comingAmong, selectAppointments, toStored } from '../booking/find';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { note } from '../journal/note';
import { normalizedEmail } from '../limits/mailbox';
import { forgetAppointments, forgetContactRequests, wishHash, type Purge } from '../patient/forget';
import { deleteWaiting } from '../waiting/list';

/** Cancels coming appointments: no patient would come, and no other could have the time. */
async function freeTimes(tx: Db, ids: readonly number[], at: number): Promise<void> {
  const found = await selectAppointments(tx).where('appointments.id', 'in', ids).execute();
  const coming = comingAmong(found.map(toStored), clinicTimeAt(at)).map(({ id }) => id);
  if (coming.length === 0) return;
  await tx
    .updateTable('appointments')
    .set({ state: 'cancelled', cancelledAt: iso(at), cancelledBy: 'clinic' })
    .where('id', 'in', coming)
    .execute();
  await note(tx, 'staff', 'appointment.cancelled', coming);
}

/** Ids in one statement. */
const BATCH = 500;

interface Known {
  readonly id: number;
  readonly email: string | null;
  readonly reference: string | null;
  readonly createdAt: string;
}

/**
 * Forgets again what an older backup brought back although its owner had wished it gone.
 * @param tx the transaction that restored it
 * @param at ms since the epoch
 */
export async function repeatErasures(tx: Db, at: number): Promise<Purge> {
  const wishes = await tx.selectFrom('forgotten').select(['at', 'salt', 'hash']).execute();
  const wishedAt = new Map(wishes.map((wish) => [wish.hash, wish.at]));
  const salts = [...new Set(wishes.map(({ salt }) => salt))];
  const isUnwanted = ({ email, reference, createdAt }: Known): boolean =>
    [normalizedEmail(email ?? ''), reference ?? ''].some((who) =>
      salts.some((salt) => who !== '' && (wishedAt.get(wishHash(salt, who)) ?? '') > createdAt),
    );
  const eachOf = async (rows: readonly Known[], forget: (ids: readonly number[]) => Promise<unknown>) => {
    const ids = rows.filter(isUnwanted).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += BATCH) await forget(ids.slice(start, start + BATCH));
    return ids.length;
  };
  if (salts.length === 0) return { appointments: 0, contactRequests: 0, places: 0 };
  const known = ['id', 'email', 'reference', 'createdAt'] as const;
  return {
    places: await eachOf(
      await tx
        .selectFrom('waiting')
        .select(['id', 'email', 'reference', 'askedAt as createdAt'])
        .where('reference', 'is not', null)
        .execute(),
      (ids) => deleteWaiting(tx, tx.selectFrom('waiting').select('waiting.id').where('id', 'in', ids)),
    ),
    appointments: await eachOf(
      await tx.selectFrom('appointments').select(known).where('lastName', '!=', '').execute(),
      async (ids) => {
        await freeTimes(tx, ids, at);
        const query = tx.selectFrom('appointments').select('appointments.id').where('id', 'in', ids);
        await forgetAppointments(tx, query, 'staff');
      },
    ),
    contactRequests: await eachOf(await tx.selectFrom('contact_requests').select(known).execute(), (ids) =>
      forgetContactRequests(
        tx,
        tx.selectFrom('contact_requests').select('contact_requests.id').where('id', 'in', ids),
        'staff',
      ),
    ),
  };
}
