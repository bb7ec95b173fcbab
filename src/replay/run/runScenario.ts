import { clinicInstant } from '../../domain/clock';
import type { Scenario, Step } from '../scenario/scenario';
import { completed } from '../scenario/standardClinic';
import { MockServer } from './mockServer';
import { ImpossibleStep, type CreateRunner, type ScenarioRunner } from './scenarioRunner';
import { type ScenarioReport, type StepReport, hasFailed } from './report';
import { stepMismatches } from './mismatches';
import { UncaughtErrors } from './uncaughtErrors';

/** Thrown to end a run before the scenario's last step; every other error is a crash of the form. */
export class RunEnded extends Error {
  override readonly name = 'RunEnded';
}

export interface RunOptions {
  readonly keepGoing?: boolean;
  /** Collects the page's controls after every step. */
  readonly withLooks?: boolean;
  /** Awaited before each step; a rejection ends the run, which rejects too. */
  readonly beforeStep?: (index: number) => Promise<void>;
  readonly afterStep?: (report: StepReport) => void;
  /** Awaited before the runner closes. */
  readonly beforeClose?: () => Promise<void>;
}

/** Plays scenarios in one runner. */
export interface ScenarioPlayer {
  readonly play: (scenario: Scenario, options?: RunOptions) => Promise<ScenarioReport>;
  readonly close: () => Promise<void>;
}

/** A step of one action. */
type SingleStep = Exclude<Step, { readonly each: unknown }>;

/** Returns the steps for which a step stands: one for each text of `each`, otherwise itself. */
function singleSteps(step: Step): readonly SingleStep[] {
  if (!('each' in step)) return [step];
  const { each, ...rest } = step;
  return each.values.map(
    (value) => ({ ...rest, send: { type: 'field.changed', field: each.field, value } }) as SingleStep,
  );
}

/** Expectations and events that need a rendered page. */
const ON_PAGE = ['onScreen', 'text', 'controls', 'focus', 'address', 'page.reloaded'];

/** Returns the step's expectations that cannot be judged without a page; the address counts with the first step. */
function unjudgedOf({ address }: Scenario, step: SingleStep, isFirst: boolean): readonly string[] {
  const names = [
    ...(address !== undefined && isFirst ? ['address'] : []),
    ...('send' in step ? [step.send.type] : []),
    ...Object.keys(step.expect ?? {}),
  ];
  return names.filter((name) => ON_PAGE.includes(name));
}

interface Play {
  readonly scenario: Scenario;
  readonly runner: ScenarioRunner;
  readonly server: MockServer;
  readonly uncaught: UncaughtErrors;
  /** Milliseconds since the epoch. */
  readonly start: number;
}

/** Advances time; timers and answers run in the order in which they are due. */
async function advance({ runner }: Play, ms: number): Promise<void> {
  const target = runner.now() + ms;
  while (runner.now() < target) await runner.pass(target);
}

/**
 * Fills in the whole form.
 * @throws {ImpossibleStep} if it cannot be completed
 */
async function complete({ scenario, runner }: Play): Promise<void> {
  for (const event of completed(scenario.machine)) {
    await runner.perform(event);
    await runner.settle();
  }
  const { context } = runner.observe();
  if ('slot' in context && context.slot === null) throw new ImpossibleStep('Nu există nicio oră liberă.');
}

async function take(step: SingleStep, play: Play): Promise<void> {
  if ('advance' in step) return advance(play, step.advance);
  const { runner, server } = play;
  if ('respond' in step) {
    if (!server.respond(step.respond))
      throw new ImpossibleStep(`Nicio cerere ${step.respond} nu așteaptă un răspuns.`);
  } else if ('send' in step) {
    const { type } = step.send;
    if (type === 'network.lost' && !server.cut()) throw new ImpossibleStep('Rețeaua a căzut deja.');
    if (type === 'network.returned') server.mend();
    if (type === 'page.reloaded') server.forgetAll();
    await runner.perform(step.send);
  } else await complete(play);
  await runner.settle();
}

/**
 * Runs a part of a scenario.
 * @returns the error that no code caught, otherwise the one that was thrown, which can follow from it; undefined for none
 * @throws {RunEnded} once the run was ended
 */
async function errorOf(work: () => Promise<void>, uncaught: UncaughtErrors): Promise<Error | undefined> {
  try {
    await work();
    return uncaught.take();
  } catch (error) {
    if (error instanceof RunEnded) throw error;
    return uncaught.take() ?? (error as Error);
  }
}

/** Returns why a step could not be performed, with the stack of a crash; undefined when it was. */
function refusalOf(error: Error | undefined): string | undefined {
  if (error === undefined || error instanceof ImpossibleStep) return error?.message;
  return `formularul s-a oprit cu o eroare: ${error.stack ?? error.message}`;
}

/** @throws {Error} with which the form was left, unless a step has failed before it */
async function leave({ runner, uncaught }: Play, steps: readonly StepReport[]): Promise<void> {
  const error = await errorOf(runner.close, uncaught);
  uncaught.close();
  if (error !== undefined && !steps.some(hasFailed)) throw error;
}

async function playStep(
  step: SingleStep,
  play: Play,
  earlier: readonly StepReport[],
  withLooks: boolean,
  openingRefusal: string | undefined,
): Promise<StepReport> {
  const { scenario, runner, server, uncaught, start } = play;
  const from = runner.now() - start;
  const sentBefore = server.received.length;
  const answeredBefore = server.answered.length;
  const refusal = openingRefusal ?? refusalOf(await errorOf(() => take(step, play), uncaught));
  const seen: Omit<StepReport, 'mismatches'> = {
    step,
    from,
    to: runner.now() - start,
    observed: runner.observe(),
    ...(withLooks && { controls: runner.page?.shownControls() ?? {} }),
    sent: server.received.slice(sentBefore).filter(({ payload }) => payload !== undefined),
    answered: server.answered.slice(answeredBefore),
    messages: runner.takeMessages(),
    rejections: runner.takeRejections(),
    unjudged: runner.page ? [] : unjudgedOf(scenario, step, earlier.length === 0),
    ...(refusal !== undefined && { refusal }),
  };
  return { ...seen, mismatches: stepMismatches(seen, earlier, runner) };
}

/** Milliseconds since the epoch. */
function startOf({ start }: Scenario): number {
  const [date = '', time = ''] = start.split(' ');
  const seconds = Number(time.slice('HH:mm:'.length));
  return clinicInstant({ date, time: time.slice(0, 'HH:mm'.length) }) + seconds * 1000;
}

/**
 * Plays a scenario with a runner.
 * @throws {RunEnded} once it was ended
 * @throws {Error} with which the form was left; every other failure is in the report
 */
export async function runScenario(
  scenario: Scenario,
  createRunner: CreateRunner,
  options: RunOptions = {},
): Promise<ScenarioReport> {
  const { keepGoing = false, withLooks = false } = options;
  const began = performance.now();
  const start = startOf(scenario);
  const server = new MockServer(scenario.answers);
  const runner = await createRunner(scenario, server, start);
  const uncaught = new UncaughtErrors();
  const play: Play = { scenario, runner, server, uncaught, start };
  const steps: StepReport[] = [];
  try {
    const open = async (): Promise<void> => {
      await runner.open();
      await runner.settle();
    };
    const openingRefusal = refusalOf(await errorOf(open, uncaught));
    for (const [index, step] of scenario.steps.entries()) {
      await options.beforeStep?.(index);
      let report: StepReport | undefined;
      for (const single of singleSteps(step)) {
        report = await playStep(single, play, steps, withLooks, openingRefusal);
        if (hasFailed(report)) break;
      }
      if (report === undefined) continue;
      steps.push(report);
      options.afterStep?.(report);
      if (hasFailed(report) && !keepGoing) break;
    }
    await options.beforeClose?.();
  } finally {
    await leave(play, steps);
  }
  return { scenario, passed: !steps.some(hasFailed), steps, took: performance.now() - began };
}
