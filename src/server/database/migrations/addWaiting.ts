import { sql, type Kysely, type Migration } from 'kysely';
import { engineAdapter } from '../engines/engine';

/** Who waits for an earlier time, and what was offered to them. */
export const addWaiting: Migration = {
  async up(db: Kysely<unknown>) {
    const { generatedId } = engineAdapter(db);
    await db.schema
      .createTable('waiting')
      .addColumn('id', 'integer', generatedId)
      .addColumn('appointment_id', 'integer', (column) => column.unique().references('appointments.id'))
      .addColumn('service_id', 'integer', (column) => column.notNull())
      .addColumn('doctor_id', 'integer')
      .addColumn('days', 'integer', (column) => column.notNull())
      .addColumn('parts', 'integer', (column) => column.notNull())
      .addColumn('known', 'text')
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('left_at', 'text')
      .execute();
    await db.schema
      .createIndex('waiting_now')
      .on('waiting')
      .column('asked_at')
      .where(sql.ref('left_at'), 'is', null)
      .execute();
    await db.schema
      .createTable('earlier_offers')
      .addColumn('id', 'integer', generatedId)
      .addColumn('waiting_id', 'integer', (column) => column.notNull().references('waiting.id'))
      .addColumn('slot_id', 'integer', (column) => column.notNull().references('slots.id'))
      .addColumn('date', 'text', (column) => column.notNull())
      // Nobody is offered the same time twice.
      .addUniqueConstraint('one_offer_of_a_time', ['waiting_id', 'slot_id', 'date'])
      .execute();
    await db.schema.alterTable('outbox').addColumn('offer_id', 'integer').execute();
    await db.schema
      .createIndex('outbox_offers')
      .on('outbox')
      .column('offer_id')
      .where(sql.ref('offer_id'), 'is not', null)
      .execute();
  },
};
