import { sql, type Kysely, type Migration } from 'kysely';
import { engineAdapter } from '../engines/engine';

/** Finds a patient's coming appointments, and counts posts where several processes share a PostgreSQL. */
export const addLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index live_appointments_of_email on appointments (lower(email), date) where cancelled_at is null`.execute(
      db,
    );
    if (!engineAdapter(db).hasUnloggedTables) return;
    await db.schema
      .createTable('post_counts')
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('window', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_count', ['window', 'address'])
      .execute();
    // Counts of a minute need not survive a crash, nor wait for the disk.
    await sql`alter table post_counts set unlogged`.execute(db);
  },
};
