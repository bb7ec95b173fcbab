import { CALLS, FORM_FIELD, type WireSlots } from '../../domain/contract';
import { comingTimes } from './comingTimes';
import { wireBooking } from './wireBooking';

const BOUNDARY = '----clinic-bench';

/**
 * A booking as the page's form sends it, as bytes: to build a form and a request costs more than to answer it.
 * @param headers further ones, a line each
 */
export function bookingBytes(json: string, headers: readonly string[] = []): string {
  const name = FORM_FIELD.createAppointment;
  const body = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${json}\r\n--${BOUNDARY}--\r\n`;
  return [
    `POST ${CALLS.createAppointment} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
    '',
    body,
  ].join('\r\n');
}

/**
 * Booking requests as bytes, each for another slot and date of one doctor.
 * @param slots the doctor's answer to the slots call
 * @param today `YYYY-MM-DD`
 */
export function bookingRequests(doctorId: number, slots: WireSlots, today: string): () => string {
  const nextTime = comingTimes(slots, today);
  return () => {
    const { slotId, date } = nextTime();
    const message = 'Aș dori o consultație.';
    return bookingBytes(wireBooking({ message, date, user_appointment_id: slotId, user_id: doctorId }));
  };
}
