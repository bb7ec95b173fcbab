import { appliedMigrations } from '../../db/migrate';
import { snapshot } from '../../db/dialect';
import { Refusal } from '../../staff/refusal';
import { backupLines, backupRows, checkBackup } from '../../transfer/backupFile';
import { restoreBackup } from '../../transfer/restore';
import { countRows, hasNoData, readAllRows } from '../../transfer/tables';
import { clinicDateTime } from '../../../content/words/dates';
import { leaf, type Tree } from '../framework/command';
import { anyText, argument, flag, YES } from '../framework/options';
import { confirm } from '../io/terminal';
import { fileLines, writeNewFile } from '../io/files';
import { purgeWords, rowWords } from '../../../content/words/counts';

const backup = leaf({
  about: 'scrie o copie de siguranță a tuturor datelor, și în timp ce site-ul funcționează',
  fields: {
    path: argument(
      '<fișier>',
      'fișierul nou; comprimat dacă se termină în .gz. Păstrați-l la loc sigur: conține date personale',
      anyText,
    ),
  },
  work: async ({ db, at }, { path }) => {
    // A mistyped DATABASE_URL can open an empty database: a backup of it must fail.
    if (hasNoData(await countRows(db)))
      throw new Refusal('Baza de date este goală, nu este nimic de copiat. Verificați DATABASE_URL.');
    const header = { writtenAt: new Date(at).toISOString(), migrations: [...(await appliedMigrations(db))] };
    await snapshot(db, (one) => writeNewFile(path, backupLines(header, readAllRows(one))));
    // Reads the copy back: one that cannot be restored is not reported as done.
    const { counts: rows } = await checkBackup(fileLines(path));
    const text = `Am scris copia de siguranță ${path}: ${rowWords(rows)}.`;
    return { data: { file: path, ...header, rows }, text };
  },
});

const restore = leaf({
  about:
    'pune la loc o copie de siguranță, și cu site-ul pornit, într-o bază de date goală, și de alt fel decât cea copiată',
  fields: {
    path: argument('<fișier>', 'copia scrisă de clinic backup', anyText),
    new: flag('face baza de date din DATABASE_URL: fișierul SQLite care lipsește, tabelele PostgreSQL'),
    force: flag('înlocuiește datele care sunt acum în bază'),
    yes: YES,
  },
  mayCreateDatabase: ({ new: isNew }) => isNew === true,
  work: async ({ db, at }, { path, force, yes }) => {
    // Checks the whole file before any change.
    const { header, counts } = await checkBackup(fileLines(path));
    if (header.migrations.join() !== (await appliedMigrations(db)).join())
      throw new Refusal('Copia este scrisă de altă versiune a programului și se pune la loc numai cu aceea.');
    const present = await countRows(db);
    const from = `cele din ${clinicDateTime(header.writtenAt)} (${rowWords(counts)})`;
    if (force && !hasNoData(present))
      await confirm(`Înlocuiți toate datele de acum (${rowWords(present)}) cu ${from}?`, yes);
    const rows = () => backupRows(fileLines(path));
    const { held, forgotten } = await restoreBackup(db, rows, { at, force: force === true });
    // Erasure requests are listed in the database that was replaced. If that one was empty, e.g. a new one with the
    // sample clinic, requests since the backup are unknown.
    const areErasuresKnown = present.forgotten + present.appointments > 0;
    const lines = [
      `Am pus la loc datele: ${from}.`,
      held > 0 &&
        `E-mailuri care așteptau să fie trimise: ${held}. Poate au fost trimise după copie, așa că le-am reținut: vedeți-le cu clinic outbox list --status failed, trimiteți-le cu clinic outbox retry --all.`,
      forgotten.appointments + forgotten.contactRequests + forgotten.waiting > 0 &&
        `Am șters din nou ce s-a cerut după momentul copiei: ${purgeWords(forgotten)}.`,
      !areErasuresKnown &&
        'Lista celor uitați nu era în baza de date: cine a cerut după momentul copiei să fie uitat trebuie șters din nou (clinic forget).',
    ];
    return {
      data: { file: path, writtenAt: header.writtenAt, rows: counts, forgotten, areErasuresKnown, held },
      text: lines.filter(Boolean).join('\n'),
    };
  },
});

export const backups = { backup, restore } satisfies Tree;
