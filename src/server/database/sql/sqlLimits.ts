import { sql, type Kysely } from 'kysely';
import { engineAdapter } from '../engines/engine';
import type { LimitStore } from '../ports/limitStore';
import { sha256 } from './hashing';
import type { ClinicSchema } from './schema';

interface PostCountRow {
  address: string;
  window: number;
  count: number;
}

function postCounter(clinic: Kysely<ClinicSchema>): NonNullable<LimitStore['countPost']> {
  // No table of the clinic's own: it is worth no copy and no backup.
  const db = clinic.withTables<{ post_counts: PostCountRow }>();
  return async (address, window) => {
    const { count } = await db
      .insertInto('post_counts')
      // Addresses say where somebody is, so they are never stored as they are.
      .values({ address: sha256(address), window, count: 1 })
      .onConflict((conflict) =>
        conflict.columns(['window', 'address']).doUpdateSet({ count: sql`post_counts.count + 1` }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    if (count === 1) await db.deleteFrom('post_counts').where('window', '<', window).execute();
    return count;
  };
}

export function sqlLimits(db: Kysely<ClinicSchema>): LimitStore {
  return {
    // Elsewhere every count would be a write that waits for the disk, as long as the booking itself.
    countPost: engineAdapter(db).hasUnloggedTables ? postCounter(db) : undefined,
  };
}
