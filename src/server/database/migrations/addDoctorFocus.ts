import type { Kysely, Migration } from 'kysely';

/** What each doctor sees most, as their card says it. */
export const addDoctorFocus: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('doctors')
      .addColumn('focus', 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  },
};
