import { appointmentEntry, plainEntry } from '../../content/words/feedEntries';
import { addDays } from '../../domain/calendarDate';
import { calendarFeed } from '../../domain/calendarFeed';
import { clinicTimeAt } from '../../domain/clock';
import { doctorName } from '../../domain/entities';
import { toStored } from '../booking/find';
import { selectBlocked } from '../clinic/blockedTimes';
import { readProfile } from '../clinic/readProfile';
import { bookableDates } from '../clinic/timetable';
import { snapshot } from '../db/dialect';
import type { Db } from '../db/schema';
import type { StaffCalendar } from './calendars';
import { readAppointments, type Span } from './daySheet';

/** Days before today that a calendar shows. */
const DAYS_BACK = 28;

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

/** Returns a subscribed calendar from the data stored now; the same text until they change. */
export function feedText(
  db: Db,
  { doctorId, hasNames, createdAt }: StaffCalendar,
  now: number,
  bookingWeeks: number,
): Promise<string> {
  const [, until] = bookableDates(now, bookingWeeks);
  const span = { from: addDays(clinicTimeAt(now).date, -DAYS_BACK), until, doctorId: doctorId ?? undefined };
  // A doctor's own calendar names the doctor once, in its title.
  const whose = (one: Parameters<typeof doctorName>[0]) => (doctorId === null ? `${doctorName(one)}, ` : '');
  return snapshot(db, async (tx) => {
    const appointments = await readAppointments(tx, span, now);
    // A forgotten patient's row has no name.
    const notForgotten = appointments.filter(({ lastName }) => lastName !== '');
    const vacations = await readVacations(tx, span);
    const blocked = await selectBlocked(tx, span.from, until)
      .$if(doctorId !== null, (query) => query.where('doctorId', '=', doctorId))
      .execute();
    const closures = await readClosures(tx, span);
    const clinic = await readProfile(tx);
    const doctor = await tx
      .selectFrom('doctors')
      .select(['firstName', 'lastName'])
      .where('id', '=', doctorId ?? 0)
      .executeTakeFirst();
    return calendarFeed(doctor ? `${doctorName(doctor)} – ${clinic.name}` : clinic.name, [
      ...closures.map((days) => plainEntry('inchis', `Clinica închisă: ${days.name}`, days, createdAt)),
      ...vacations.map((days) =>
        plainEntry(`liber-${days.doctorId}`, `${whose(days)}zi liberă`, days, createdAt),
      ),
      ...blocked.map(({ slotId, date, reason, ...one }) => {
        const title = `${whose(one)}blocat: ${reason}`;
        const day = { startDate: date, endDate: date };
        return plainEntry(`blocat-${slotId}`, title, day, one.createdAt, one);
      }),
      ...notForgotten.map((row) =>
        appointmentEntry(toStored(row), row.changedAt ?? row.createdAt, hasNames === 1, whose),
      ),
    ]);
  });
}
