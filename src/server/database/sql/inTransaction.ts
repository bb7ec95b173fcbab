import type { Kysely } from 'kysely';
import type { ClinicSchema } from './schema';

/** Does some work in one transaction: in the open one, when it is a part of it, else in its own. */
export function inTransaction<Result>(
  db: Kysely<ClinicSchema>,
  work: (transaction: Kysely<ClinicSchema>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
