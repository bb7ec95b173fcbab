import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { engineAdapter } from '../../database/engines/engine';
import type { ClinicSchema } from '../../database/sql/schema';
import { tell } from '../output/answer';

/** Waits until nothing of what was deleted is left in the database's log, and says so where that takes a while. */
export async function untilWiped(db: Kysely<ClinicSchema>): Promise<void> {
  if (await engineAdapter(db).wipeTraces(db)) return;
  tell(
    'Datele sunt șterse. Alt program citește acum baza de date; așteptăm să termine, ca să dispară și urmele lor.',
  );
  while (!(await engineAdapter(db).wipeTraces(db))) await sleep(1000);
}
