import { CompiledQuery, sql } from 'kysely';
import { postgresDatabase } from '../support/postgresDatabase';
import { describeStatements, GROWING } from './statementsContract';

/** Rows of one table that a statement may read; each table that grows holds more. */
const FEW = 1_000;

/** A step of a plan, as PostgreSQL's JSON has it. */
interface Step {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

const stepsOf = (step: Step): readonly Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

describeStatements('PostgreSQL', postgresDatabase, async (db) => {
  // PostgreSQL does so by itself, in time.
  await sql`analyze`.execute(db);
  return async ({ text, values }) => {
    const undone = new Error('Explained');
    let steps: readonly Step[] = [];
    const explained = db.transaction().execute(async (tx) => {
      const query = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...values]);
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': readonly [{ readonly Plan: Step }] }>(query);
      steps = rows.flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan));
      throw undone;
    });
    await expect(explained).rejects.toBe(undone);
    return steps.flatMap((step) => {
      const { 'Relation Name': table = '', 'Rows Removed by Filter': passed = 0 } = step;
      const read = (step['Actual Rows'] + passed) * step['Actual Loops'];
      return GROWING.includes(table) && read > FEW ? [`${table}: ${read} rows`] : [];
    });
  };
});
