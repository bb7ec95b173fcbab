import { clinicInstant } from '../../domain/clock';
import { said, type Language, type Said } from '../scenario/said';
import type { Scenario, Step } from '../scenario/scenario';
import { stepWords } from '../scenario/stepWords';
import { AnswerDesk } from './answerDesk';
import { mismatches, type Mismatch } from './compare';
import { assignMessages } from './assignMessages';
import { CannotHappen } from './cannotHappen';
import type { CreateStage, Observation, Stage } from './stage';
import { Watchdog } from './watchdog';

/** What one step came to. Times are ms since the page opened. */
export interface StepReport {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
  readonly states: readonly string[];
  readonly observed: Observation;
  /** Payloads of the requests that it sent. */
  readonly requests: readonly unknown[];
  /** Messages that it brought. */
  readonly messages: readonly string[];
  readonly mismatches: readonly Mismatch[];
  /** Why it could not be taken. */
  readonly refusal?: string;
  readonly picture?: Buffer;
}

export interface ScenarioReport {
  readonly title: string;
  readonly machine: Scenario['machine'];
  readonly passed: boolean;
  /** Up to the first that failed. */
  readonly steps: readonly StepReport[];
  /** Real time, in ms. */
  readonly took: number;
}

export interface RunOptions {
  /** Goes on after a failed step, to learn what the rest comes to. */
  readonly keepGoing?: boolean;
  readonly withPictures?: boolean;
  /** In which to say why a step could not be taken. */
  readonly lang?: Language;
  /** Real ms that a step may take; Infinity where somebody looks on, who can end it. */
  readonly patience?: number;
  /** The step waits for it. When it rejects, the run ends there and rejects too. */
  readonly beforeStep?: (index: number) => Promise<void>;
  readonly afterStep?: (report: StepReport) => Promise<unknown> | undefined;
  /** The stage stays as it is until this is over. */
  readonly beforeClose?: (steps: readonly StepReport[]) => Promise<void>;
}

type Draft = { -readonly [Key in keyof StepReport]: StepReport[Key] };

export const hasFailed = ({ mismatches, refusal }: StepReport): boolean =>
  mismatches.length > 0 || refusal !== undefined;

interface Play {
  readonly stage: Stage;
  readonly desk: AnswerDesk;
  readonly watchdog: Watchdog;
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

async function take(step: Step, play: Play): Promise<void> {
  if ('advance' in step) return advance(play, step.advance);
  const { stage, desk } = play;
  if ('respond' in step) {
    if (!desk.respond(step.respond))
      throw new CannotHappen(
        said(
          `No call of ${step.respond} waits for its answer.`,
          `Niciun apel ${step.respond} nu așteaptă răspuns.`,
        ),
      );
  } else {
    if (step.send.type === 'network.lost') desk.cut();
    if (step.send.type === 'network.returned') desk.mend();
    await stage.perform(step.send);
  }
  await stage.settle();
}

async function calendarMismatches(step: Step, stage: Stage): Promise<readonly Mismatch[]> {
  const expected = step.expect && 'calendar' in step.expect ? step.expect.calendar : undefined;
  if (expected === undefined) return [];
  if (expected === null) {
    const actual = await stage.slotState({ slotId: 0, date: '2000-01-03' });
    return mismatches('calendar', null, actual === null ? null : 'shown');
  }
  const found: Mismatch[] = [];
  for (const [index, { state, ...slot }] of expected.entries()) {
    const what = `calendar: slot ${slot.slotId} on ${slot.date}`;
    found.push(...mismatches(what, state, await stage.slotState(slot), ['calendar', index, 'state']));
  }
  return found;
}

/** All but the messages, which may appear later than they were told. */
function visibleMismatches({ expect }: Step, { observed, requests }: Draft): readonly Mismatch[] {
  if (expect === undefined) return [];
  const { state, context, onScreen, request } = expect;
  const isState = observed.states.some((known) => known === state || known.startsWith(`${state}.`));
  const sent = requests.length > 1 ? requests : (requests[0] ?? null);
  return [
    ...(state === undefined || isState ? [] : mismatches('state', state, observed.states.join(' or '))),
    ...(context === undefined ? [] : mismatches('context', context, observed.context)),
    ...(onScreen === undefined ? [] : mismatches('onScreen', onScreen, observed.onScreen)),
    ...(request === undefined ? [] : mismatches('request', request, sent)),
  ];
}

function checkMessages(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const expected = draft.step.expect?.notification;
    if (expected === undefined) continue;
    draft.mismatches = [
      ...draft.mismatches,
      ...mismatches('notification', expected, draft.messages.at(-1) ?? null),
    ];
  }
}

const stepName = (index: number, step: Step): Said =>
  said(`step ${index + 1}, ${stepWords(step, 'en')}`, `pasul ${index + 1}, ${stepWords(step, 'ro')}`);

/** @param start in ms since the epoch */
async function playStep(
  step: Step,
  play: Play,
  start: number,
  { withPictures = false, lang = 'en' }: RunOptions,
): Promise<Draft> {
  const { stage, desk } = play;
  const from = stage.now() - start;
  const sentBefore = desk.received.length;
  const refusal = await take(step, play).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof CannotHappen) return error.said({ lang });
      throw error;
    },
  );
  const observed = await stage.observe();
  const picture = withPictures ? await stage.picture() : null;
  const draft: Draft = {
    step,
    from,
    to: stage.now() - start,
    states: observed.states,
    observed,
    requests: desk.received.slice(sentBefore).flatMap(({ payload }) => payload ?? []),
    messages: [],
    mismatches: [],
    ...(refusal !== undefined && { refusal }),
    ...(picture !== null && { picture }),
  };
  draft.mismatches = [...visibleMismatches(step, draft), ...(await calendarMismatches(step, stage))];
  return draft;
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
  const start = clinicInstant({ date, time });
  const watchdog = new Watchdog(options.patience);
  const desk = new AnswerDesk(scenario.answers, watchdog);
  const stage = await createStage(scenario, desk, start, watchdog);
  const play: Play = { stage, desk, watchdog };
  const drafts: Draft[] = [];
  try {
    await watchdog.watch(said('opening the page', 'deschiderea paginii'), async () => {
      await stage.open();
      await stage.settle();
    });
    for (const [index, step] of scenario.steps.entries()) {
      await beforeStep?.(index);
      const draft = await watchdog.watch(stepName(index, step), () => playStep(step, play, start, options));
      drafts.push(draft);
      await afterStep?.(draft);
      if (hasFailed(draft) && !keepGoing) break;
    }
    await watchdog.watch(said('after the last step', 'după ultimul pas'), () => advance(play, stage.latency));
    assignMessages(
      drafts,
      (await stage.told()).map(({ text, at }) => ({ text, at: at - start })),
    );
    checkMessages(drafts);
    await beforeClose?.(drafts);
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
