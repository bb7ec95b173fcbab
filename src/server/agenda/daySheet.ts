import { compareTexts } from '../../domain/compareTexts';
import type { SheetRow, DaySheet, LastVisit } from '../../content/words/daySheet';
import { weekdayOf } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { isVacationDay } from '../../domain/slotStatus';
import { toStored } from '../booking/find';
import { selectBlocked } from '../clinic/blockedTimes';
import { readDoctors, readServices, readTimes } from '../clinic/timetable';
import type { Db } from '../db/schema';
import { readAppointments } from './appointments';

type AgendaRow = Awaited<ReturnType<typeof readAppointments>>[number];

/** Returns the last visit by the patient's e-mail address; none where all earlier appointments are still to come. */
async function lastVisits(
  db: Db,
  date: string,
  today: string,
  rows: readonly AgendaRow[],
): Promise<ReadonlyMap<string, LastVisit | undefined>> {
  const emails = rows.map(({ normalizedEmail }) => normalizedEmail).filter(Boolean);
  if (emails.length === 0) return new Map();
  const found = await db
    .selectFrom('appointments')
    .select(['normalizedEmail'])
    .select((row) => row.fn.max<string | null>('date').filterWhere('date', '<', today).as('last'))
    .where('normalizedEmail', 'in', emails)
    .where('date', '<', date)
    .where('state', '=', 'booked')
    .groupBy('normalizedEmail')
    .execute();
  const visitOf = (email: string): LastVisit | undefined => {
    const earlier = found.find(({ normalizedEmail }) => normalizedEmail === email);
    if (earlier === undefined) return { kind: 'first' };
    return earlier.last === null ? undefined : { kind: 'control', date: earlier.last };
  };
  return new Map(emails.map((email) => [email, visitOf(email)]));
}

/**
 * Reads a day of the doctors whom the site shows, or of one: each time of the week, and the appointments, also those
 * whose time has been removed from the week since.
 */
export async function readDaySheets(
  db: Db,
  date: string,
  now: number,
  doctorId?: number,
): Promise<readonly DaySheet[]> {
  const doctors = await readDoctors(db);
  const services = await readServices(db);
  const times = await readTimes(db, date, date, doctorId === undefined ? undefined : [doctorId]);
  const found = await readAppointments(db, { from: date, until: date, doctorId }, now);
  const visits = await lastVisits(db, date, clinicTimeAt(now).date, found);
  const isFirstOfDay = (row: AgendaRow): boolean =>
    found.find(({ normalizedEmail }) => normalizedEmail === row.normalizedEmail) === row;
  const blocked = await selectBlocked(db, date, date).execute();
  const shown = doctors.filter(({ id }) => doctorId === undefined || id === doctorId);
  return shown.map((doctor) => {
    const service = services.find(({ id }) => id === doctor.serviceId)?.name ?? '';
    const { slots = [], vacations = [] } = times.get(doctor.id) ?? {};
    const own = found.filter((row) => row.doctorId === doctor.id);
    const taken = own.filter(({ state }) => state === 'booked').map(({ slotId }) => slotId);
    const others = slots.filter((slot) => slot.weekday === weekdayOf(date) && !taken.includes(slot.id));
    const rows: SheetRow[] = [
      ...own.map((row) => ({
        startTime: row.startTime,
        endTime: row.endTime,
        appointment: toStored(row),
        lastVisit: isFirstOfDay(row) ? visits.get(row.normalizedEmail) : undefined,
      })),
      ...others.map(({ id, startTime, endTime }) => {
        const reason = blocked.find(({ slotId }) => slotId === id)?.reason;
        return { startTime, endTime, ...(reason !== undefined && { reason }) };
      }),
    ];
    rows.sort((one, other) => compareTexts(one.startTime, other.startTime));
    return { doctor, service, date, isOff: isVacationDay(date, vacations), rows };
  });
}
