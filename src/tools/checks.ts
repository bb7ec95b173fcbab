import { spawnSync } from 'node:child_process';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** A command line that fails if the check does. */
export interface Check {
  readonly name: string;
  readonly command: string;
  /** Counts what the command has tested; if omitted, the command counts as one. */
  readonly tally?: (isOk: boolean) => Tally;
}

/** Checks that need no build. The first one finds the most. */
export const SOURCE_CHECKS: readonly Check[] = [
  {
    name: 'types and lint',
    command:
      'oxlint --config .config/oxlint.config.mjs --type-aware --type-check --report-unused-disable-directives --deny-warnings',
  },
  {
    name: 'import direction',
    command: 'depcruise --config .config/dependency-cruiser.cjs --output-type err src __tests__',
  },
  { name: 'formatting', command: 'oxfmt --check' },
];

/** Runs all checks, even after a failure. Prints the time of each and, as the last line, how many passed and failed. */
export function runChecks(checks: readonly Check[]): void {
  const taken = checks.map(({ name, command, tally }) => {
    console.log(`\n== ${name}`);
    const began = Date.now();
    const isOk = spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
    const { passed, failed } = tally?.(isOk) ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
    return { name, passed, failed, seconds: Math.round((Date.now() - began) / 1000) };
  });
  console.log();
  for (const { name, failed, seconds } of taken)
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${String(seconds).padStart(4)} s  ${name}`);
  const sum = (part: keyof Tally) => taken.reduce((total, tally) => total + tally[part], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
