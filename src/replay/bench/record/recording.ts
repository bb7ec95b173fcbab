import type { Id } from '../../../domain/entities';
import type { CallName } from '../../scenario/parts';
import type { MachineName, Step } from '../../scenario/scenario';
import type { TappedAnswer } from '../watch/networkTap';

/** A scenario's step, with the text that the visitor typed. */
export type RecordedStep = Step & {
  /** The text that the tester wrote for the scenario, instead of the typed one. */
  readonly written?: string;
};

export interface RecordedCall {
  readonly call: CallName;
  /** '' for calls without a doctor. */
  readonly doctorId: Id;
  /** Number of steps when the call was made. */
  readonly since: number;
  /** Null when no answer has come. */
  readonly answer: TappedAnswer | null;
  /** True if no answer has come, or a step says when. */
  readonly isHeld: boolean;
}

/** A recorded session, with the texts that the visitor typed. */
export interface Recording {
  readonly machine: MachineName;
  /** The page's address at the start of the recording. */
  readonly address: string;
  /** A whole second, in ms since the epoch. */
  readonly startedAt: number;
  readonly steps: readonly RecordedStep[];
  /** The steps that the tester removed, whose texts stay private. */
  readonly removed: readonly RecordedStep[];
  readonly calls: readonly RecordedCall[];
}

const KEY = 'qa-bench-recorded';

/** Keeps a recording and the site's address in the tab while the bench is loaded again. */
export function keepRecording(recording: Recording | null, address: string): void {
  if (recording !== null) sessionStorage.setItem(KEY, JSON.stringify({ recording, address }));
}

/** Takes what was kept; nothing when there is none. */
export function takeKept(): { readonly recording?: Recording; readonly address?: string } {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return JSON.parse(kept ?? '{}') as ReturnType<typeof takeKept>;
}
