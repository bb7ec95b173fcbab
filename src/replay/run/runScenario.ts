import { clinicInstant } from '../../domain/clock';
import type { Scenario, Step } from '../scenario/scenario';
import { completed } from '../scenario/standardClinic';
import { stepWords } from '../scenario/printScenario';
import { AnswerDesk, type Asked } from './answerDesk';
import { CannotHappen, type CreateStage, type Stage } from './stage';
import { type ScenarioReport, type StepReport, hasFailed } from './report';
import { stepMismatches } from './mismatches';
import { Watchdog } from './watchdog';

/** In real ms: a day in the rendered page takes about half a minute. */
const TIME_LIMIT_MS = 120_000;

export interface RunOptions {
  /** Goes on after a failed step, to learn what the rest comes to. */
  readonly keepGoing?: boolean;
  /** Looks at the page's controls after every step. */
  readonly withLooks?: boolean;
  /** Real ms for the whole scenario; Infinity where a tester looks on, who can end it. */
  readonly timeLimit?: number;
  /** The step waits for it. When it rejects, the run ends there and rejects too. */
  readonly beforeStep?: (index: number) => Promise<void>;
  readonly afterStep?: (report: StepReport) => void;
  /** The stage stays as it is until this is over. */
  readonly beforeClose?: () => Promise<void>;
}

/** Plays scenarios in one place. */
export interface ScenarioPlayer {
  readonly play: (scenario: Scenario, options?: RunOptions) => Promise<ScenarioReport>;
  readonly close: () => Promise<void>;
}

/** The address is judged with the first step. */
function unjudgedOf({ address, steps }: Scenario, step: Step, { unjudged }: Stage): readonly string[] {
  const names = [
    ...(address !== undefined && step === steps[0] ? ['address'] : []),
    ...('send' in step ? [step.send.type] : []),
    ...Object.keys(step.expect ?? {}),
  ];
  return names.filter((name) => unjudged.includes(name));
}

interface Play {
  readonly scenario: Scenario;
  readonly stage: Stage;
  readonly desk: AnswerDesk;
  readonly watchdog: Watchdog;
  /** In ms since the epoch. */
  readonly start: number;
}

/** Lets time pass in the order in which timers and answers are due. @throws Endless */
async function advance({ stage, desk, watchdog }: Play, ms: number): Promise<void> {
  const target = stage.now() + ms;
  for (;;) {
    watchdog.count('timers', stage.now());
    const due = desk.nextDue();
    if (due <= stage.now()) {
      desk.release(stage.now());
      await stage.settle();
    } else if (stage.now() < target) await stage.pass(Math.min(target, due));
    else return;
  }
}

/** @throws CannotHappen for a form that cannot be completed */
async function complete({ scenario, stage }: Play): Promise<void> {
  for (const event of completed(scenario.machine)) {
    await stage.perform(event);
    await stage.settle();
  }
  const { context } = stage.observe();
  if ('slot' in context && context.slot === null) throw new CannotHappen('There is no free time.');
}

async function take(step: Step, play: Play): Promise<void> {
  if ('advance' in step) return advance(play, step.advance);
  const { stage, desk } = play;
  if ('respond' in step) {
    if (!desk.respond(step.respond))
      throw new CannotHappen(`No call of ${step.respond} waits for its answer.`);
  } else if ('send' in step) {
    if (step.send.type === 'network.lost') desk.cut();
    if (step.send.type === 'network.returned') desk.mend();
    if (step.send.type === 'page.reloaded') desk.forgetAll();
    await stage.perform(step.send);
  } else await complete(play);
  await stage.settle();
}

async function playStep(
  step: Step,
  play: Play,
  earlier: readonly StepReport[],
  withLooks: boolean,
): Promise<StepReport> {
  const { scenario, stage, desk, start } = play;
  const from = stage.now() - start;
  const sentBefore = desk.received.length;
  const refusal = await take(step, play).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof CannotHappen) return error.message;
      throw error;
    },
  );
  const sent = desk.received
    .slice(sentBefore)
    .filter((asked): asked is Required<Asked> => asked.payload !== undefined);
  const seen: Omit<StepReport, 'mismatches'> = {
    step,
    from,
    to: stage.now() - start,
    observed: stage.observe(),
    ...(withLooks && { controls: stage.look(false).controls }),
    requests: sent.map(({ payload }) => payload),
    keys: sent.map(({ key }) => key),
    messages: stage.takeMessages(),
    unjudged: unjudgedOf(scenario, step, stage),
    ...(refusal !== undefined && { refusal }),
  };
  return { ...seen, mismatches: stepMismatches(seen, earlier, stage) };
}

/** In ms since the epoch. */
export function startOf({ start }: Scenario): number {
  const [date = '', time = ''] = start.split(' ');
  const seconds = Number(time.slice('HH:mm:'.length));
  return clinicInstant({ date, time: time.slice(0, 'HH:mm'.length) }) + seconds * 1000;
}

/**
 * Plays a scenario on a stage. It always ends.
 * @throws Endless when the form, or the scenario, would not end; otherwise it never rejects because of these
 * two
 */
export async function runScenario(
  scenario: Scenario,
  createStage: CreateStage,
  options: RunOptions = {},
): Promise<ScenarioReport> {
  const { keepGoing = false, withLooks = false, timeLimit = TIME_LIMIT_MS } = options;
  const began = performance.now();
  const start = startOf(scenario);
  const watchdog = new Watchdog();
  const desk = new AnswerDesk(scenario.answers, watchdog);
  const stage = await createStage(scenario, desk, start, watchdog);
  const play: Play = { scenario, stage, desk, watchdog, start };
  const steps: StepReport[] = [];
  try {
    await watchdog.watch(async () => {
      watchdog.where = 'opening the page';
      await stage.open();
      await stage.settle();
      for (const [index, step] of scenario.steps.entries()) {
        await options.beforeStep?.(index);
        watchdog.where = `step ${index + 1}, ${stepWords(step)}`;
        const report = await playStep(step, play, steps, withLooks);
        steps.push(report);
        options.afterStep?.(report);
        if (hasFailed(report) && !keepGoing) break;
      }
    }, timeLimit);
    await options.beforeClose?.();
  } finally {
    await stage.close();
  }
  const { title, machine } = scenario;
  return { title, machine, passed: !steps.some(hasFailed), steps, took: performance.now() - began };
}
