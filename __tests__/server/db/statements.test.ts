import { sql } from 'kysely';
import { sqliteDatabase } from '../support/sqliteDatabase';
import { describeStatements, GROWING } from './statementsContract';

/** Indexes that hold few rows of a large table. */
const SMALL = /USING INDEX (?:unanswered_requests|pending_appointments)/;

describeStatements('SQLite', sqliteDatabase, (db) =>
  Promise.resolve(async ({ text }) => {
    const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(text)}`.execute(db);
    // The first rows of a table in the order in which it is stored are found at once.
    const isLimited = /\blimit\b/.test(text) && !/\bwhere\b/.test(text);
    return plan.rows.flatMap(({ detail }) => {
      const [, table = ''] = /^SCAN (\w+)/.exec(detail) ?? [];
      return GROWING.includes(table) && !isLimited && !SMALL.test(detail) ? [detail] : [];
    });
  }),
);
