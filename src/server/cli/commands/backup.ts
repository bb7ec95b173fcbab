import type { Command } from 'commander';
import { appliedMigrations } from '../../database/migrations/migrateToLatest';
import { backupLines } from '../../database/transfer/backupFile';
import { readAllRows } from '../../database/transfer/readAllRows';
import { countRows, isEmpty } from '../../database/transfer/tables';
import { Refusal, answer, type AnswerOptions } from '../output/answer';
import { NOTHING_TO_COPY, rowWords } from '../output/rowWords';
import { writeNewFile } from '../output/writeNewFile';
import { onData } from '../clinic/onClinic';

const backup = onData(async ({ db, at }, file: string, options: AnswerOptions) => {
  if (isEmpty(await countRows(db))) throw new Refusal(NOTHING_TO_COPY);
  const about = { writtenAt: new Date(at).toISOString(), migrations: [...(await appliedMigrations(db))] };
  const rows = await readAllRows(db, async (all, counts) => {
    await writeNewFile(file, backupLines(about, all, counts));
    return counts;
  });
  answer(options, { file, ...about, rows }, `Am scris copia de siguranță ${file}: ${rowWords(rows)}.`);
});

/** `clinic backup` */
export function backupCommand(program: Command): void {
  program
    .command('backup')
    .description('scrie o copie de siguranță a tuturor datelor, și în timp ce site-ul funcționează')
    .argument(
      '<fișier>',
      'fișierul nou; comprimat dacă se termină în .gz. Păstrați-l la loc sigur: conține date personale',
    )
    .action(backup);
}
