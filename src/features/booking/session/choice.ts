import { bookingPath, type RequestedChoice } from '../../../content/bookingQuery';
import { PATHS } from '../../../content/paths';
import type { Id } from '../../../domain/entities';
import type { TimeOnDate } from '../../../domain/slotStatus';
import type { ChosenPrice } from './bookedAppointment';
import { withDoctor, withSlot, type BookingContext, type ChoicePart } from './bookingContext';

/** The next part of a requested choice, as the clinic's lists settle it. */
export type SettledChoice =
  | { readonly kind: 'service'; readonly serviceId: Id; readonly price: ChosenPrice | null }
  /** The requested doctor, or the only one. */
  | { readonly kind: 'doctor'; readonly doctorId: Id }
  | { readonly kind: 'time'; readonly slot: TimeOnDate; readonly isFree: boolean }
  /** A date alone shows its week. */
  | { readonly kind: 'week'; readonly date: string }
  | { readonly kind: 'notOffered'; readonly part: ChoicePart };

/** Keeps a requested choice until the clinic's lists have settled all of it. */
export const withRequest = (requested: RequestedChoice): Partial<BookingContext> => ({
  requested,
  notOffered: null,
});

/** Returns the rest of a requested choice; null once all of it was applied. */
const withoutPart = (requested: RequestedChoice | null, part: 'service' | 'doctor') => {
  const rest = requested && { ...requested, [part]: undefined };
  return rest?.doctor === undefined && rest?.time === undefined ? null : rest;
};

/** Applies the next part of a requested choice. The note about a failed attempt stays. */
export function withSettled(context: BookingContext, choice: SettledChoice): Partial<BookingContext> {
  const { requested, notOffered, failure } = context;
  switch (choice.kind) {
    case 'service': {
      const { serviceId, price } = choice;
      const chosen = withDoctor(context, { serviceId, doctorId: null, price });
      return { ...chosen, failure, requested: withoutPart(requested, 'service') };
    }
    case 'doctor': {
      const chosen = withDoctor(context, { doctorId: choice.doctorId });
      return { ...chosen, failure, notOffered, requested: withoutPart(requested, 'doctor') };
    }
    case 'time':
      return choice.isFree
        ? { ...withSlot(context, choice.slot), failure, requested: null }
        : { lostSlot: choice.slot, requested: null };
    case 'week':
      return { shown: choice.date, requested: null };
    case 'notOffered':
      return { notOffered: choice.part, requested: null };
  }
}

/** Returns the address of the current choice; null while the page's own address is still being applied. */
export function chosenAddress(context: BookingContext): string | null {
  const { requested, serviceId, doctorId, slot, price } = context;
  if (requested !== null) return null;
  return bookingPath({
    service: serviceId ?? undefined,
    price: price?.key,
    doctor: doctorId ?? undefined,
    time: slot ?? undefined,
  });
}

/** Returns the address to show after a navigation; null to leave it: without a choice, or while one is applied. */
export function addressAfter(context: BookingContext): string | null {
  const chosen = chosenAddress(context);
  return chosen === PATHS.booking ? null : chosen;
}
