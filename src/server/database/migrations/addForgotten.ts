import type { Kysely, Migration } from 'kysely';
import { engineAdapter } from '../engines/engine';

/** Who wished to be forgotten and when, by salted hashes alone: a restored backup must forget them again. */
export const addForgotten: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('forgotten')
      .addColumn('id', 'integer', engineAdapter(db).generatedId)
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('salt', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .execute();
  },
};
