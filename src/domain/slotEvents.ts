import type { WireSlots, WireVacations } from './contract';

/**
 * The address of the event stream for open calendars (server-sent events); its query parameter `user_id` is the doctor.
 */
export const SLOT_EVENTS = '/slot-events';

/**
 * One message: the doctor's current slots and days off, each in the format of its call. Its id is the instant at which
 * they were read, in ms since the epoch.
 */
export interface WireSlotEvent {
  readonly slots: WireSlots;
  readonly vacations: WireVacations;
  /** The number of weeks that can be booked ahead. */
  readonly bookingWeeks: number;
}
