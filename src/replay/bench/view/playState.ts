import { areDeeplyEqual } from '../../../features/booking/calendar/DayRow';
import type { StepReport } from '../../run/report';
import type { Scenario, Step } from '../../scenario/scenario';
import { typedText } from '../../words/stepTitles';
import type { PlayedStep } from '../play/playOnPage';

export interface PlayState {
  readonly scenario: Scenario | null;
  /** `idle`: the page runs normally. In every other status the scenario controls it. */
  readonly status: 'idle' | 'playing' | 'paused' | 'ended';
  readonly reports: readonly PlayedStep[];
  /** Keys of the transitions that the steps took. */
  readonly taken: readonly string[];
  /** Keys of the transitions that all runs so far took, but for those of scenarios that were not exported. */
  readonly covered: ReadonlySet<string>;
  /** Index of the step that the tester looks at; null for the page as it is now. */
  readonly chosen: number | null;
  /** Result of the tester's last change, in words; '' for none. */
  readonly note: string;
  /** One line per reason why the scenario could not be played or changed; '' when there is none. */
  readonly problem: string;
  /** A recording or a change that was not exported. */
  readonly isUnsaved: boolean;
}

export const UNPLAYED = { reports: [], taken: [], chosen: null, note: '', problem: '' } as const;

/** Returns whether a report judges a step as it is: what was changed since is judged at the next replay. */
export const isJudged = (report: StepReport | undefined, step: Step): report is StepReport =>
  report !== undefined &&
  ('each' in step || typedText(report.step) === typedText(step)) &&
  areDeeplyEqual(report.step.expect, step.expect);
