import { sql, type Migration } from 'kysely';
import { isPostgres } from './generatedId';

/** Where PostgreSQL tells whose appointments changed; the payload is the doctor's id. */
export const APPOINTMENT_CHANNEL = 'clinic_appointments';

/**
 * In the database itself, so that whoever writes, a staff tool or a hand, is heard by every process. Once for
 * each statement and doctor, and only after the commit. SQLite has no such thing; its file is watched instead.
 */
export const announceAppointments: Migration = {
  async up(db) {
    if (!isPostgres(db)) return;
    await sql`
      create function announce_appointments() returns trigger language plpgsql as $$
      begin
        perform pg_notify(${sql.lit(APPOINTMENT_CHANNEL)}, doctor_id::text)
          from (select distinct doctor_id from slots join changed on slots.id = changed.slot_id) as doctors;
        return null;
      end $$`.execute(db);
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const) {
      await sql`
        create trigger ${sql.ref(`announce_${event}`)} after ${sql.raw(event)} on appointments
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function announce_appointments()`.execute(db);
    }
  },
};
