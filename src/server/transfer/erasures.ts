import { sql } from 'kysely';
import { clinicTimeAt } from '../../domain/clock';
import { cancel } from '../booking/cancel';
import { upcomingAmong, selectAppointments, toStored } from '../booking/find';
import { anyOf } from '../db/values';
import type { Db } from '../db/schema';
import { normalizedEmail } from '../limits/uses';
import { erasureHash, forget, readIds, type Erased } from '../patient/forget';

/** Returns ids of rows whose erasure was requested after they were stored. */
async function idsIn(
  tx: Db,
  table: 'waiting' | 'appointments' | 'contact_requests',
  isRequested: (who: string, since: string) => boolean,
): Promise<readonly number[]> {
  const since = table === 'waiting' ? 'askedAt as since' : 'createdAt as since';
  const rows = await tx.selectFrom(table).select(['id', 'email', 'reference', since]).execute();
  const unwanted = rows.filter((row) =>
    [normalizedEmail(row.email ?? ''), row.reference].some((who) => isRequested(who, row.since)),
  );
  return anyOf(unwanted.map(({ id }) => id));
}

/**
 * Erases the data that a restored backup brought back although their erasure was requested after the backup.
 * @param tx the transaction that restores the backup
 * @param at ms since the epoch
 */
export async function repeatErasures(tx: Db, at: number): Promise<Erased> {
  const erasures = await tx.selectFrom('forgotten').select(['at', 'salt', 'hash']).execute();
  if (erasures.length === 0) return { appointments: 0, contactRequests: 0, waiting: 0 };
  const requestedAtOf = new Map(erasures.map(({ hash, at: requestedAt }) => [hash, requestedAt]));
  const salts = [...new Set(erasures.map(({ salt }) => salt))];
  const isRequested = (who: string, since: string): boolean =>
    who !== '' && salts.some((salt) => (requestedAtOf.get(erasureHash(salt, who)) ?? '') > since);
  const waiting = await idsIn(tx, 'waiting', isRequested);
  const appointments = await idsIn(tx, 'appointments', isRequested);
  const requests = await idsIn(tx, 'contact_requests', isRequested);
  const found = await selectAppointments(tx).where('appointments.id', 'in', appointments).execute();
  // The patient would not come, and the time would stay taken.
  for (const { reference } of upcomingAmong(found.map(toStored), clinicTimeAt(at)))
    await cancel(tx, reference, { by: 'clinic', now: at });
  const isIn = (ids: readonly number[]) => sql<boolean>`id in (${sql.join(ids)})`;
  const requested = {
    appointments: isIn(appointments),
    contactRequests: isIn(requests),
    waiting: isIn(waiting),
  };
  return forget(tx, await readIds(tx, requested), 'staff');
}
