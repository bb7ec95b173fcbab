import type { EventEmitter } from 'node:events';
import type { LaunchedServer } from '../../launchServer';
import type { Answer, Attempt } from '../booking';
import type { Operation } from './operation';
import type { Plan } from './plan';
import type { ClinicStaff } from './staff';

/** A patient with a booking. */
export interface Mover extends Answer {
  readonly by: string;
  readonly who: string;
}

type Notes = (hour: number, operation: Operation) => void;

/** Where a history is played. */
export interface Stage {
  readonly plan: Plan;
  readonly hours: readonly Attempt[];
  readonly servers: readonly LaunchedServer[];
  readonly staff: ClinicStaff;
  readonly note: Notes;
  /** ms since the history began. */
  readonly clock: () => number;
  /** Acknowledged bookings. */
  readonly references: Map<string, { readonly by: string; readonly hour: number }>;
  /** Who waits for an earlier time, by their reference. */
  readonly waiting: Map<string, Mover & { readonly hour: number }>;
  readonly statuses: number[];
  /** Tells of each acknowledged booking, by the number of the process. */
  readonly acknowledged: EventEmitter;
}

/** What a status says of the hour. */
export const REFUSALS: Readonly<Record<number, Operation['answer']>> = { 409: 'taken', 422: 'closed' };
