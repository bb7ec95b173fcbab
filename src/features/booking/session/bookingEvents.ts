import type { DoctorSchedule } from '../../../api/slots';
import type { OfferedPrice } from '../../../content/clinicFacts';
import type { RequestedChoice } from '../../../content/paths';
import type { ClinicTime } from '../../../domain/clock';
import type { Doctor, Id, Patient, Service, SlotOnDate, Vacation } from '../../../domain/entities';
import type { PriceFacts } from '../../../domain/facts';
import type { DraftFound } from '../../form/draft';
import type { NetworkEvent } from '../../form/submission';
import type { BookingDraft } from './bookingDraft';
import type { BookingField, Loads, RefusedStatus } from './bookingContext';

export type LoadName = keyof Loads;

type LoadData = readonly Service[] | readonly Doctor[] | DoctorSchedule | readonly Vacation[];

/** What a visitor and the browser around the page do. Random ids come from outside: the machine is deterministic. */
export type VisitorEvent =
  /** The page's address names a service, and maybe more. */
  | {
      readonly type: 'choice.requested';
      readonly choice: RequestedChoice;
      readonly price?: OfferedPrice | undefined;
    }
  /** A doctor's first free time, which the page offers in one press. */
  | { readonly type: 'offer.chosen'; readonly choice: RequestedChoice }
  | { readonly type: 'service.chosen'; readonly serviceId: Id | null }
  /** One of the service's consultations, or none in particular. */
  | { readonly type: 'price.chosen'; readonly price: PriceFacts | null }
  | { readonly type: 'doctor.chosen'; readonly doctorId: Id | null }
  /** In the calendar, whatever its state. */
  | { readonly type: 'slot.pressed'; readonly slot: SlotOnDate }
  | { readonly type: 'field.changed'; readonly field: keyof Patient; readonly value: string }
  | { readonly type: 'form.submitted'; readonly idempotencyKey: string }
  | { readonly type: 'form.emptied' }
  | { readonly type: 'receipt.dismissed' }
  /** A load that failed is to be tried again, with the failed ones beside it. */
  | { readonly type: 'load.retried'; readonly call: LoadName }
  /** To the tab, from another one. */
  | { readonly type: 'visitor.returned' }
  | NetworkEvent;

export interface LoadEvent {
  readonly type: 'load.started' | 'load.succeeded' | 'load.failed';
  readonly call: LoadName;
  /** The latest that arrived for the same doctor, also from before. */
  readonly data: LoadData | undefined;
}

export interface MinuteEvent {
  readonly type: 'minute.began';
  readonly now: ClinicTime;
}

export type BookingEvent = VisitorEvent | LoadEvent | MinuteEvent | DraftFound<BookingDraft>;

/** What the machine tells the outside, which turns it into messages and focus. */
export type BookingNews =
  | { readonly type: 'booking.invalid'; readonly fields: readonly BookingField[] }
  | { readonly type: 'booking.slotRefused'; readonly status: RefusedStatus }
  | { readonly type: 'booking.slotLost'; readonly status: RefusedStatus }
  | { readonly type: 'booking.slotChosen' }
  | { readonly type: 'booking.loadFailed' | 'booking.loadRecovered'; readonly call: LoadName }
  | { readonly type: 'booking.attempted' }
  | { readonly type: 'booking.slotTaken' }
  | { readonly type: 'booking.failed' }
  | { readonly type: 'booking.succeeded' };
