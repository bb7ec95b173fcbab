import { Command } from 'commander';
import { readDatabaseUrl, withoutPassword } from '../../config';
import { copyDatabase, EmptySource } from '../../database/transfer/copyDatabase';
import { reason } from '../../reason';
import { Refusal } from '../exitCodes';
import { answer, JSON_OPTION, type AnswerOptions } from '../output/answer';
import { NOTHING_TO_COPY } from '../output/nothingToCopy';
import { rowWords } from '../output/rowWords';

async function copy(target: string, options: AnswerOptions): Promise<void> {
  const from = readDatabaseUrl(process.env);
  const to = readDatabaseUrl({ DATABASE_URL: target });
  const rows = await copyDatabase(from, to).catch((error: unknown) => {
    if (error instanceof EmptySource) throw new Refusal(NOTHING_TO_COPY);
    throw new Refusal(`Copierea nu a reușit; ținta trebuie să fie o bază de date goală: ${reason(error)}`);
  });
  answer(options, { rows }, `Am copiat și am verificat în ${withoutPassword(to)}: ${rowWords(rows)}.`);
}

/** `clinic copy` */
export function copyCommand(): Command {
  return new Command('copy')
    .description(
      'copiază datele din DATABASE_URL în altă bază de date, goală, de exemplu din SQLite în PostgreSQL; opriți întâi site-ul',
    )
    .argument('<adresă>', 'ținta: file:CALE sau postgres://UTILIZATOR:PAROLĂ@SERVER/BAZĂ')
    .option(...JSON_OPTION)
    .action(copy);
}
