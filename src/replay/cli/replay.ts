import { openAsBlob } from 'node:fs';
import { glob } from 'tinyglobby';
import { stat, writeFile } from 'node:fs/promises';
import { Coverage } from '../coverage/coverage';
import { UsageError } from '../../server/cli/io/terminal';
import type { ScenarioPlayer } from '../run/runScenario';
import { updatedText } from '../run/updateScenario';
import { parseScenario, placesOfSteps, ScenarioError, readScenario } from '../scenario/parseScenario';
import { countOf, coverageReport, fileReport, type FileReport, totals } from './report';
import { openPlayer, type ReplayOptions } from './players';
import { TimeLimit } from './timeLimit';

/**
 * Exit codes. `passed` includes files that were updated on request. `unusable`: a file could not be read, a path
 * matched no file, or an option was wrong.
 */
export const EXIT = { passed: 0, failed: 1, unusable: 2 } as const;

/** The shipped scenarios, relative to the repository's root. */
const SHIPPED = 'src/replay/scenarios';

async function filesAt(path: string): Promise<readonly string[]> {
  // A browser numbers a second download in parentheses, which a glob would read as its own.
  const isFile = await stat(path)
    .then((found) => found.isFile())
    .catch(() => false);
  const files = isFile ? [path] : await glob(path, { absolute: false });
  const scenarios = files.filter((file) => file.endsWith('.json'));
  if (scenarios.length === 0) throw new UsageError(`Niciun fișier de scenariu la ${path}.`);
  return scenarios.sort();
}

/**
 * Returns the files that paths, folders (recursively) and globs match, without duplicates, in the order of the paths
 * and by name below each.
 * @param paths none means the shipped scenarios
 * @throws {UsageError} if a path matches no file, so that a mistyped one is noticed
 */
async function findFiles(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all((paths.length === 0 ? [SHIPPED] : paths).map(filesAt));
  return [...new Set(found.flat())];
}

const openFile = async (name: string) => Object.assign(await openAsBlob(name), { name });

async function playFile(
  file: string,
  player: ScenarioPlayer,
  timeLimit: TimeLimit,
  options: ReplayOptions,
): Promise<FileReport> {
  try {
    const play = { beforeStep: async (index: number) => timeLimit.at(file, `, pasul ${index + 1}`) };
    timeLimit.at(file);
    const { text, scenario } = await readScenario(await openFile(file));
    const report = await player.play(scenario, { ...play, keepGoing: options.update });
    // A step that could not be performed makes the later ones meaningless: do not update the file.
    const isWhole = report.steps.every(({ refusal }) => refusal === undefined);
    const updated = options.update && !report.passed && isWhole ? updatedText(text, report) : null;
    if (updated === null) return { file, report, places: placesOfSteps(text, file) };
    await writeFile(file, updated);
    timeLimit.at(file);
    return { file, report: await player.play(parseScenario(updated, file), play), before: report };
  } catch (error) {
    if (error instanceof ScenarioError) return { file, unreadable: error.message };
    // A page that crashes must not lose the reports of the other files.
    return { file, crash: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function exitCode(reports: readonly FileReport[]): number {
  if (countOf(reports, 'unreadable') > 0) return EXIT.unusable;
  return countOf(reports, 'failed') > 0 ? EXIT.failed : EXIT.passed;
}

/**
 * Runs `npm run replay`: plays scenario files and reports each as soon as it has ended.
 * @param paths files, folders or globs; none means the shipped scenarios
 * @returns the exit code
 */
export async function replay(paths: readonly string[], options: ReplayOptions): Promise<number> {
  const files = await findFiles(paths);
  if (options.in !== 'machine' && options.coverage)
    throw new UsageError('Acoperirea se numără în automatul formularului: lăsați la o parte --in.');
  const coverage = new Coverage();
  const player = await openPlayer(options, coverage.listener());
  const timeLimit = new TimeLimit();
  const reports: FileReport[] = [];
  try {
    for (const file of files) {
      const report = await playFile(file, player, timeLimit, options);
      reports.push(report);
      console.log(fileReport(report, files.length === 1));
      if (report.report !== undefined) coverage.countMessages(report.report);
      if (options.bail && countOf([report], 'failed', 'unreadable') > 0) break;
    }
  } finally {
    await player.close();
    await timeLimit.end();
  }
  console.log(totals(reports));
  if (options.coverage) console.log(coverageReport(coverage.items()));
  return exitCode(reports);
}
