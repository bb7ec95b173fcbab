import type { StoredAppointment } from './appointmentStore';
import type { TimeWish, Waiting } from './timeWish';

export interface ListedWaiting extends Waiting {
  /** Null of somebody who has none. */
  readonly appointment: StoredAppointment | null;
  readonly email: string;
}

/** What somebody waits for who found no free time. */
export interface PlaceWish extends TimeWish {
  readonly email: string;
  readonly serviceId: number;
  /** Null where any of the service will do. */
  readonly doctorId: number | null;
}

/** Who has an appointment and waits for an earlier one, or has none and waits for any. Instants are ms since the epoch. */
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
  /**
   * For one without an appointment; some times at most for one address, of which the caller hears nothing.
   * @returns false when the list is full
   */
  askPlace(wish: PlaceWish, at: number, bookingWeeks: number): Promise<boolean>;
  /** Whether somebody without an appointment still waits. */
  hasPlace(linkToken: string): Promise<boolean>;
  /** Removes them with all that was offered to them. */
  leavePlace(linkToken: string): Promise<void>;
  leave(linkToken: string, at: number): Promise<void>;
  /**
   * Offers each freed time to the first who wants it, was not offered it before and has no offer open; to the next one
   * once that offer has ended. The mail enters the outbox in the same transaction. Any process may do it at any time.
   */
  offerFreed(at: number, bookingWeeks: number): Promise<void>;
}
