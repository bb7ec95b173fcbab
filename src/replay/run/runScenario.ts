import { clinicInstant } from '../../domain/clock';
import type { Scenario, Step } from '../scenario/scenario';
import { stepWords } from '../scenario/stepWords';
import { AnswerDesk, type Asked } from './answerDesk';
import { assignMessages } from './assignMessages';
import { CannotHappen } from './cannotHappen';
import type { ScenarioReport, StepReport } from './report';
import { messageMismatches, stepMismatches } from './stepMismatches';
import { hasFailed } from './verdict';
import type { CreateStage, Stage } from './stage';
import { TimeLimit } from './timeLimit';

export interface RunOptions {
  /** Goes on after a failed step, to learn what the rest comes to. */
  readonly keepGoing?: boolean;
  /** Real ms that the whole run may take; Infinity where somebody looks on, who can end it. */
  readonly patience?: number;
  /** The step waits for it. When it rejects, the run ends there and rejects too. */
  readonly beforeStep?: (index: number) => Promise<void>;
  readonly afterStep?: (report: StepReport) => Promise<unknown> | undefined;
  /** The stage stays as it is until this is over. */
  readonly beforeClose?: (steps: readonly StepReport[]) => Promise<void>;
}

type Draft = { -readonly [Key in keyof StepReport]: StepReport[Key] };

/** The address is told to the page before the first step. */
function unjudgedOf({ address, steps }: Scenario, step: Step, { unjudged }: Stage): readonly string[] {
  const names = [
    ...(address !== undefined && step === steps[0] ? ['address'] : []),
    ...('send' in step ? [step.send.type] : []),
    ...Object.keys(step.expect ?? {}),
  ];
  return names.filter((name) => unjudged.includes(name));
}

/** They leave the page, or come to it anew. */
const TRAVELS = ['page.reloaded', 'page.back', 'page.forward'];

interface Play {
  readonly stage: Stage;
  readonly desk: AnswerDesk;
  readonly limit: TimeLimit;
}

/** Lets time pass in the order in which timers and answers are due. @throws Endless */
async function advance({ stage, desk, limit }: Play, ms: number): Promise<void> {
  const target = stage.now() + ms;
  for (;;) {
    limit.check();
    const due = desk.nextDue();
    if (due <= stage.now()) {
      desk.release(stage.now());
      await stage.settle();
    } else if (stage.now() < target) await stage.pass(Math.min(target, due));
    else return;
  }
}

async function take(step: Step, play: Play): Promise<void> {
  if ('advance' in step) return advance(play, step.advance);
  const { stage, desk } = play;
  if ('respond' in step) {
    if (!desk.respond(step.respond))
      throw new CannotHappen(`No call of ${step.respond} waits for its answer.`);
  } else {
    if (step.send.type === 'network.lost') desk.cut();
    if (step.send.type === 'network.returned') desk.mend();
    if (TRAVELS.includes(step.send.type)) desk.forgetAll();
    await stage.perform(step.send);
  }
  await stage.settle();
}

/** @param start in ms since the epoch */
async function playStep(step: Step, play: Play, start: number): Promise<Draft> {
  const { stage, desk } = play;
  const from = stage.now() - start;
  const sentBefore = desk.received.length;
  const refusal = await take(step, play).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof CannotHappen) return error.message;
      throw error;
    },
  );
  const observed = await stage.observe();
  const sent = desk.received
    .slice(sentBefore)
    .filter((asked): asked is Required<Asked> => asked.payload !== undefined);
  return {
    step,
    from,
    to: stage.now() - start,
    states: observed.states,
    observed,
    requests: sent.map(({ payload }) => payload),
    headers: sent.map(({ headers }) => headers),
    messages: [],
    unjudged: [],
    mismatches: [],
    ...(refusal !== undefined && { refusal }),
  };
}

/**
 * Plays a scenario on a stage. It always ends.
 * @throws Endless when the form, or the scenario, would not; else it never rejects for what these two do
 */
export async function runScenario(
  scenario: Scenario,
  createStage: CreateStage,
  options: RunOptions = {},
): Promise<ScenarioReport> {
  const { keepGoing = false, beforeStep, afterStep, beforeClose } = options;
  const began = performance.now();
  const [date = '', time = ''] = scenario.start.split(' ');
  const seconds = Number(time.slice('HH:mm:'.length));
  const start = clinicInstant({ date, time: time.slice(0, 'HH:mm'.length) }) + seconds * 1000;
  const limit = new TimeLimit(options.patience);
  const desk = new AnswerDesk(scenario.answers, limit);
  const stage = await createStage(scenario, desk, start, limit);
  const play: Play = { stage, desk, limit };
  const drafts: Draft[] = [];
  const playAll = async (): Promise<void> => {
    limit.where = 'opening the page';
    await stage.open();
    await stage.settle();
    for (const [index, step] of scenario.steps.entries()) {
      limit.where = `step ${index + 1}, ${stepWords(step)}`;
      limit.check();
      await beforeStep?.(index);
      const draft = await playStep(step, play, start);
      draft.unjudged = unjudgedOf(scenario, step, stage);
      draft.mismatches = await stepMismatches(draft, drafts, stage);
      drafts.push(draft);
      await afterStep?.(draft);
      if (hasFailed(draft) && !keepGoing) break;
    }
    limit.where = 'after the last step';
    await advance(play, stage.latency);
    const told = await stage.told();
    assignMessages(
      drafts,
      told.map((message) => ({ ...message, since: message.since - start, at: message.at - start })),
    );
    for (const draft of drafts) draft.mismatches = [...draft.mismatches, ...messageMismatches(draft)];
    await beforeClose?.(drafts);
  };
  try {
    await limit.watch(playAll());
  } finally {
    await stage.close();
  }
  const end = drafts.findIndex(hasFailed);
  return {
    title: scenario.title,
    machine: scenario.machine,
    passed: end === -1,
    steps: end === -1 || keepGoing ? drafts : drafts.slice(0, end + 1),
    took: performance.now() - began,
  };
}
