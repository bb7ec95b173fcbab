import { addDays, weekdayOf } from '../../domain/calendarDate';
import { CALLS, FORM_FIELD, type WireSlots } from '../../domain/contract';

const BOUNDARY = '----clinic-bench';

/** Weeks ahead of the first booking: behind the sample vacations. */
const FIRST_WEEK = 12;

/**
 * Booking requests as bytes, each for another slot and date of one doctor.
 * @param slots the doctor's answer to the slots call
 * @param today `YYYY-MM-DD`
 */
export function bookingRequests(doctorId: number, slots: WireSlots, today: string): () => string {
  const monday = addDays(today, FIRST_WEEK * 7 - weekdayOf(today));
  let count = 0;
  return () => {
    const entry = slots[count % slots.length];
    if (entry === undefined) throw new Error('The doctor has no slots.');
    const { id, day } = entry.slot;
    const date = addDays(monday, Math.floor(count / slots.length) * 7 + day);
    count += 1;
    const json = JSON.stringify({
      client_first_name: 'Ana',
      client_last_name: 'Popescu',
      client_email: 'ana@pacient.example',
      client_phone: '0700 000 000',
      message: 'Aș dori o consultație.',
      date,
      user_appointment_id: id,
      user_id: doctorId,
    });
    const name = FORM_FIELD.createAppointment;
    const body = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${json}\r\n--${BOUNDARY}--\r\n`;
    return [
      `POST ${CALLS.createAppointment} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n');
  };
}
