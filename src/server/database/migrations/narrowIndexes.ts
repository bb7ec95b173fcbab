import { sql, type Kysely, type Migration } from 'kysely';

/** What most rows have nothing of need not be kept up to date with every booking: old links, and seals to come. */
export const narrowIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('appointment_of_link').execute();
    await db.schema
      .createIndex('appointment_of_link')
      .unique()
      .on('appointments')
      .column('link_hash')
      .where(sql.ref('link_hash'), 'is not', null)
      .execute();
    await db.schema.dropIndex('journal_of_seal').execute();
    await db.schema
      .createIndex('journal_of_seal')
      .on('journal')
      .column('seal_id')
      .where(sql.ref('seal_id'), 'is not', null)
      .execute();
  },
};
