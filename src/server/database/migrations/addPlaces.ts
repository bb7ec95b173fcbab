import { sql, type Kysely, type Migration } from 'kysely';

/** Who waits without an appointment, because there is no free time. */
export const addPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    // One column for each statement: SQLite adds no two at once.
    for (const name of ['reference', 'email'])
      await db.schema.alterTable('waiting').addColumn(name, 'text').execute();
    await db.schema.createIndex('waiting_references').unique().on('waiting').column('reference').execute();
    await sql`create index waiting_emails on waiting (lower(email)) where email is not null`.execute(db);
  },
};
