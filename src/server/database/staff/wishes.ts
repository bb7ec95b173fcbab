import type { Kysely } from 'kysely';
import { clinicTimeAt } from '../../../domain/clock';
import type { Purge } from '../ports/peopleStore';
import { newSalt, sha256 } from '../sql/hashing';
import { iso } from '../sql/iso';
import type { ClinicSchema } from '../sql/schema';
import { comingAmong, selectAppointments, toStored } from '../sql/storedAppointments';
import { deleteUnconfirmed } from '../sql/unconfirmed';
import { deleteWaiting } from '../sql/waitingList';
import { noteRows } from './noteRows';
import { deleteRequests, forgetPatients } from './purgePersonalData';

/** @param who an address, in whatever case, or a reference */
const wishHash = (salt: string, who: string): string => sha256(salt, who.toLowerCase());

const ledgerOf = (db: Kysely<ClinicSchema>) => db.selectFrom('forgotten').select(['at', 'salt', 'hash']);

/**
 * Remembers that somebody is to be forgotten, without saying who. One salt serves the whole list, so that a
 * restored backup is compared with it in one go.
 * @param db the transaction that forgets
 */
export async function noteWish(db: Kysely<ClinicSchema>, who: string): Promise<void> {
  const salt = (await ledgerOf(db).orderBy('id').limit(1).executeTakeFirst())?.salt ?? newSalt();
  const wish = { salt, hash: wishHash(salt, who), at: new Date().toISOString() };
  await db
    .insertInto('forgotten')
    .values(wish)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at: wish.at }))
    .execute();
}

/** Nobody would come, and nobody else could have the time. */
async function freeTimes(db: Kysely<ClinicSchema>, ids: readonly number[], at: number): Promise<void> {
  const found = await selectAppointments(db).where('appointments.id', 'in', ids).execute();
  const coming = comingAmong(found.map(toStored), clinicTimeAt(at));
  for (const { id } of coming)
    await db
      .updateTable('appointments')
      .set({ cancelledAt: iso(at), cancelledBy: 'clinic' })
      .where('id', '=', id)
      .execute();
  await noteRows(db, 'appointment.cancelled', coming);
}

/** Ids in one statement. */
const BATCH = 500;

/**
 * Forgets again what an older backup brought back although its owner had wished it gone.
 * @param db the transaction that restored it
 * @param at ms since the epoch
 */
export async function forgetAgain(db: Kysely<ClinicSchema>, at: number): Promise<Purge> {
  const ledger = await ledgerOf(db).execute();
  const wishes = new Map(ledger.map(({ hash, at }) => [hash, at]));
  const salts = [...new Set(ledger.map(({ salt }) => salt))];
  const isUnwanted = (row: { email: string; reference: string; createdAt: string }): boolean =>
    salts.some((salt) =>
      [row.email, row.reference].some((who) => (wishes.get(wishHash(salt, who)) ?? '') > row.createdAt),
    );
  const forgetFrom = async (table: 'appointments' | 'unconfirmed' | 'contact_requests'): Promise<number> => {
    if (salts.length === 0) return 0;
    const rows = await db.selectFrom(table).select(['id', 'email', 'reference', 'createdAt']).execute();
    const ids = rows.filter((row) => row.email !== '' && isUnwanted(row)).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += BATCH) {
      const some = ids.slice(start, start + BATCH);
      if (table === 'appointments') {
        await freeTimes(db, some, at);
        await forgetPatients(db, db.selectFrom(table).select('id').where('id', 'in', some), 'staff');
      } else if (table === 'unconfirmed')
        await deleteUnconfirmed(db, db.selectFrom(table).select('id').where('id', 'in', some));
      else await deleteRequests(db, db.selectFrom(table).select('id').where('id', 'in', some), 'staff');
    }
    return ids.length;
  };
  const places = await db
    .selectFrom('waiting')
    .select(['id', 'email', 'reference', 'askedAt as createdAt'])
    .where('reference', 'is not', null)
    .$narrowType<{ email: string; reference: string }>()
    .execute();
  const unwanted = places.filter(isUnwanted).map(({ id }) => id);
  if (unwanted.length > 0)
    await deleteWaiting(db, db.selectFrom('waiting').select('waiting.id').where('id', 'in', unwanted));
  return {
    appointments: (await forgetFrom('appointments')) + (await forgetFrom('unconfirmed')),
    contactRequests: await forgetFrom('contact_requests'),
    places: unwanted.length,
  };
}
