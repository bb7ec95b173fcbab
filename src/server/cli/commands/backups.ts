import type { Command } from 'commander';
import { appliedMigrations } from '../../db/migrate';
import { snapshot } from '../../db/dialect';
import { Refusal } from '../../staff/refusal';
import {
  BadBackup,
  backupLines,
  backupRows,
  checkBackup,
  type CheckedBackup,
} from '../../transfer/backupFile';
import { NotEmpty, restoreBackup } from '../../transfer/restore';
import { countRows, isEmpty, readAllRows } from '../../transfer/tables';
import { clinicMoment } from '../../words/dates';
import { withDatabase, type Clinic } from '../clinic/withClinic';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { fileLines, unreadable } from '../input/files';
import { purgeWords, rowWords } from '../output/counts';
import { writeNewFile } from '../output/newFile';
import { printResult, type PrintOptions } from '../output/print';
import { wipe } from './people';

/** Reads the whole file before anything is touched. */
function readBackup(file: string): Promise<CheckedBackup> {
  return checkBackup(fileLines(file)).catch((error: unknown) => {
    // zlib's own codes: compressed, but cut off or changed.
    const isBroken = error instanceof BadBackup || (error as NodeJS.ErrnoException).code?.startsWith('Z_');
    if (!isBroken) throw unreadable(file, error);
    throw new Refusal(`Fișierul ${file} nu este o copie de siguranță întreagă. Folosiți alta.`);
  });
}

async function backup({ db, at }: Clinic, file: string, options: PrintOptions): Promise<void> {
  // A nightly backup of nothing, because of a mistyped address, must not look like one.
  if (isEmpty(await countRows(db)))
    throw new Refusal('Baza de date este goală, nu este nimic de copiat. Verificați DATABASE_URL.');
  const about = { writtenAt: new Date(at).toISOString(), migrations: [...(await appliedMigrations(db))] };
  await snapshot(db, (one) => writeNewFile(file, backupLines(about, readAllRows(one))));
  // A backup that could not be restored is not called done.
  const { counts: rows } = await readBackup(file);
  printResult(options, { file, ...about, rows }, `Am scris copia de siguranță ${file}: ${rowWords(rows)}.`);
}

interface RestoreOptions extends PrintOptions, YesOptions {
  readonly force?: boolean;
  readonly new?: boolean;
}

async function restore({ db, at }: Clinic, file: string, options: RestoreOptions): Promise<void> {
  const checked = await readBackup(file);
  const { header, counts } = checked;
  const known = await appliedMigrations(db);
  if (header.migrations.some((name) => !known.includes(name)))
    throw new Refusal('Copia este făcută de o versiune mai nouă a programului. Actualizați întâi programul.');
  const present = await countRows(db);
  const replace = options.force === true;
  const notEmpty = `Baza de date nu este goală: ${rowWords(present)}. Adăugați --force pentru a o înlocui cu cea din copie.`;
  if (!isEmpty(present) && !replace) throw new Refusal(notEmpty);
  const from = `cele din ${clinicMoment(header.writtenAt)} (${rowWords(counts)})`;
  if (!isEmpty(present))
    await confirm(`Înlocuiți toate datele de acum (${rowWords(present)}) cu ${from}?`, options);
  const rows = () => backupRows(fileLines(file));
  const { held, forgotten } = await restoreBackup(db, checked, rows, { at, replace }).catch(
    (error: unknown) => {
      throw error instanceof NotEmpty ? new Refusal(notEmpty) : error;
    },
  );
  await wipe(db);
  // Wishes to be forgotten stood in the data that are gone; a server that began in their place has the sample clinic.
  const areWishesKnown = present.forgotten + present.appointments > 0;
  const lines = [
    `Am pus la loc datele: ${from}.`,
    held > 0 &&
      `E-mailuri care așteptau să fie trimise: ${held}. Poate au fost trimise după copie, așa că le-am reținut: vedeți-le cu clinic outbox list --status failed, trimiteți-le cu clinic outbox retry --all.`,
    forgotten.appointments + forgotten.contactRequests + forgotten.places > 0 &&
      `Am șters din nou ce s-a cerut după momentul copiei: ${purgeWords(forgotten)}.`,
    !areWishesKnown &&
      'Lista celor uitați nu era în baza de date: cine a cerut după momentul copiei să fie uitat trebuie șters din nou (clinic forget).',
  ];
  printResult(
    options,
    { file, writtenAt: header.writtenAt, rows: counts, forgotten, areWishesKnown, held },
    lines.filter(Boolean).join('\n'),
  );
}

/** `clinic backup`, `clinic restore` */
export function backupCommands(program: Command): void {
  program
    .command('backup')
    .description('scrie o copie de siguranță a tuturor datelor, și în timp ce site-ul funcționează')
    .argument(
      '<fișier>',
      'fișierul nou; comprimat dacă se termină în .gz. Păstrați-l la loc sigur: conține date personale',
    )
    .action((file: string, options: PrintOptions) => withDatabase((clinic) => backup(clinic, file, options)));
  program
    .command('restore')
    .description(
      'pune la loc o copie de siguranță, într-o bază de date goală, și de alt fel decât cea copiată; opriți întâi site-ul',
    )
    .argument('<fișier>', 'copia scrisă de clinic backup')
    .option('--new', 'face fișierul din DATABASE_URL, dacă nu există')
    .option('--force', 'înlocuiește datele care sunt acum în bază')
    .option(...YES_OPTION)
    .action((file: string, options: RestoreOptions) =>
      withDatabase((clinic) => restore(clinic, file, options), options.new),
    );
}
