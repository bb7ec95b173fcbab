import type { Kysely, Migration } from 'kysely';

/** How often an appointment was moved, which calendars must know, and from when it was moved last. */
export const addMoves: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('appointments')
      .addColumn('moves', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('appointments').addColumn('moved_from', 'text').execute();
  },
};
