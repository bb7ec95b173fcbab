import { sql, type Kysely, type Migration } from 'kysely';
import { engineAdapter } from '../engines/engine';

const INDEXES = [
  ['outbox_due', 'due_at', 'waiting'],
  ['outbox_failed', 'id', 'failed'],
] as const;

/** Mail that is to be sent, the patient's own link, and who cancelled. */
export const addOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    const { generatedId } = engineAdapter(db);
    // One column for each statement: SQLite adds no two at once.
    await db.schema.alterTable('appointments').addColumn('link_hash', 'text').execute();
    await db.schema.alterTable('appointments').addColumn('cancelled_by', 'text').execute();
    await db.schema
      .createIndex('appointment_of_link')
      .unique()
      .on('appointments')
      .column('link_hash')
      .execute();

    await db.schema
      .createTable('outbox')
      .addColumn('id', 'integer', generatedId)
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('appointment_id', 'integer', (column) => column.references('appointments.id'))
      .addColumn('contact_request_id', 'integer', (column) => column.references('contact_requests.id'))
      .addColumn('link_token', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('settled_at', 'text')
      // The same mail about the same appointment is never due twice.
      .addUniqueConstraint('one_mail_of_a_kind', ['appointment_id', 'kind'])
      .execute();
    // Only what still matters, so that a long history costs nothing.
    for (const [index, column, status] of INDEXES) {
      await db.schema
        .createIndex(index)
        .on('outbox')
        .column(column)
        .where(sql.ref('status'), '=', sql.lit(status))
        .execute();
    }
  },
};
