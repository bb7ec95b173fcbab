import type { KeptAppointment, Vacation } from '../../domain/entities';
import { calendarUid } from '../appointmentCalendarEntry';
import { patientName } from './appointmentText';
import type { FeedEntry } from './calendarFeed';
import { factLines } from './text';

/** `P.A.` */
const initials = ({ patient: { firstName, lastName } }: KeptAppointment): string =>
  [lastName, firstName].map((name) => `${Array.from(name)[0]?.toUpperCase() ?? ''}.`).join('');

/**
 * Builds the entry of an appointment, which has the UID of the patient's own entry.
 * @param changedAt when it was booked or last moved
 * @param hasNames true shows name and phone, false initials
 * @param whose returns the beginning of a title, by which staff know the doctor
 */
export function appointmentEntry(
  appointment: KeptAppointment,
  changedAt: string,
  hasNames: boolean,
  whose: (doctor: KeptAppointment['doctor']) => string,
): FeedEntry {
  const { reference, date, startTime, endTime, moves, state, service, doctor, patient } = appointment;
  const isConfirmed = state === 'booked';
  const who = hasNames ? patientName(appointment) : initials(appointment);
  return {
    uid: calendarUid(reference),
    title: `${whose(doctor)}${isConfirmed ? '' : 'neconfirmată, '}${who}`,
    description: factLines([
      ['Serviciu', service.name],
      ['Telefon', hasNames ? patient.phone : ''],
      ['Cod', reference],
    ]),
    from: date,
    to: date,
    time: { startTime, endTime },
    sequence: moves,
    isConfirmed,
    changedAt,
  };
}

/**
 * Builds an entry without a patient: days off, closed days or a blocked time.
 * @param name unique within the calendar for these days
 * @param time undefined for whole days
 */
export const plainEntry = (
  name: string,
  title: string,
  { startDate, endDate }: Vacation,
  changedAt: string,
  time?: FeedEntry['time'],
): FeedEntry => ({
  uid: calendarUid(`${name}-${startDate}-${endDate}`),
  title,
  description: '',
  from: startDate,
  to: endDate,
  ...(time && { time }),
  sequence: 0,
  isConfirmed: true,
  changedAt,
});
