import { postgresDatabase } from '../support/postgresDatabase';
import { describePurge } from './purgeContract';

describePurge('PostgreSQL', postgresDatabase, async ({ db }, lastReference) => {
  const transaction = await db.startTransaction().execute();
  await transaction
    .selectFrom('contact_requests')
    .select('id')
    .where('reference', '=', lastReference)
    .forUpdate()
    .execute();
  return () => transaction.rollback().execute();
});
