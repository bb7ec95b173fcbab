import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { SAMPLE_DOCTORS } from '../../../content/sample/doctors';
import { countWords } from '../../../domain/countWords';
import type { StoredAppointment } from '../../database/ports/appointmentStore';
import { holdCatalogue, holdDoctors } from '../../database/sql/holdDoctors';
import { inSnapshot } from '../../database/sql/inSnapshot';
import { inTransaction } from '../../database/sql/inTransaction';
import { enterPortrait, type Picture } from '../../database/staff/portraits';
import type { DoctorRow } from '../facts/factsFile';
import { difference } from '../facts/difference';
import { differenceLines } from '../facts/differenceLines';
import { refusalOf, type Draft } from '../facts/draft';
import type { Problem } from '../facts/factsProblems';
import { readDraft } from '../facts/readDraft';
import { asStored, type WholeFacts } from '../facts/wholeFacts';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { fileLines } from '../input/fileLines';
import { readPicture } from '../input/readPicture';
import { unreadable } from '../input/unreadable';
import { currentFacts } from '../clinic/currentFacts';
import { onData, type Clinic } from '../clinic/onClinic';
import { writeDifference } from '../clinic/writeDifference';
import { Refusal, answer, tell, type AnswerOptions } from '../output/answer';
import { insideWarning } from '../output/refuseBooked';

interface ImportOptions extends AnswerOptions, YesOptions {
  readonly dryRun?: boolean;
}

/** Portraits that are neither stored nor the sample's are pictures beside the file. */
async function withPictures(
  { database }: Clinic,
  draft: Draft,
  current: WholeFacts,
  wanted: WholeFacts,
): Promise<{ readonly wanted: WholeFacts; readonly pictures: readonly Picture[] }> {
  const known = new Set([...current.doctors, ...SAMPLE_DOCTORS].map(({ portrait }) => portrait));
  const pictures: Picture[] = [];
  const problems: Problem[] = [];
  const doctors: DoctorRow[] = [];
  for (const [index, doctor] of wanted.doctors.entries()) {
    const { portrait } = doctor;
    if (portrait === null || known.has(portrait) || (await database.facts.portrait(portrait))) {
      doctors.push(doctor);
      continue;
    }
    const picture = await readPicture(resolve(dirname(draft.fileName), portrait));
    if (typeof picture === 'string') {
      problems.push({ path: ['doctors', index, 'portrait'], message: picture });
      continue;
    }
    pictures.push(picture);
    doctors.push({ ...doctor, portrait: picture.name });
  }
  if (problems.length > 0) throw refusalOf(draft, problems);
  return { wanted: { ...wanted, doctors }, pictures };
}

/** Asks with every change before it makes all of them, or none. */
async function importDraft(clinic: Clinic, draft: Draft, options: ImportOptions): Promise<void> {
  const { db, now } = clinic;
  const current = await inSnapshot(db, currentFacts);
  const read = await withPictures(clinic, draft, current, readDraft(draft, current));
  const wanted = asStored(read.wanted);
  const found = difference(current, wanted, now.date);
  const changes = differenceLines(found);
  if (options.dryRun || changes.length === 0) {
    const text = changes.length === 0 ? 'Nu este nimic de schimbat.' : changes.join('\n');
    answer(options, { changes, imported: false }, text);
    return;
  }
  const count = countWords(changes.length, ['nicio schimbare', 'o schimbare', 'schimbări']);
  if (!options.yes) tell(changes.join('\n'));
  await confirm(`Faceți ${count}?`, options);
  const inside = await inTransaction(db, async (transaction): Promise<readonly StoredAppointment[]> => {
    await holdCatalogue(transaction);
    await holdDoctors(transaction, 'all');
    const present = await currentFacts(transaction);
    if (JSON.stringify(present) !== JSON.stringify(current)) {
      throw new Refusal('Datele s-au schimbat între timp. Nu s-a schimbat nimic; încercați din nou.');
    }
    for (const picture of read.pictures) await enterPortrait(transaction, picture);
    return writeDifference(transaction, found, wanted, clinic);
  });
  answer(
    options,
    { changes, imported: true, appointmentsInside: inside },
    `${changes.join('\n')}\nAm făcut ${count}.${insideWarning(inside)}`,
  );
}

/** @throws {Refusal} for a file that cannot be read */
async function readText(file: string): Promise<string> {
  let text = '';
  try {
    for await (const line of fileLines(file)) text += `${line}\n`;
  } catch (error) {
    throw new Refusal(unreadable(file, error));
  }
  return text;
}

/** @param draftOf reads the text of a file, without a byte order mark */
export function addImport(
  parent: Command,
  description: string,
  draftOf: (fileName: string, text: string) => Draft,
): void {
  parent
    .command('import')
    .description(description)
    .argument('<fișier>', 'fișierul')
    .option('--dry-run', 'arată numai ce s-ar schimba')
    .option(...YES_OPTION)
    .action(
      onData(async (clinic, file: string, options: ImportOptions) => {
        await importDraft(clinic, draftOf(file, await readText(file)), options);
      }),
    );
}
