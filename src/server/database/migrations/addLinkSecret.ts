import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Migration } from 'kysely';
import { engineAdapter } from '../engines/engine';

/** What patients' links are made with, so that any answer and any mail can name them; none is stored any more. */
export const addLinkSecret: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('secrets')
      .addColumn('id', 'integer', engineAdapter(db).generatedId)
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    const value = randomBytes(32).toString('base64url');
    await sql`insert into secrets (name, value) values ('link', ${value})`.execute(db);
    // Processes of the version before still write and send the outbox's link_token while this one starts.
  },
};
