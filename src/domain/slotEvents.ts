import type { WireSlots, WireVacations } from './contract';

/**
 * The address of the stream of changes to open calendars (server-sent events); a query `user_id` names the
 * doctor.
 */
export const SLOT_EVENTS = '/slot-events';

/** One message: the doctor's slots and days off as they are now, each as its call answers it. */
export interface WireSlotEvent {
  readonly slots: WireSlots;
  readonly vacations: WireVacations;
}
