import { writeFile } from 'node:fs/promises';
import { Coverage } from '../coverage/coverage';
import { coverageReport, coveredShare } from '../coverage/coverageReport';
import { runScenario } from '../run/runScenario';
import type { CreateStage } from '../run/stage';
import { Endless } from '../run/timeLimit';
import { applyChanges, changesOf } from '../run/updateScenario';
import { ScenarioError, parseScenario } from '../scenario/parseScenario';
import { countOf, type FileReport } from './fileReport';
import { findFiles } from './findFiles';
import { jsonReport } from './jsonReport';
import { openTheater } from './openTheater';
import { BROWSER_OPTIONS, EXIT, Unusable, type ReplayOptions } from './options';
import { readScenarioFile } from './readScenarioFile';
import { textReport } from './textReport';

async function playFile(file: string, stage: CreateStage, options: ReplayOptions): Promise<FileReport> {
  try {
    const { text, scenario } = await readScenarioFile(file);
    const report = await runScenario(scenario, stage, { keepGoing: options.update });
    // What comes after a step that nobody could take is not worth keeping.
    const isWhole = report.steps.every(({ refusal }) => refusal === undefined);
    if (!options.update || report.passed || !isWhole) return { file, report };
    const changes = changesOf(report);
    const updated = applyChanges(text, changes);
    if (updated === null) return { file, report };
    await writeFile(file, updated);
    return { file, report: await runScenario(parseScenario(updated, file), stage), changes };
  } catch (error) {
    if (error instanceof ScenarioError || error instanceof Endless)
      return { file, unreadable: error.message };
    // One page that broke must not cost the reports of the others.
    return { file, unreadable: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function exitCode(reports: readonly FileReport[], items: Coverage, { min = 0 }: ReplayOptions): number {
  if (countOf(reports, 'unreadable') > 0) return EXIT.unusable;
  if (countOf(reports, 'failed') > 0 || coveredShare(items.items()) < min) return EXIT.failed;
  return EXIT.passed;
}

/**
 * `npm run replay`: plays scenario files and prints what came of them.
 * @param paths files, folders or globs; none means the shipped set
 * @returns the exit code
 */
export async function replay(paths: readonly string[], options: ReplayOptions): Promise<number> {
  const files = await findFiles(paths);
  const misplaced = BROWSER_OPTIONS.filter((name) => options[name] !== undefined);
  if (options.in !== 'browser' && misplaced.length > 0) {
    const names = misplaced.map((name) => `--${name}`).join(', ');
    throw new Unusable(`Only for the browser: ${names}. Add --in browser, or leave it out.`);
  }
  if (options.in !== 'machine' && (options.coverage || options.min !== undefined))
    throw new Unusable('Coverage is counted in the machine itself: leave out --in.');
  const coverage = new Coverage();
  const theater = await openTheater(options, coverage.listener());
  const reports: FileReport[] = [];
  try {
    for (const file of files) {
      const report = await playFile(file, theater.stage, options);
      reports.push(report);
      if (report.report !== undefined) coverage.hear(report.report);
      if (options.bail && countOf([report], 'failed', 'unreadable') > 0) break;
    }
  } finally {
    await theater.close();
  }
  const withTimeline = options.timeline || files.length === 1;
  const reporter = options.reporter === 'json' ? jsonReport : textReport(withTimeline);
  console.log(reporter(reports));
  // A program reads nothing but its reporter's output from the standard output.
  const print = options.reporter === 'text' ? console.log : console.error;
  if (options.coverage || options.min !== undefined) print(coverageReport(coverage.items()));
  return exitCode(reports, coverage, options);
}
