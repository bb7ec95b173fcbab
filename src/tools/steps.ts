import { run, runAside, type Run } from './run';

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

/** A step that is one process. */
export const processStep = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  take: async (run) => one((await run(command, args)) === 0),
});

export const npmStep = (name: string, script: string, ...args: readonly string[]): Step =>
  processStep(name, 'npm', 'run', '--silent', script, '--', ...args);

async function takeStep(
  { name, take }: Step,
  run: Run,
  complain: (text: string) => void,
): Promise<TakenStep> {
  const started = Date.now();
  const tally = await take(run).catch((error: unknown) => {
    complain(`${error instanceof Error ? error.message : String(error)}\n`);
    return one(false);
  });
  return { name, ...tally, seconds: Math.round((Date.now() - started) / 1000) };
}

/** One after the other, with their output as it comes. */
export async function takeSteps(steps: readonly Step[]): Promise<TakenStep[]> {
  const taken: TakenStep[] = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    taken.push(await takeStep(step, run, (text) => process.stderr.write(text)));
  }
  return taken;
}

/** One after the other beside something else, with their output told at the end of all. */
export async function takeStepsAside(steps: readonly Step[]): Promise<() => TakenStep[]> {
  const taken: TakenStep[] = [];
  let output = '';
  const keep = (text: string): void => {
    output += text;
  };
  for (const step of steps) {
    keep(`\n== ${step.name}\n`);
    taken.push(await takeStep(step, runAside(keep), keep));
  }
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
