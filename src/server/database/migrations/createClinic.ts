import { sql, type Kysely, type Migration } from 'kysely';
import { engineAdapter } from '../engines/engine';

/** The catalogue, appointments and contact requests. */
export const createClinic: Migration = {
  async up(db: Kysely<unknown>) {
    const { generatedId } = engineAdapter(db);
    await db.schema
      .createTable('services')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('doctors')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('service_id', 'integer', (column) => column.notNull().references('services.id'))
      .execute();

    await db.schema
      .createTable('slots')
      .addColumn('id', 'integer', generatedId)
      .addColumn('doctor_id', 'integer', (column) => column.notNull().references('doctors.id'))
      .addColumn('weekday', 'integer', (column) => column.notNull())
      .addColumn('start_time', 'text', (column) => column.notNull())
      .addColumn('end_time', 'text', (column) => column.notNull())
      .addUniqueConstraint('slots_of_doctor', ['doctor_id', 'weekday', 'start_time'])
      .execute();

    await db.schema
      .createTable('vacations')
      .addColumn('id', 'integer', generatedId)
      .addColumn('doctor_id', 'integer', (column) => column.notNull().references('doctors.id'))
      .addColumn('start_date', 'text', (column) => column.notNull())
      .addColumn('end_date', 'text', (column) => column.notNull())
      .addUniqueConstraint('vacations_of_doctor', ['doctor_id', 'start_date'])
      .execute();

    await db.schema
      .createTable('appointments')
      .addColumn('id', 'integer', generatedId)
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('slot_id', 'integer', (column) => column.notNull().references('slots.id'))
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('cancelled_at', 'text')
      .execute();
    // The promise that a slot is never booked twice; it also finds a slot's coming dates without reading the past.
    await db.schema
      .createIndex('one_live_appointment')
      .unique()
      .on('appointments')
      .columns(['slot_id', 'date'])
      .where(sql.ref('cancelled_at'), 'is', null)
      .execute();

    await db.schema
      .createTable('contact_requests')
      .addColumn('id', 'integer', generatedId)
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
