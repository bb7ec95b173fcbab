import { postgresDatabase } from '../support/postgresDatabase';
import { describeFormsWhileAway } from './formsWhileAwayContract';

describeFormsWhileAway('PostgreSQL', async () => {
  const { url, goAway, comeBack, remove } = await postgresDatabase();
  return { url, takeAway: goAway, bringBack: comeBack, remove };
});
