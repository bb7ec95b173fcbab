import { sql, type Kysely, type Migration } from 'kysely';
import { engineAdapter } from '../engines/engine';

/** What was done and by whom, one row each, and the chain of seals that shows whether a row was touched later. */
export const addJournal: Migration = {
  async up(db: Kysely<unknown>) {
    const { generatedId } = engineAdapter(db);
    await db.schema.alterTable('appointments').addColumn('journal_salt', 'text').execute();
    await db.schema
      .createTable('journal')
      .addColumn('id', 'integer', generatedId)
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'integer')
      .addColumn('digest', 'text')
      .addColumn('seal_id', 'integer')
      .execute();
    await db.schema
      .createIndex('journal_unsealed')
      .on('journal')
      .column('id')
      .where(sql.ref('seal_id'), 'is', null)
      .execute();
    await db.schema.createIndex('journal_of_seal').on('journal').column('seal_id').execute();
    await db.schema
      .createTable('seals')
      .addColumn('id', 'integer', generatedId)
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('rows', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
  },
};
