import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely';

/** The names of the changes that have made the tables, in order. */
export async function appliedMigrations<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await (db as unknown as Kysely<Record<string, { name: string }>>)
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
