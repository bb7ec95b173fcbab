import type { Command } from 'commander';
import { withoutPassword } from '../../config/config';
import { copyDatabase } from '../../database/transfer/copyDatabase';
import { countRows, isEmpty } from '../../database/transfer/tables';
import { Refusal, answer, type AnswerOptions } from '../output/answer';
import { readTarget } from '../input/readDatabaseUrl';
import { NOTHING_TO_COPY, rowWords } from '../output/rowWords';
import { onData, withEngine } from '../clinic/onClinic';

const copy = onData(async ({ db }, to: string, options: AnswerOptions) => {
  if (isEmpty(await countRows(db))) throw new Refusal(NOTHING_TO_COPY);
  await withEngine(to, 'Ținta nu poate fi deschisă. Verificați adresa ei', async (target) => {
    const rows = await copyDatabase(db, target.db);
    answer(options, { rows }, `Am copiat și am verificat în ${withoutPassword(to)}: ${rowWords(rows)}.`);
  });
});

/** `clinic copy` */
export function copyCommand(program: Command): void {
  program
    .command('copy')
    .description(
      'copiază datele din DATABASE_URL în altă bază de date, goală, de exemplu din SQLite în PostgreSQL; opriți întâi site-ul',
    )
    .argument('<adresă>', 'ținta: file:CALE sau postgres://UTILIZATOR:PAROLĂ@SERVER/BAZĂ', readTarget)
    .action(copy);
}
