import type { Id, Patient } from '../../domain/entities';
import type { BookingField, ChosenSlot, RefusedStatus } from './bookingContext';

/** What happens to the booking. Ids come from outside: the machine itself is deterministic. */
export type BookingEvent =
  | { readonly type: 'service.chosen'; readonly serviceId: Id | null }
  | { readonly type: 'doctor.chosen'; readonly doctorId: Id | null }
  | { readonly type: 'slot.chosen'; readonly slot: ChosenSlot }
  /** A slot that cannot be chosen was pressed. */
  | { readonly type: 'slot.refused'; readonly status: RefusedStatus }
  /** The chosen slot was taken or passed while the form was being filled in. */
  | { readonly type: 'slot.lost'; readonly status: RefusedStatus }
  | { readonly type: 'field.changed'; readonly field: keyof Patient; readonly value: string }
  | { readonly type: 'form.submitted'; readonly idempotencyKey: string }
  | { readonly type: 'receipt.dismissed' };

/** What the machine tells the outside, which turns it into messages, focus and fresh slots. */
export type BookingNews =
  | { readonly type: 'booking.invalid'; readonly fields: readonly BookingField[] }
  | { readonly type: 'booking.slotRefused'; readonly status: RefusedStatus }
  | { readonly type: 'booking.slotLost'; readonly status: RefusedStatus }
  | { readonly type: 'booking.slotTaken' }
  | { readonly type: 'booking.failed' }
  | { readonly type: 'booking.succeeded' };
