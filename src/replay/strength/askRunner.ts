import { execFile } from 'node:child_process';
import * as v from 'valibot';
import type { Runner } from './fault';

/** What a runner makes of the copy as it is. */
export type Finding =
  | { readonly kind: 'caught'; readonly by: string }
  | { readonly kind: 'missed' }
  /** The product or the runner broke, which proves nothing about the scenarios. */
  | { readonly kind: 'broken'; readonly why: string };

/** What of the JSON reporter's output is read here. */
const printed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    failed: v.number(),
    scenarios: v.array(v.object({ file: v.string(), unreadable: v.optional(v.array(v.string())) })),
  }),
);

/** All scenarios take a browser half a minute; this ends what hangs. */
const PATIENCE_MS = 300_000;

/**
 * Plays scenarios in a copy until the first that fails. Only a scenario's own verdict counts: a process that
 * ends without a report, or a scenario that could not be played to its end, is no catch.
 * @param root the copy's folder
 * @param scenarios in the order in which they are played
 */
export function askRunner(root: string, runner: Runner, scenarios: readonly string[]): Promise<Finding> {
  const command = ['--import', 'tsx', 'src/replay/cli/main.ts', ...scenarios];
  const options = ['--in', runner, '--bail', '--reporter', 'json'];
  const settings = {
    cwd: root,
    timeout: PATIENCE_MS,
    maxBuffer: Infinity,
    // The visitor is far from the clinic, so that whoever mixes up their clocks is noticed.
    env: { ...process.env, TZ: 'America/New_York' },
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [...command, ...options], settings, (error, output, errors) => {
      const parsed = v.safeParse(printed, output);
      const report = parsed.success ? parsed.output : undefined;
      const last = report?.scenarios.at(-1);
      if (last === undefined) {
        resolve({
          kind: 'broken',
          why: errors.trim() || `It ended without a report: ${error?.message ?? 'nobody knows why'}`,
        });
      } else if (report?.failed === 0) {
        resolve({ kind: 'missed' });
      } else if (last.unreadable !== undefined) {
        resolve({ kind: 'broken', why: [last.file, ...last.unreadable].join('\n') });
      } else {
        resolve({ kind: 'caught', by: last.file });
      }
    });
  });
}
