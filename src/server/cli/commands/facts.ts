import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { inSnapshot } from '../../database/sql/inSnapshot';
import { jsonDraft } from '../facts/draft';
import { FACTS_VERSION } from '../facts/factsFile';
import { currentFacts } from '../clinic/currentFacts';
import { onClinic, type Clinic } from '../clinic/onClinic';
import { writeOut } from '../output/writeOut';
import { addImport } from './importing';

/** Stored portraits go beside the file, under their names. */
async function writePortraits({ database }: Clinic, file: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const portrait = await database.facts.portrait(name);
    const path = join(dirname(file), name);
    if (portrait !== undefined && !existsSync(path)) await writeFile(path, portrait.content);
  }
}

const exportFacts = onClinic(async (clinic, file: string | undefined) => {
  const facts = await inSnapshot(clinic.db, (connection) => currentFacts(connection, clinic.now.date));
  const text = `${JSON.stringify({ version: FACTS_VERSION, ...facts }, undefined, 2)}\n`;
  await writeOut(text, file, 'datele clinicii');
  if (file === undefined) return;
  const portraits = facts.doctors.flatMap(({ portrait }) => portrait ?? []);
  await writePortraits(clinic, file, portraits);
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
