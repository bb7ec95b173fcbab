import { sql, type Kysely, type Migration } from 'kysely';

/** Finds all appointments of an address, cancelled ones too, in place of the live ones. */
export const indexEmails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index live_appointments_of_email`.execute(db);
    await sql`create index appointments_of_email on appointments (lower(email))`.execute(db);
  },
};
