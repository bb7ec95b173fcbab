import { readFile, writeFile } from 'node:fs/promises';
import { checkFaults } from '../strength/faultyCopy';
import { parseFault, RUNNERS, type Runner } from '../strength/fault';
import { openLab } from '../strength/lab';
import { strengthTable, type Outcome } from '../strength/strengthTable';
import { findFiles } from './findFiles';
import { EXIT, Unusable } from './options';

const failures = ({ fault, findings }: Outcome): readonly string[] =>
  Object.entries(findings).flatMap(([runner, finding]) =>
    finding.kind === 'broken' ? [`${fault.name} broke the ${runner} runner:\n${finding.why}`] : [],
  );

const README = 'src/replay/README.md';

/** Puts the table in the place of the one whose first column has the same head. */
function withTable(text: string, table: string): string {
  return text.replace(/^\| fault \|.*\n(?:\|.*\n)*/m, () => `${table}\n`);
}

/**
 * `npm run replay -- --strength`: puts deliberate faults into a copy of the product, one at a time, and prints which
 * runner's scenarios notice.
 * @param paths fault files, folders or globs; none means the committed list
 * @param update whether the README gets the table, too
 * @returns the exit code
 */
export async function strength(
  paths: readonly string[],
  runners: readonly Runner[],
  update: boolean,
): Promise<number> {
  if (update && (paths.length > 0 || runners !== RUNNERS))
    throw new Unusable('The README holds the whole table: leave out --update, or the files and --in.');
  const files = await findFiles('fault', paths);
  const faults = await Promise.all(files.map(async (file) => parseFault(await readFile(file, 'utf8'), file)));
  await checkFaults(faults);
  const lab = await openLab(runners, await findFiles('scenario', []));
  const outcomes: Outcome[] = [];
  try {
    for (const [runner, finding] of Object.entries(await lab.trySound())) {
      if (finding.kind === 'missed') continue;
      const why = finding.kind === 'caught' ? `${finding.by} fails` : finding.why;
      console.error(`Without any fault, the ${runner} runner already complains: ${why}`);
      return EXIT.failed;
    }
    for (const fault of faults) {
      const outcome = { fault, findings: await lab.try(fault) };
      outcomes.push(outcome);
      const kinds = Object.entries(outcome.findings).map(([runner, { kind }]) => `${runner} ${kind}`);
      console.error(`${outcomes.length} of ${faults.length}  ${fault.name}: ${kinds.join(', ')}`);
    }
  } finally {
    await lab.close();
  }
  const table = strengthTable(outcomes, runners);
  console.log(table);
  if (update) await writeFile(README, withTable(await readFile(README, 'utf8'), table));
  outcomes.flatMap(failures).forEach((line) => {
    console.error(line);
  });
  const isStrong = outcomes.every(({ findings }) =>
    Object.values(findings).every(({ kind }) => kind === 'caught'),
  );
  return isStrong ? EXIT.passed : EXIT.failed;
}
