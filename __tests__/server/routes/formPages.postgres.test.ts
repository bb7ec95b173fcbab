import { postgresDatabase } from '../support/postgresDatabase';
import { describeFormsWhileAway } from './formsWhileAwayContract';

// The built server: `npm test` builds before it tests.
describeFormsWhileAway('PostgreSQL', async () => {
  const { url, rows, goAway, comeBack, remove } = await postgresDatabase();
  return { databaseUrl: url, rows, takeAway: goAway, bringBack: comeBack, remove };
});
