import { bookingPath } from '../../../content/paths';
import type { BookingContext } from './bookingContext';

/** Returns the address of the current choice; null while the page's own address is still being applied. */
export function chosenAddress({
  requested,
  serviceId,
  doctorId,
  slot,
  price,
}: BookingContext): string | null {
  if (requested !== null) return null;
  return bookingPath({
    service: serviceId ?? undefined,
    price: price?.key,
    doctor: doctorId ?? undefined,
    time: slot ?? undefined,
  });
}
