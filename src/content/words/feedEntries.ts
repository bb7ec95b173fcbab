import type { FeedEntry } from '../../domain/calendarFeed';
import { doctorName, type KeptAppointment, type Vacation } from '../../domain/entities';
import { calendarUid } from '../appointmentCalendarEntry';
import { patientName } from './appointmentText';
import { factLines } from './text';

/** What the entries of a subscribed calendar show. */
interface FeedOptions {
  /** True shows names and phones, false initials. */
  readonly hasNames: boolean;
  /** True for a calendar of all doctors, whose entries name theirs. */
  readonly namesDoctor: boolean;
}

/** `P.A.` */
const initials = ({ patient: { firstName, lastName } }: KeptAppointment): string =>
  [lastName, firstName].map((name) => `${Array.from(name)[0]?.toUpperCase() ?? ''}.`).join('');

/**
 * Builds the entry of an appointment, which has the UID of the patient's own entry.
 * @param changedAt when it was booked or last moved
 */
export function appointmentEntry(
  appointment: KeptAppointment,
  changedAt: string,
  { hasNames, namesDoctor }: FeedOptions,
): FeedEntry {
  const { reference, date, startTime, endTime, moves, state, service, doctor, patient } = appointment;
  const isConfirmed = state === 'booked';
  const who = hasNames ? patientName(appointment) : initials(appointment);
  return {
    uid: calendarUid(reference),
    title: [namesDoctor ? doctorName(doctor) : '', isConfirmed ? '' : 'neconfirmată', who]
      .filter(Boolean)
      .join(', '),
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
