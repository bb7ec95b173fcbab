import { run as runShown, runAside, type Run } from './run';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** A part of a command like `npm test`. */
export interface Step {
  readonly name: string;
  /** @param run starts its processes, so that their output goes where it belongs */
  readonly take: (run: Run) => Promise<Tally>;
}

export interface TakenStep extends Tally {
  readonly name: string;
  readonly seconds: number;
}

export const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

export const npmStep = (name: string, script: string, ...args: readonly string[]): Step => ({
  name,
  take: async (run) => one((await run('npm', ['run', '--silent', script, '--', ...args])) === 0),
});

/**
 * One after the other, with their output as it comes.
 * @param say gets what is no process's own output
 */
export async function takeSteps(
  steps: readonly Step[],
  run: Run = runShown,
  say: (text: string) => unknown = (text) => process.stdout.write(text),
): Promise<TakenStep[]> {
  const taken: TakenStep[] = [];
  for (const { name, take } of steps) {
    say(`\n== ${name}\n`);
    const started = Date.now();
    const tally = await take(run).catch((error: unknown) => {
      say(`${error instanceof Error ? error.message : String(error)}\n`);
      return one(false);
    });
    taken.push({ name, ...tally, seconds: Math.round((Date.now() - started) / 1000) });
  }
  return taken;
}

/** One after the other beside something else, with their output told at the end of all. */
export async function takeStepsAside(steps: readonly Step[]): Promise<() => TakenStep[]> {
  let output = '';
  const keep = (text: string): void => {
    output += text;
  };
  const taken = await takeSteps(steps, runAside(keep), keep);
  return () => {
    process.stdout.write(output);
    return taken;
  };
}

/** Says where the time went and, in the last line, how it went; sets the exit code. */
export function conclude(taken: readonly TakenStep[]): void {
  console.log(`\n${taken.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`);
  const sum = (part: keyof Tally): number => taken.reduce((total, tally) => total + tally[part], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
