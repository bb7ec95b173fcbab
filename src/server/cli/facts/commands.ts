import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { countWords } from '../../../domain/countWords';
import { readPortrait } from '../../clinic/facts';
import { readProfile } from '../../clinic/profile';
import { snapshot } from '../../db/dialect';
import type { Db } from '../../db/schema';
import { changing } from '../../staff/change';
import { closures, vacations, type Span } from '../../staff/daysOff';
import { doctors } from '../../staff/doctors';
import { prices } from '../../staff/prices';
import { Refusal } from '../../staff/refusal';
import { rowsOf } from '../../staff/rows';
import { services } from '../../staff/services';
import { slots } from '../../staff/slots';
import { WEEKDAYS } from '../../words/dates';
import { define } from '../command/define';
import { warningText } from '../command/entityCommands';
import { confirm } from '../input/confirm';
import { readText } from '../input/files';
import { argument, DRY_RUN, file, YES } from '../input/options';
import { printNote } from '../output/print';
import { apply, type Applied } from './apply';
import { FACTS_VERSION, jsonDraft, parseDraft, type Draft } from './file';

const numberless = ({ id: _id, ...row }: { readonly id: number }): object => row;
const spanOf = ({ from, to }: Span): Span => ({ from, to });

/**
 * Returns the clinic's facts as a file.
 * @param today days off that ended before it are left out
 */
async function readFile(db: Db, today: string): Promise<object> {
  const weeks = await rowsOf(db, slots);
  const away = (await rowsOf(db, vacations)).filter(({ to }) => to >= today);
  const weekOf = (doctor: number): object =>
    Object.fromEntries(
      WEEKDAYS.map((day) => [
        day,
        weeks
          .filter((slot) => slot.doctor === doctor && slot.day === day)
          .map(({ from, to }) => `${from}-${to}`),
      ]),
    );
  return {
    version: FACTS_VERSION,
    profile: await readProfile(db),
    services: (await rowsOf(db, services)).map(numberless),
    doctors: (await rowsOf(db, doctors)).map((doctor) => ({
      ...doctor,
      week: weekOf(doctor.id),
      vacations: away.filter((days) => days.doctor === doctor.id).map(spanOf),
    })),
    prices: (await rowsOf(db, prices)).map(numberless),
    closures: (await rowsOf(db, closures)).filter(({ to }) => to >= today).map(numberless),
  };
}

/** Undoes a transaction that only tried. */
class Tried extends Error {
  constructor(readonly applied: Applied) {
    super('Nothing has changed');
  }
}

/**
 * Adds `import`: shows every change before it makes all of them, or none.
 * @param draftOf reads the text of a file, without a byte order mark
 */
export function addImport(
  parent: Command,
  about: string,
  draftOf: (fileName: string, text: string) => Draft,
): void {
  const fields = { path: file('<fișier>', 'fișierul'), dryRun: DRY_RUN, yes: YES };
  define(
    parent,
    'import',
    about,
    fields,
    async ({ db, ...moment }, { path, dryRun, yes }) => {
      const draft = draftOf(path, await readText(path));
      const wanted = parseDraft(draft);
      const context = { moment, folder: dirname(path), placeOf: draft.placeOf };
      const before = JSON.stringify(await snapshot(db, (one) => readFile(one, '')));
      // A refusal comes before the question.
      const { changes } = await changing(db, moment.at, async (tx): Promise<Applied> => {
        throw new Tried(await apply(tx, wanted, context));
      }).catch((error: unknown) => {
        if (error instanceof Tried) return error.applied;
        throw error;
      });
      if (changes.length === 0)
        return { data: { changes, imported: false }, text: 'Nu este nimic de schimbat.' };
      if (dryRun) return { data: { changes, imported: false }, text: changes.join('\n') };
      const count = countWords(changes.length, ['nicio schimbare', 'o schimbare', 'schimbări']);
      if (!yes) printNote(changes.join('\n'));
      await confirm(`Faceți ${count}?`, yes);
      const { warnings } = await changing(db, moment.at, async (tx) => {
        if (JSON.stringify(await readFile(tx, '')) !== before)
          throw new Refusal('Datele s-au schimbat între timp. Nu s-a schimbat nimic; încercați din nou.');
        return apply(tx, wanted, context);
      });
      return {
        data: { changes, imported: true, warnings },
        text: `${changes.join('\n')}\nAm făcut ${count}.${warningText(warnings)}`,
      };
    },
    { fillsData: true },
  );
}

/** `clinic facts …` */
export function factsCommand(program: Command): void {
  const facts = program
    .command('facts')
    .description(
      'toate datele clinicii într-un fișier: profil, specialități, medici, prețuri, program, zile libere',
    );
  const fields = {
    output: { ...argument('[fișier]', 'fișierul nou; fără el, se scrie pe ecran', file('', '').rule) },
  };
  define(
    facts,
    'export',
    'scrie datele clinicii ca JSON; portretele stau lângă fișier',
    fields,
    async (clinic, given) => {
      const { db, now } = clinic;
      const { output } = given as { readonly output?: string };
      const text = `${JSON.stringify(await snapshot(db, (one) => readFile(one, now.date)), undefined, 2)}\n`;
      for (const { portrait } of output === undefined || existsSync(output)
        ? []
        : await rowsOf(db, doctors)) {
        const stored = portrait === null ? undefined : await readPortrait(db, portrait);
        const path = join(dirname(output ?? ''), portrait ?? '');
        if (stored && !existsSync(path)) await writeFile(path, stored.content);
      }
      return { text, what: 'datele clinicii', output };
    },
  );
  addImport(
    facts,
    'face datele clinicii cum sunt în fișier, pe toate sau niciuna; ce lipsește din fișier rămâne cum este',
    jsonDraft,
  );
}
