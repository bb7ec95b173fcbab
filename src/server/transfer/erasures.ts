import { sql } from 'kysely';
import { clinicTimeAt } from '../../domain/clock';
import { cancel } from '../booking/cancel';
import { findByIds, upcomingAmong } from '../booking/find';
import type { Db } from '../db/schema';
import { erasureHash, forget, ofEach, readPersonal, type Erased } from '../patient/forget';

/**
 * Erases the data that a restored backup brought back although their erasure was requested after the backup.
 * @param tx the transaction that restores the backup
 * @param at ms since the epoch
 */
export async function repeatErasures(tx: Db, at: number): Promise<Erased> {
  const erasures = await tx.selectFrom('forgotten').select(['at', 'salt', 'hash']).execute();
  if (erasures.length === 0) return ofEach(() => 0);
  const requestedAtOf = new Map(erasures.map(({ hash, at: requestedAt }) => [hash, requestedAt]));
  const salts = [...new Set(erasures.map(({ salt }) => salt))];
  const isRequested = (who: string | null, since: string): boolean =>
    Boolean(who) && salts.some((salt) => (requestedAtOf.get(erasureHash(salt, who ?? '')) ?? '') > since);
  const stored = await readPersonal(tx, () => sql`true`);
  const unwanted = ofEach((table) =>
    stored[table].filter((row) =>
      [row.normalizedEmail, row.reference].some((who) => isRequested(who, row.since)),
    ),
  );
  const ids = unwanted.appointments.map(({ id }) => id);
  // The patient would not come, and the time would stay taken.
  for (const { reference } of upcomingAmong(await findByIds(tx, ids), clinicTimeAt(at)))
    await cancel(tx, reference, { by: 'clinic', now: at });
  return forget(tx, unwanted, 'staff');
}
