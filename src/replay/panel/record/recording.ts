import type { BookingContext } from '../../../features/booking/session/bookingContext';
import type { ContactContext } from '../../../features/contact/session/contactContext';
import type { ScenarioEvent } from '../../run/stage';
import type { MachineName } from '../../scenario/scenario';
import type { TappedAnswer, TappedCall } from '../watch/networkTap';
import type { ControlChanges } from './controlWatch';

/** What was seen at one moment. Times are in ms since the epoch. */
export interface Mark {
  readonly at: number;
  /** Left out when nobody did anything: time passed, and something came of it. */
  readonly send?: ScenarioEvent;
  readonly state?: string;
  /** Null: no message came. */
  readonly notification?: string | null;
  /** How that message looked. */
  readonly tone?: string;
  /** The payload that was sent. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** What of the machine's choices and problems it changed. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** What of the page had changed by the next mark. */
  readonly changes?: ControlChanges;
}

export interface RecordedCall {
  readonly asked: TappedCall;
  /** Null when none had come when the recording ended. */
  readonly answer: TappedAnswer | null;
  readonly answeredAt: number;
}

/** A session as it was seen; nothing in it is made up yet, so nothing of it leaves the page as it is. */
export interface Recording {
  readonly machine: MachineName;
  /** By which the page was opened. */
  readonly address: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly marks: readonly Mark[];
  readonly calls: readonly RecordedCall[];
  readonly state: string;
  readonly context: BookingContext | ContactContext;
}

const SECOND_MS = 1000;

/** A scenario opens its page at a full second; the rest of it passes before the first step. In ms since the epoch. */
export const openedAt = (startedAt: number): number => startedAt - (startedAt % SECOND_MS);
