import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { SAMPLE_DOCTORS } from '../../../content/sample/doctors';
import { countWords } from '../../../domain/countWords';
import { readPortrait } from '../../clinic/facts';
import { snapshot } from '../../db/dialect';
import type { Db } from '../../db/schema';
import { changing } from '../../staff/change';
import type { Picture } from '../../staff/portraits';
import { Refusal } from '../../staff/refusal';
import { warningText } from '../clinic/entityCommands';
import { withClinic, withDatabase, type Clinic } from '../clinic/withClinic';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { readPicture, readText } from '../input/files';
import { writeOut } from '../output/newFile';
import { printNote, printResult, type PrintOptions } from '../output/print';
import { apply, type Wanted } from './apply';
import { merged, toFile } from './convert';
import { differenceLines } from './difference';
import { fileRefusal, jsonDraft, parseDraft, type Draft } from './file';
import { readState, rowsOf, type FactsRow, type FactsState } from './lists';

/** Reads the portraits that are neither stored nor the sample's: pictures beside the file. */
async function withPictures(
  db: Db,
  { fileName, placeOf }: Draft,
  current: FactsState,
  state: FactsState,
): Promise<Wanted> {
  const known = new Set<unknown>(
    [...rowsOf(current, 'doctors'), ...SAMPLE_DOCTORS].map(({ portrait }) => portrait),
  );
  const pictures = new Map<string, Picture>();
  const problems: string[] = [];
  const doctors: FactsRow[] = [];
  for (const [index, doctor] of rowsOf(state, 'doctors').entries()) {
    const { portrait } = doctor;
    doctors.push(doctor);
    if (typeof portrait !== 'string' || known.has(portrait) || (await readPortrait(db, portrait))) continue;
    try {
      const picture = await readPicture(resolve(dirname(fileName), portrait));
      pictures.set(picture.name, picture);
      doctors[index] = { ...doctor, portrait: picture.name };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(`${placeOf(['doctors', index, 'portrait'])}: ${error.message}`);
    }
  }
  if (problems.length > 0) throw fileRefusal(fileName, problems);
  return { state: { ...state, rows: { ...state.rows, doctors } }, pictures };
}

interface ImportOptions extends PrintOptions, YesOptions {
  readonly dryRun?: boolean;
}

/** Undoes a transaction that only tried. */
class Tried extends Error {}

/** Shows every change before it makes all of them, or none. */
async function importDraft({ db, ...moment }: Clinic, draft: Draft, options: ImportOptions): Promise<void> {
  const current = await snapshot(db, readState);
  const file = parseDraft(draft);
  const wanted = await withPictures(db, draft, current, merged(current, file, moment.now.date));
  const changes = differenceLines(current, wanted.state);
  if (changes.length === 0) {
    printResult(options, { changes, imported: false }, 'Nu este nimic de schimbat.');
    return;
  }
  const context = { moment, placeOf: draft.placeOf };
  // A refusal comes before the question.
  await changing(db, moment.at, async (tx) => {
    await apply(tx, wanted, context);
    throw new Tried();
  }).catch((error: unknown) => {
    if (!(error instanceof Tried)) throw error;
  });
  if (options.dryRun) {
    printResult(options, { changes, imported: false }, changes.join('\n'));
    return;
  }
  const count = countWords(changes.length, ['nicio schimbare', 'o schimbare', 'schimbări']);
  if (!options.yes) printNote(changes.join('\n'));
  await confirm(`Faceți ${count}?`, options);
  const warnings = await changing(db, moment.at, async (tx) => {
    if (JSON.stringify(await readState(tx)) !== JSON.stringify(current))
      throw new Refusal('Datele s-au schimbat între timp. Nu s-a schimbat nimic; încercați din nou.');
    return apply(tx, wanted, context);
  });
  printResult(
    options,
    { changes, imported: true, warnings },
    `${changes.join('\n')}\nAm făcut ${count}.${warningText(warnings)}`,
  );
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
    .action((file: string, options: ImportOptions) =>
      withDatabase(async (clinic) => importDraft(clinic, draftOf(file, await readText(file)), options)),
    );
}

const exportFacts = withClinic(async ({ db, now }, file: string | undefined) => {
  const state = await snapshot(db, readState);
  await writeOut(`${JSON.stringify(toFile(state, now.date), undefined, 2)}\n`, file, 'datele clinicii');
  if (file === undefined) return;
  // Stored portraits go beside the file, under their names.
  for (const { portrait } of rowsOf(state, 'doctors')) {
    const stored = typeof portrait === 'string' ? await readPortrait(db, portrait) : undefined;
    const path = join(dirname(file), String(portrait));
    if (stored !== undefined && !existsSync(path)) await writeFile(path, stored.content);
  }
});

/** `clinic facts …` */
export function factsCommand(program: Command): void {
  const facts = program
    .command('facts')
    .description(
      'toate datele clinicii într-un fișier: profil, specialități, medici, prețuri, program, zile libere',
    );
  facts
    .command('export')
    .description('scrie datele clinicii ca JSON; portretele stau lângă fișier')
    .argument('[fișier]', 'fișierul nou; fără el, se scrie pe ecran')
    .action(exportFacts);
  addImport(
    facts,
    'face datele clinicii cum sunt în fișier, pe toate sau niciuna; ce lipsește din fișier rămâne cum este',
    jsonDraft,
  );
}
