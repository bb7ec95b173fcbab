import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Coverage } from '../coverage/coverage';
import { generateScenarios } from '../generate/generateScenarios';
import { machineStage } from '../machine/machineStage';
import { runScenario } from '../run/runScenario';
import { printScenario } from '../scenario/printScenario';
import type { MachineName } from '../scenario/scenario';
import { findFiles } from './findFiles';
import { readScenarioFile } from './readScenarioFile';

async function coverageOf(files: readonly string[]): Promise<Coverage> {
  const coverage = new Coverage();
  for (const file of files) {
    const { scenario } = await readScenarioFile(file);
    coverage.hear(await runScenario(scenario, machineStage(coverage.listener())));
  }
  return coverage;
}

/** A name that no file of the folder has: `generat-3.json`. */
async function freeName(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const taken = new Set(await readdir(folder));
  let number = 1;
  while (taken.has(`generat-${number}.json`)) number += 1;
  return path.join(folder, `generat-${number}.json`);
}

/**
 * `npm run replay -- generate`: writes scenarios for what is not covered and prints what each shows.
 * @param paths the scenarios that exist: files, folders or globs; none means the shipped set
 * @param out gets a folder for each machine
 */
export async function generate(paths: readonly string[], out: string): Promise<void> {
  const coverage = await coverageOf(await findFiles('scenario', paths));
  for (const { scenario, shows } of await generateScenarios(coverage)) {
    const machine: MachineName = scenario.machine;
    const file = await freeName(path.join(out, machine));
    await writeFile(file, printScenario(scenario));
    console.log([file, ...shows.map((name) => `  ${name}`)].join('\n'));
  }
  const missing = coverage.items().filter(({ isCovered }) => !isCovered);
  for (const { name } of missing) console.log(`No path was found to: ${name}`);
  if (missing.length === 0) console.log('Everything is covered.');
}
