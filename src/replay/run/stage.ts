import type { SlotOnDate } from '../../domain/entities';
import type { BookingScenarioContext, BookingScenarioEvent } from '../scenario/bookingParts';
import type { ContactScenarioContext, ContactScenarioEvent } from '../scenario/contactParts';
import type { Scenario } from '../scenario/scenario';
import type { AnswerDesk } from './answerDesk';
import type { TimeLimit } from './timeLimit';

export type ScenarioEvent = BookingScenarioEvent | ContactScenarioEvent;

/** What can be seen of a form between two steps. */
export interface Observation {
  /** Usually one; several where the page looks the same in each of them. */
  readonly states: readonly string[];
  readonly context: BookingScenarioContext | ContactScenarioContext;
  readonly onScreen: string | null;
}

/** What can be seen of a field, a button or a link; `value` and `options` where it has any. */
export interface ControlLook {
  readonly enabled: boolean;
  readonly focused: boolean;
  readonly invalid: boolean;
  readonly error: string | null;
  readonly value?: string;
  readonly options?: readonly string[];
}

/** What only a drawn page shows. */
export interface PageLook {
  /** All that can be read on it; line breaks are spaces. */
  readonly text: string;
  /** By their accessible names; of several with one name, the first. */
  readonly controls: Readonly<Record<string, ControlLook>>;
}

/** A message, and when the page was told to show it: at some moment from `since` to `at`, in ms since the epoch. */
export interface Told {
  readonly text: string;
  readonly since: number;
  readonly at: number;
  /** `success` or `error`; other words for what looks like neither. */
  readonly tone: string;
}

/** Where a scenario is played: the machine alone, the rendered page, or a browser. */
export interface Stage {
  /** In ms since the epoch, on the scenario's clock. */
  readonly now: () => number;
  /** A message can appear this many ms after it was told. */
  readonly latency: number;
  /** Names of the expectations and events that nothing here can judge; a step's report says so. */
  readonly unjudged: readonly string[];
  readonly open: () => Promise<void>;
  /** @throws CannotHappen */
  readonly perform: (event: ScenarioEvent) => Promise<void>;
  /** Lets time pass up to `goal`, or to an earlier moment at which something happened. */
  readonly pass: (goal: number) => Promise<void>;
  /** Lets everything arrive that needs no time. */
  readonly settle: () => Promise<void>;
  readonly observe: () => Promise<Observation>;
  /** The display state of a slot on a date, `absent` when it is not offered, null without a calendar. */
  readonly slotState: (slot: SlotOnDate) => Promise<string | null>;
  /** @param isRead false leaves the text out */
  readonly look: (isRead: boolean) => Promise<PageLook>;
  readonly told: () => Promise<readonly Told[]>;
  readonly close: () => Promise<void>;
}

/** @param limit is asked by whatever happens on the stage by itself */
export type CreateStage = (
  scenario: Scenario,
  desk: AnswerDesk,
  start: number,
  limit: TimeLimit,
) => Stage | Promise<Stage>;

/** Where a whole set is played. */
export interface Theater {
  readonly stage: CreateStage;
  readonly close: () => Promise<void>;
}
