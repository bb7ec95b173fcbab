import type { Doctor, KeptAppointment, Vacation } from '../../domain/entities';
import { calendarUid } from '../appointmentCalendarEntry';
import { listedName } from './appointmentText';
import type { FeedEntry } from './calendarFeed';
import { factLines } from './text';

/** `P.A.` */
const initials = ({ patient: { firstName, lastName } }: KeptAppointment): string =>
  [lastName, firstName].map((name) => `${Array.from(name)[0]?.toUpperCase() ?? ''}.`).join('');

/** Returns the beginning of a title, by which staff know the doctor. */
type Whose = (doctor: Named) => string;
type Named = Pick<Doctor, 'firstName' | 'lastName'>;

/**
 * Builds the entry of an appointment, which has the UID of the patient's own entry.
 * @param changedAt when it was booked or last moved
 * @param hasNames true shows name and phone, false initials
 */
export function appointmentEntry(
  appointment: KeptAppointment,
  changedAt: string,
  hasNames: boolean,
  whose: Whose,
): FeedEntry {
  const { reference, date, startTime, endTime, moves, state, service, doctor, patient } = appointment;
  const isConfirmed = state === 'booked';
  const who = hasNames ? listedName(appointment) : initials(appointment);
  return {
    uid: calendarUid(reference),
    title: `${whose(doctor)}${isConfirmed ? '' : 'neconfirmată, '}${who}`,
    description: factLines([
      ['Specialitate', service.name],
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
const plainEntry = (
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

export const closureEntry = (days: Vacation & { readonly name: string }, changedAt: string): FeedEntry =>
  plainEntry('inchis', `Clinica închisă: ${days.name}`, days, changedAt);

type OfDoctor = Named & { readonly doctorId: number };

export const vacationEntry = (days: Vacation & OfDoctor, changedAt: string, whose: Whose): FeedEntry =>
  plainEntry(`liber-${days.doctorId}`, `${whose(days)}zi liberă`, days, changedAt);

interface BlockedTime {
  readonly slotId: number;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly reason: string;
  readonly createdAt: string;
}

export function blockedEntry(blocked: BlockedTime & Named, whose: Whose): FeedEntry {
  const { slotId, date, reason, createdAt } = blocked;
  const day = { startDate: date, endDate: date };
  return plainEntry(`blocat-${slotId}`, `${whose(blocked)}blocat: ${reason}`, day, createdAt, blocked);
}
