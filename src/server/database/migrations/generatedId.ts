import { PostgresAdapter, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** True on PostgreSQL, for what the engines do not share, such as triggers. */
export function isPostgres<Schema>(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** For an `integer` column `id`: the engine numbers rows that come without one. */
export function generatedId(
  db: Kysely<unknown>,
): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return (column) =>
    isPostgres(db) ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement();
}
