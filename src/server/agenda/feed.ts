import { sql } from 'kysely';
import { appointmentEntry, dayOffEntry } from '../../content/words/feedEntries';
import { addDays } from '../../domain/calendarDate';
import { calendarFeed } from '../../domain/calendarFeed';
import { clinicTimeAt } from '../../domain/clock';
import { doctorName } from '../../domain/doctorName';
import { selectAppointments, toStored } from '../booking/find';
import { readProfile } from '../clinic/profile';
import { bookableDates } from '../clinic/timetable';
import { snapshot } from '../db/dialect';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import type { StaffCalendar } from './calendars';

/** Days before today that a calendar shows. */
const DAYS_BACK = 28;

interface Span {
  readonly from: string;
  readonly until: string;
  /** Undefined = all doctors. */
  readonly doctorId: number | undefined;
}

/** Reads the booked and the pending appointments, without those whose patients were erased. */
const readAppointments = (db: Db, { from, until, doctorId }: Span, now: number) =>
  selectAppointments(db)
    // A notice is queued for each booking, confirmation and move.
    .select((row) =>
      row
        .selectFrom('outbox')
        .select((mail) => mail.fn.max('outbox.createdAt').as('at'))
        .whereRef('outbox.appointmentId', '=', 'appointments.id')
        .where('kind', 'in', ['booking.notice', 'move.notice'])
        .as('changedAt'),
    )
    .where('appointments.date', '>=', from)
    .where('appointments.date', '<=', until)
    .where('appointments.lastName', '!=', sql.lit(''))
    .where((row) =>
      row.or([
        row('state', '=', 'booked'),
        row.and([row('state', '=', 'pending'), row('confirmUntil', '>', iso(now))]),
      ]),
    )
    .$if(doctorId !== undefined, (query) => query.where('slots.doctorId', '=', doctorId ?? 0))
    .orderBy('appointments.date')
    .orderBy('slots.startTime')
    .orderBy('appointments.id')
    .execute();

/** Reads the days off of the doctors whom the site shows. */
const readVacations = (db: Db, { from, until, doctorId }: Span) =>
  db
    .selectFrom('vacations')
    .innerJoin('doctors', 'doctors.id', 'doctorId')
    .select(['doctorId', 'startDate', 'endDate', 'firstName', 'lastName'])
    .where('endDate', '>=', from)
    .where('startDate', '<=', until)
    .$if(doctorId !== undefined, (query) => query.where('doctorId', '=', doctorId ?? 0))
    .orderBy('startDate')
    .orderBy('doctorId')
    .execute();

const readClosures = (db: Db, { from, until }: Span) =>
  db
    .selectFrom('closures')
    .select(['name', 'startDate', 'endDate'])
    .where('endDate', '>=', from)
    .where('startDate', '<=', until)
    .orderBy('startDate')
    .execute();

/** Writes a subscribed calendar from the data stored now; the same text until they change. */
export function writeFeed(
  db: Db,
  { doctorId, hasNames, createdAt }: StaffCalendar,
  now: number,
  bookingWeeks: number,
): Promise<string> {
  const [, until] = bookableDates(now, bookingWeeks);
  const span = { from: addDays(clinicTimeAt(now).date, -DAYS_BACK), until, doctorId: doctorId ?? undefined };
  const options = { hasNames: hasNames === 1, namesDoctor: doctorId === null };
  return snapshot(db, async (one) => {
    const appointments = await readAppointments(one, span, now);
    const vacations = await readVacations(one, span);
    const closures = await readClosures(one, span);
    const clinic = await readProfile(one);
    const doctor = await one
      .selectFrom('doctors')
      .select(['firstName', 'lastName'])
      .where('id', '=', doctorId ?? 0)
      .executeTakeFirst();
    return calendarFeed(doctor ? `${doctorName(doctor)}, ${clinic.name}` : clinic.name, [
      ...closures.map((days) => dayOffEntry('inchis', `Clinica închisă: ${days.name}`, days, createdAt)),
      ...vacations.map((days) =>
        dayOffEntry(`liber-${days.doctorId}`, `Zi liberă: ${doctorName(days)}`, days, createdAt),
      ),
      ...appointments.map((row) => appointmentEntry(toStored(row), row.changedAt ?? row.createdAt, options)),
    ]);
  });
}
