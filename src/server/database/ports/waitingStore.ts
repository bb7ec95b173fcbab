import type { StoredAppointment } from './appointmentStore';
import type { TimeWish, Waiting } from './timeWish';

export interface ListedWaiting extends Waiting {
  readonly appointment: StoredAppointment;
}

/** Who has an appointment and waits for an earlier one. Instants are ms since the epoch. */
export interface WaitingStore {
  /** Undefined for one who does not wait. */
  find(linkToken: string): Promise<Waiting | undefined>;
  /** Everybody in the order in which they asked. */
  list(at: number): Promise<readonly ListedWaiting[]>;
  /**
   * Puts the appointment's patient at the end of the list, in place of what they waited for before. Times that are
   * free now are not news: only those are offered that somebody frees later.
   */
  ask(linkToken: string, wish: TimeWish, at: number, bookingWeeks: number): Promise<void>;
  leave(linkToken: string, at: number): Promise<void>;
  /**
   * Offers each freed time to the first who wants it, was not offered it before and has no offer open; to the next one
   * once that offer has ended. The mail enters the outbox in the same transaction. Any process may do it at any time.
   */
  offerFreed(at: number, bookingWeeks: number): Promise<void>;
}
