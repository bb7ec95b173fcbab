import { Option, type Command } from 'commander';
import { appliedMigrations } from '../../database/migrations/migrateToLatest';
import { BadBackup, backupRows, checkBackup, type CheckedBackup } from '../../database/transfer/backupFile';
import { withCurrentRows } from '../../database/transfer/currentRows';
import { MAIL_CHOICES, settleRestoredMail, type MailChoice } from '../../database/transfer/restoredMail';
import { countRows, isEmpty } from '../../database/transfer/tables';
import { writeAllRows } from '../../database/transfer/writeAllRows';
import type { Purge } from '../../database/ports/peopleStore';
import { addToJournal } from '../../database/sql/journal';
import { forgetAgain } from '../../database/staff/wishes';
import { Refusal, answer, type AnswerOptions } from '../output/answer';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { fileLines } from '../input/fileLines';
import { unreadable } from '../input/unreadable';
import { clinicMoment } from '../../words/dates';
import { purgeWords } from '../output/purgeWords';
import { rowWords } from '../output/rowWords';
import { onData, type Clinic } from '../clinic/onClinic';
import { untilWiped } from '../clinic/untilWiped';

interface RestoreOptions extends AnswerOptions, YesOptions {
  readonly force?: boolean;
  readonly mail: MailChoice;
}

const MAIL_WORDS: Readonly<Record<MailChoice, string>> = {
  hold: 'Poate au fost trimise după copie, așa că le-am reținut: vedeți-le cu clinic outbox failed, trimiteți-le cu clinic outbox retry.',
  send: 'Vor fi trimise după pornirea site-ului.',
  drop: 'Am renunțat la ele.',
};

/** Reads the whole file before anything is touched. */
async function checkedBackup(file: string, { db }: Clinic): Promise<CheckedBackup> {
  const backup = await checkBackup(fileLines(file)).catch((error: unknown) => {
    // zlib's own codes: compressed, but cut off or changed.
    const isBroken = error instanceof BadBackup || (error as NodeJS.ErrnoException).code?.startsWith('Z_');
    throw new Refusal(
      isBroken
        ? `Fișierul ${file} nu este o copie de siguranță întreagă. Folosiți alta.`
        : unreadable(file, error),
    );
  });
  const present = await appliedMigrations(db);
  if (backup.header.migrations.some((name) => !present.includes(name))) {
    throw new Refusal('Copia este făcută de o versiune mai nouă a programului. Actualizați întâi programul.');
  }
  return backup;
}

const restore = onData(async (clinic, file: string, options: RestoreOptions) => {
  const backup = await checkedBackup(file, clinic);
  const { header, counts } = backup;
  const present = await countRows(clinic.db);
  const isReplacing = !isEmpty(present);
  if (isReplacing && !options.force) {
    throw new Refusal(
      `Baza de date nu este goală: ${rowWords(present)}. Adăugați --force pentru a o înlocui cu cea din copie.`,
    );
  }
  const from = `cele din ${clinicMoment(header.writtenAt)} (${rowWords(counts)})`;
  if (isReplacing) {
    await confirm(`Înlocuiți toate datele de acum (${rowWords(present)}) cu ${from}?`, options);
  }
  let due = 0;
  let forgotten: Purge = { appointments: 0, contactRequests: 0, places: 0 };
  await withCurrentRows(backup, backupRows(fileLines(file)), (rows, expected) =>
    writeAllRows(clinic.db, rows, {
      expected,
      replace: isReplacing,
      keepSecrets: counts.secrets === 0,
      afterwards: async (transaction) => {
        forgotten = await forgetAgain(transaction, clinic.at);
        due = await settleRestoredMail(transaction, options.mail, clinic.at);
        await addToJournal(transaction, 'staff', [{ event: 'data.restored', subjectId: null }]);
      },
    }),
  );
  const hasForgotten = forgotten.appointments + forgotten.contactRequests + forgotten.places > 0;
  await untilWiped(clinic.db);
  const again = hasForgotten
    ? `\nAm șters din nou ce s-a cerut după momentul copiei: ${purgeWords(forgotten)}.`
    : '';
  // Whom to forget stood in the data that are gone; a server that began anew in their place has the sample clinic.
  const areWishesKnown = present.forgotten + present.appointments > 0;
  const forgottenText = areWishesKnown
    ? again
    : `${again}\nLista celor uitați nu era în baza de date: cine a cerut după momentul copiei să fie uitat trebuie șters din nou (clinic forget).`;
  const mailText =
    due === 0 ? '' : `\nE-mailuri care așteptau să fie trimise: ${due}. ${MAIL_WORDS[options.mail]}`;
  answer(
    options,
    {
      file,
      writtenAt: header.writtenAt,
      rows: counts,
      forgotten,
      areWishesKnown,
      mail: { choice: options.mail, due },
    },
    `Am pus la loc datele: ${from}.${mailText}${forgottenText}`,
  );
});

/** `clinic restore` */
export function restoreCommand(program: Command): void {
  program
    .command('restore')
    .description('pune la loc o copie de siguranță, într-o bază de date goală; opriți întâi site-ul')
    .argument('<fișier>', 'copia scrisă de clinic backup')
    .option('--force', 'înlocuiește datele care sunt acum în bază')
    .addOption(
      new Option(
        '--mail <ce>',
        'e-mailurile care așteptau la momentul copiei și trebuiau trimise până acum: hold le reține, ca eșuate, până spuneți „clinic outbox retry”; send le trimite, poate a doua oară; drop renunță la ele',
      )
        .choices(MAIL_CHOICES)
        .default('hold'),
    )
    .option(...YES_OPTION)
    .action(restore);
}
