import { bookingPath } from '../../../content/paths';
import type { BookingContext } from './bookingContext';

/** The address that leads back to what is chosen; null while the page's own is still being looked at. */
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
