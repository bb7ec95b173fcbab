import type { SlotOnDate } from '../../domain/entities';
import type {
  BookingScenarioContext,
  BookingScenarioEvent,
  ContactScenarioContext,
  ContactScenarioEvent,
  Scenario,
} from '../scenario/scenario';
import type { ExpectedControls } from '../scenario/parts';
import type { MockServer } from './mockServer';

/** Thrown for a step that no visitor could perform at this point: the file or the page is wrong. */
export class ImpossibleStep extends Error {
  override readonly name = 'ImpossibleStep';
}

export type ScenarioEvent = BookingScenarioEvent | ContactScenarioEvent;

/** The form's state between two steps, as its machine reports it. */
export interface Observation {
  /** '' when the page has no form. */
  readonly state: string;
  readonly context: BookingScenarioContext | ContactScenarioContext;
  /** The message on screen; null for none, and in the machine alone. */
  readonly onScreen: string | null;
}

/** The look of a field, a button or a link; `value`, `options` and `href` only for those that have them. */
export type ControlLook = Readonly<Expected & Required<Pick<Expected, 'enabled' | 'invalid' | 'error'>>>;
type Expected = NonNullable<ExpectedControls[string]>;

/** Reads the rendered page. */
export interface PageReader {
  /** Returns the page's visible text; line breaks are spaces. */
  readonly visibleText: () => string;
  /** Returns the text of the page's live regions, visible or not. */
  readonly announcedText: () => string;
  /** Returns the controls by accessible name; the first of several with one name. */
  readonly shownControls: () => Readonly<Record<string, ControlLook>>;
  /** Returns the accessible name of the focused element; null for none. */
  readonly focusedName: () => string | null;
}

/** Runs a scenario: with the machine alone, or in a rendered page. */
export interface ScenarioRunner {
  /** Null for the machine alone, which renders nothing. */
  readonly page: PageReader | null;
  /** Returns the time in ms since the epoch, on the scenario's clock. */
  readonly now: () => number;
  readonly open: () => Promise<void>;
  /** @throws {ImpossibleStep} */
  readonly perform: (event: ScenarioEvent) => Promise<void>;
  /** Lets time pass up to `goal`, or to an earlier moment at which something happens. */
  readonly pass: (goal: number) => Promise<void>;
  /** Waits for everything that needs no time. */
  readonly settle: () => Promise<void>;
  readonly observe: () => Observation;
  /** Returns the messages that the form has shown since the last call. */
  readonly takeMessages: () => readonly string[];
  /** Returns the errors with which the form's submissions have failed since the last call. */
  readonly takeRejections: () => readonly string[];
  /** Returns the display state of a slot on a date: `absent` when it is not shown, null without a calendar. */
  readonly slotState: (slot: SlotOnDate) => string | null;
  readonly close: () => Promise<void>;
}

export type CreateRunner = (
  scenario: Scenario,
  server: MockServer,
  start: number,
) => ScenarioRunner | Promise<ScenarioRunner>;
