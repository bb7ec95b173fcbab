import type { SlotOnDate } from '../../domain/entities';
import type {
  BookingScenarioContext,
  BookingScenarioEvent,
  ContactScenarioContext,
  ContactScenarioEvent,
  Scenario,
} from '../scenario/scenario';
import type { MockServer } from './mockServer';
import type { Watchdog } from './watchdog';

/** A step that no visitor could take there: the file is wrong, or the page is. */
export class ImpossibleStep extends Error {
  override readonly name = 'ImpossibleStep';
}

export type ScenarioEvent = BookingScenarioEvent | ContactScenarioEvent;

/** A form between two steps, as its own machine knows it. */
export interface Observation {
  /** Empty where the page has no form. */
  readonly state: string;
  readonly context: BookingScenarioContext | ContactScenarioContext;
  /** The message on the page. */
  readonly onScreen: string | null;
}

/** The look of a field, a button or a link; `value` and `options` where it has any. */
export interface ControlLook {
  readonly enabled: boolean;
  readonly invalid: boolean;
  readonly error: string | null;
  readonly value?: string;
  readonly options?: readonly string[];
}

/** The look of a rendered page. */
export interface PageLook {
  /** All that can be read on it; line breaks are spaces. */
  readonly text: string;
  /** All that stands in its live regions, seen or not. */
  readonly announced: string;
  /** The controls by accessible name; of several with one name, the first. */
  readonly controls: Readonly<Record<string, ControlLook>>;
  /** The accessible name of what has the focus; null: nothing has. */
  readonly focus: string | null;
}

/** The place of a play: the machine alone or a rendered page. */
export interface ScenarioRunner {
  /** In ms since the epoch, on the scenario's clock. */
  readonly now: () => number;
  /** Names of the expectations and events that cannot be judged here; a step's report lists them. */
  readonly unjudged: readonly string[];
  readonly open: () => Promise<void>;
  /** @throws ImpossibleStep */
  readonly perform: (event: ScenarioEvent) => Promise<void>;
  /** Lets time pass up to `goal`, or to an earlier moment at which something happened. */
  readonly pass: (goal: number) => Promise<void>;
  /** Lets everything arrive that needs no time. */
  readonly settle: () => Promise<void>;
  readonly observe: () => Observation;
  /** Returns the messages that the form has shown since the last call. */
  readonly takeMessages: () => readonly string[];
  /** The display state of a slot on a date, `absent` when it is not shown, null without a calendar. */
  readonly slotState: (slot: SlotOnDate) => string | null;
  /** @param isRead false leaves the text out */
  readonly look: (isRead: boolean) => PageLook;
  readonly close: () => Promise<void>;
}

/** @param watchdog counts the runner's events */
export type CreateRunner = (
  scenario: Scenario,
  server: MockServer,
  start: number,
  watchdog: Watchdog,
) => ScenarioRunner | Promise<ScenarioRunner>;
