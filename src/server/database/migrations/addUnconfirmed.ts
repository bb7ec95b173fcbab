import { sql, type Kysely, type Migration } from 'kysely';
import { engineAdapter } from '../engines/engine';

/** Bookings that must be confirmed from their mailbox before they take anybody's time. */
export const addUnconfirmed: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable('unconfirmed')
      .addColumn('id', 'integer', engineAdapter(db).generatedId)
      .addColumn('slot_id', 'integer', (column) => column.notNull().references('slots.id'))
      .addColumn('service_id', 'integer', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.unique())
      .addColumn('reference', 'text', (column) => column.notNull().unique());
    for (const name of [
      'date',
      'first_name',
      'last_name',
      'phone',
      'email',
      'message',
      'prices',
      'created_at',
    ])
      table = table.addColumn(name, 'text', (column) => column.notNull());
    await table.execute();
    // Of a row that may be gone: its mail says so by itself.
    await db.schema.alterTable('outbox').addColumn('unconfirmed_id', 'integer').execute();
    for (const [index, kind] of [
      ['outbox_requests', 'booking.request'],
      ['outbox_brake_notices', 'brake.notice'],
    ] as const)
      await db.schema
        .createIndex(index)
        .on('outbox')
        .column('created_at')
        .where(sql.ref('kind'), '=', sql.lit(kind))
        .execute();
  },
};
