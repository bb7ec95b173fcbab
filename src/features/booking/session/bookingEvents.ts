import type { OfferedPrice } from '../../../content/clinicData';
import type { RequestedChoice } from '../../../content/paths';
import type { Id, Patient, SlotOnDate } from '../../../domain/entities';
import type { RefusedStatus, TimeOnDate } from '../../../domain/slotStatus';
import type { FormEmitted, FormEvent } from '../../form/formMachine';
import type { BookingField, ChosenPrice, SettledChoice } from './bookingContext';
import type { BookingDraft } from './bookingDraft';

/** The visitor's actions and the browser's signals. */
export type VisitorEvent =
  /** The page's address names a service, and possibly more. */
  | {
      readonly type: 'choice.requested';
      readonly choice: RequestedChoice;
      readonly price?: OfferedPrice | undefined;
    }
  /** A doctor's first free time, which the page offers in one press. */
  | { readonly type: 'offer.chosen'; readonly choice: RequestedChoice }
  | { readonly type: 'service.chosen'; readonly serviceId: Id | null }
  /** One of the service's consultations; null for none in particular. */
  | { readonly type: 'price.chosen'; readonly price: ChosenPrice | null }
  | { readonly type: 'doctor.chosen'; readonly doctorId: Id | null }
  | { readonly type: 'slot.chosen'; readonly slot: TimeOnDate }
  /** A slot that cannot be chosen was pressed. */
  | { readonly type: 'slot.refused'; readonly slot: SlotOnDate; readonly status: RefusedStatus }
  | { readonly type: 'field.changed'; readonly field: keyof Patient; readonly value: string }
  | { readonly type: 'receipt.dismissed' }
  | FormEvent;

/** The session's own events. */
export type SessionEvent =
  | { readonly type: 'draft.restored'; readonly draft: BookingDraft }
  /** The result of comparing a requested choice with the clinic's lists. */
  | { readonly type: 'choice.settled'; readonly choice: SettledChoice }
  /** The chosen slot was booked by another patient, has expired or is on a day off. */
  | { readonly type: 'slot.lost'; readonly status: RefusedStatus };

export type BookingEvent = VisitorEvent | SessionEvent;

/** The events that the machine emits, for messages and focus. */
export type BookingEmitted =
  | FormEmitted<BookingField>
  | { readonly type: 'slot.refused'; readonly status: RefusedStatus }
  | { readonly type: 'slot.chosen' }
  /** Another patient booked the chosen slot first. */
  | { readonly type: 'slot.taken' };
