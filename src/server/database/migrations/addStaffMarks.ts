import type { Kysely, Migration } from 'kysely';

/**
 * What staff note: a service, doctor or slot that was taken off the site, whose row the past still needs, and
 * a contact request that was answered. All are ISO text in UTC.
 */
export const addStaffMarks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['services', 'doctors', 'slots']) {
      await db.schema.alterTable(table).addColumn('removed_at', 'text').execute();
    }
    await db.schema.alterTable('contact_requests').addColumn('answered_at', 'text').execute();
  },
};
