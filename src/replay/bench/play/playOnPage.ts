import { PATHS } from '../../../content/paths';
import { Coverage } from '../../coverage/coverage';
import { formWatch, type FormState } from '../../page/formWatch';
import { pageRunner } from '../../page/pageRunner';
import type { StepReport } from '../../run/report';
import { RunEnded, runScenario } from '../../run/runScenario';
import type { Scenario } from '../../scenario/scenario';
import type { NetworkTap } from '../watch/networkTap';
import { liveHost } from './liveHost';
import { storedPage, type StoredPage } from './storedPage';

/** The report of a step, with the page and the form's state as they were after it. */
export interface PlayedStep extends StepReport {
  readonly page: StoredPage;
  readonly form: FormState | null;
}

/** Lets the bench pace a run and follow it. */
export interface RunControl {
  /** Awaited before `ms` of the scenario's time pass and before each step; false ends the run. */
  readonly pace: (ms: number) => Promise<boolean>;
  /** @param taken keys of the transitions that the run took so far */
  readonly afterStep: (report: PlayedStep, taken: readonly string[]) => void;
  /** Awaited after the last step, while the page keeps its state. */
  readonly beforeClose: () => Promise<void>;
  /** Returns whether the tester sees each step. */
  readonly isWatched: () => boolean;
}

/** Pause in ms before each step, so that the tester sees it. */
const STEP_PAUSE_MS = 350;

/** Outlines the element that a step touches. */
function show(touched: HTMLElement): void {
  touched.scrollIntoView({ block: 'nearest' });
  touched.animate([{ outline: '3px solid currentColor', outlineOffset: '3px' }, { outline: 'none' }], 900);
}

/** Plays a scenario on this page, and stores the page after each step. */
export async function playOnPage(scenario: Scenario, tap: NetworkTap, control: RunControl): Promise<void> {
  let touched: HTMLElement | null = null;
  const coverage = new Coverage();
  const stopListening = formWatch().listen(coverage.listener());
  const pace = async (ms: number): Promise<void> => {
    if (!(await control.pace(ms))) throw new RunEnded();
  };
  try {
    await runScenario(
      scenario,
      ({ machine, address = PATHS[machine] }, server, start) =>
        pageRunner(liveHost(tap, server, start, address, pace), (element) => {
          touched = element;
          if (element !== null && control.isWatched()) show(element);
        }),
      {
        keepGoing: true,
        withLooks: true,
        beforeStep: async () => {
          touched = null;
          await pace(STEP_PAUSE_MS);
        },
        afterStep: (report) =>
          control.afterStep(
            { ...report, page: storedPage(touched), form: formWatch().get().watched },
            coverage.takenTransitions(),
          ),
        beforeClose: control.beforeClose,
      },
    );
  } catch (error) {
    if (!(error instanceof RunEnded)) throw error;
  } finally {
    stopListening();
  }
}
