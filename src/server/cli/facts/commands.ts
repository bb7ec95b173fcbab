import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPortrait, readProfile } from '../../clinic/readFacts';
import { snapshot } from '../../db/dialect';
import type { Db } from '../../db/schema';
import { changeFacts } from '../../staff/change';
import { doctors } from '../../staff/doctors';
import { ENTITIES } from '../../staff/entities';
import { prefixRefusals, Refusal } from '../../staff/refusal';
import { rowsOf } from '../../staff/rows';
import { leaf, type Group, type Leaf } from '../framework/command';
import { anyText, argument, DRY_RUN, optionalArgument, YES } from '../framework/options';
import { warningText } from '../framework/entityGroup';
import { confirm, printNote } from '../io/terminal';
import { readText } from '../io/files';
import { apply, type Applied } from './apply';
import { FACTS_VERSION, readJsonFile, validateFile, type UncheckedFile } from './file';

/**
 * Returns the clinic's facts as JSON with one row a line, so that version control shows changed rows.
 * @param today date; days off that ended before it are left out
 */
async function writtenFacts(db: Db, today: string): Promise<string> {
  const profile = JSON.stringify(await readProfile(db), undefined, 2).replaceAll('\n', '\n  ');
  const parts = [`"version": ${FACTS_VERSION}`, `"profile": ${profile}`];
  for (const entity of ENTITIES) {
    const rows = (await rowsOf(db, entity))
      .filter((row) => !entity.hasPast || String(row.to) >= today)
      .map(({ id, ...row }) => JSON.stringify(entity.key === 'id' ? { id, ...row } : row));
    parts.push(`"${entity.name}": [\n    ${rows.join(',\n    ')}\n  ]`);
  }
  return `{\n  ${parts.join(',\n  ')}\n}`;
}

/**
 * Creates an `import` command. It shows all changes, then makes exactly these, all or none.
 * @param parse gets a file's text, without a byte order mark
 */
export const importOf = (about: string, parse: (text: string) => UncheckedFile): Leaf =>
  leaf({
    about,
    fields: { path: argument('<fișier>', 'fișierul', anyText), dryRun: DRY_RUN, yes: YES },
    work: async ({ db, ...moment }, { path, dryRun, yes }) => {
      const text = await readText(path);
      const prefixingPath = <Result>(work: () => Promise<Result>): Promise<Result> =>
        prefixRefusals(`Fișierul ${path} nu poate fi importat. Nu s-a schimbat nimic.\n`, work);
      const { file, placeOf } = await prefixingPath(async () => validateFile(parse(text)));
      const applyFile = (tx: Db): Promise<Applied> =>
        apply(file, { placeOf, tx, moment, folder: dirname(path) });
      // Tried first, so that a refusal comes before the question.
      const { changes } = await prefixingPath(() => changeFacts(db, moment.at, applyFile, true));
      const data = { changes, imported: false };
      if (changes.length === 0) return { data, text: 'Nu este nimic de schimbat.' };
      if (dryRun) return { data, text: changes.join('\n') };
      if (!yes) printNote(changes.join('\n'));
      await confirm('Faceți aceste schimbări?', yes);
      const { warnings } = await prefixingPath(() =>
        changeFacts(db, moment.at, async (tx) => {
          const applied = await applyFile(tx);
          if (applied.changes.join() === changes.join()) return applied;
          throw new Refusal('Datele s-au schimbat între timp; încercați din nou.');
        }),
      );
      const done = `${changes.join('\n')}\nAm făcut aceste schimbări.${warningText(warnings)}`;
      return { data: { changes, imported: true, warnings }, text: done };
    },
  });

const exporting = leaf({
  about: 'scrie datele clinicii ca JSON; portretele stau lângă fișier',
  fields: {
    output: optionalArgument('[fișier]', 'fișierul nou; fără el, se scrie pe ecran', anyText),
  },
  work: async ({ db, now }, { output: file }) => {
    const content = await snapshot(db, (one) => writtenFacts(one, now.date));
    const isNew = file !== undefined && !existsSync(file);
    for (const { portrait } of isNew ? await rowsOf(db, doctors) : []) {
      const stored = portrait === '' ? undefined : await readPortrait(db, portrait);
      const path = join(dirname(file ?? ''), portrait);
      if (stored && !existsSync(path)) await writeFile(path, stored.content);
    }
    return { text: content, noun: 'datele clinicii' };
  },
});

export const facts: Group = {
  about: 'toate datele clinicii într-un fișier: profil, specialități, medici, prețuri, program, zile libere',
  commands: {
    export: exporting,
    import: importOf(
      'face datele clinicii cum sunt în fișier, pe toate sau niciuna; ce lipsește din fișier rămâne cum este',
      readJsonFile,
    ),
  },
};
