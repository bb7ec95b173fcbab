import { sql, type Kysely, type Migration } from 'kysely';

/** Whose mailbox a mail is for, or a visitor's message from, so that many spellings of one address count as one. */
export const addMailbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('mailbox', 'text').execute();
    await db.schema
      .createIndex('outbox_of_mailbox')
      .on('outbox')
      .column('mailbox')
      .where(sql.ref('mailbox'), 'is not', null)
      .execute();
  },
};
