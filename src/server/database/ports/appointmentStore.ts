import type { AppointmentDetails, MovedFrom } from '../../../domain/entities';
import type { AppointmentRequest, Doctor, Patient, Service, SlotOnDate } from './entities';
import type { TimeOffer } from '../../../domain/timeOffer';
import type { Outcome, Receipt } from './outcome';
import type { Waiting } from './timeWish';

/** Who cancels or moves. */
export type CancelledBy = 'patient' | 'clinic';

/** An appointment with everything that is kept of it. */
export interface StoredAppointment extends AppointmentDetails {
  readonly id: number;
  readonly slotId: number;
  readonly service: Service;
  readonly doctor: Doctor;
  readonly reference: string;
  readonly patient: Patient;
  /** ISO text in UTC. */
  readonly createdAt: string;
  readonly cancelledAt: string | null;
  readonly cancelledBy: CancelledBy | null;
  readonly moves: number;
  readonly movedFrom: (MovedFrom & { readonly by: CancelledBy }) | null;
  /** Said in lists of what is kept about a person. */
  readonly isUnconfirmed?: true;
  /** Likewise, of a patient who waits for an earlier time. */
  readonly waiting?: Waiting;
}

/** The clinic knows an appointment by its reference, the patient by the token of their own link. */
export type AppointmentKey = { readonly reference: string } | { readonly linkToken: string };

export type Cancellation =
  | { readonly kind: 'cancelled'; readonly appointment: StoredAppointment }
  | { readonly kind: 'alreadyCancelled'; readonly appointment: StoredAppointment }
  | { readonly kind: 'unknown' };

/** Milliseconds within which a patient confirms what is kept unconfirmed. */
export const CONFIRM_WITHIN = 3_600_000;

/** Moves of one appointment by its patient: each mails both sides, and who has the link need not be the patient. */
export const MOST_MOVES = 5;

/** Holds when bookings come faster than this clinic ever sees. */
export interface Brake {
  /** Bookings of the whole clinic within an hour, beyond which it holds. */
  readonly most: number;
  /** What becomes of further ones: they wait for their patients' confirmation, or are refused. */
  readonly further: 'confirm' | 'refuse';
}

/**
 * `moved` also when it is at that time already; `changed` when it was moved meanwhile, `tooOften`
 * when its patient must ask the clinic instead, `begun` and `cancelled` when it
 * cannot be moved any more. Otherwise as for a booking.
 */
export type Move =
  | 'moved'
  | 'changed'
  | 'tooOften'
  | 'begun'
  | 'cancelled'
  | 'unknown'
  | 'taken'
  | Exclude<TimeOffer, 'offered'>;

export interface MoveOptions {
  readonly by: CancelledBy;
  /** ms since the epoch */
  readonly at: number;
  /** How often it was moved before, as far as who moves it knows; left out by those who see it as it is. */
  readonly moves?: number;
}

export interface AppointmentStore {
  /**
   * One live appointment for a slot and date, whoever else books at the same time, and only while the slot is
   * offered on that date, whatever staff change at the same time, and the brake does not hold. Its mails to clinic and
   * patient enter the outbox in the same transaction. A repeated key is answered as its first attempt was, even
   * if the slot has begun meanwhile.
   */
  book(request: AppointmentRequest, receipt: Receipt, brake?: Brake): Promise<Outcome>;
  /**
   * Mails the links of a patient's coming appointments to the address that is stored with them; one whose link was
   * asked for a while ago gets no second mail.
   * @param at ms since the epoch
   */
  sendLinks(email: string, at: number): Promise<void>;
  find(key: AppointmentKey): Promise<StoredAppointment | undefined>;
  /** What still has to be confirmed; without its patient's data when that was not done in time. */
  findUnconfirmed(linkToken: string): Promise<StoredAppointment | undefined>;
  /**
   * Books what was kept unconfirmed, by the same rules as {@link book}: the first confirmation has the time.
   * @param at ms since the epoch
   * @returns undefined when there is nothing to confirm, or no more
   */
  confirm(linkToken: string, at: number): Promise<Outcome | undefined>;
  /** Forgets whose the bookings were that nobody confirmed in time. */
  forgetUnconfirmed(at: number): Promise<void>;
  /**
   * Takes a new time of the same service, with whichever doctor, and frees the old one, in one transaction, or does
   * nothing. Both sides are told and reminders follow. It asks for nobody's right: the caller does.
   */
  move(key: AppointmentKey, to: SlotOnDate, options: MoveOptions): Promise<Move>;
  /**
   * Frees the slot, drops the mails that still wait and tells both sides, in one transaction. It asks
   * neither for the hour nor for anybody's right: the caller does.
   * @param at ms since the epoch
   */
  cancel(key: AppointmentKey, by: CancelledBy, at: number): Promise<Cancellation>;
}
