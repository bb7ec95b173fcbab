import { weekdayOf } from '../../domain/calendarDate';
import type { StoredAppointment } from '../booking/find';
import type { Db } from '../db/schema';
import { WEEKDAYS } from '../words/dates';
import { staffAppointments } from './appointments';
import { closures, overlaps, vacations } from './daysOff';
import type { Doctor } from './doctors';
import { find, rowsOf } from './rows';
import { services } from './services';
import { slots } from './slots';

export interface DayLine {
  readonly startTime: string;
  readonly endTime: string;
  /** Null for a free time. */
  readonly appointment: StoredAppointment | null;
}

/** A doctor's day: every slot of its weekday, and appointments whose slot has been removed since. */
export interface DaySheet {
  readonly doctor: Doctor;
  /** The service's name. */
  readonly service: string;
  readonly date: string;
  readonly onVacation: boolean;
  readonly lines: readonly DayLine[];
}

export async function daySheet(db: Db, doctor: Doctor, date: string): Promise<DaySheet> {
  const day = { from: date, to: date };
  const appointments = await staffAppointments(db, { doctorId: doctor.id, ...day, status: 'active' });
  const booked = new Set(appointments.map(({ slotId }) => slotId));
  const free = (await rowsOf(db, slots)).filter(
    (slot) => slot.doctor === doctor.id && slot.day === WEEKDAYS[weekdayOf(date)] && !booked.has(slot.id),
  );
  const lines: DayLine[] = [
    ...appointments.map((appointment) => {
      const { startTime, endTime } = appointment;
      return { startTime, endTime, appointment };
    }),
    ...free.map(({ from, to }) => ({ startTime: from, endTime: to, appointment: null })),
  ];
  const away = (await rowsOf(db, vacations)).filter((one) => one.doctor === doctor.id);
  return {
    doctor,
    service: (await find(db, services, doctor.service)).name,
    date,
    onVacation: [...away, ...(await rowsOf(db, closures))].some((days) => overlaps(days, day)),
    lines: lines.sort((one, other) => one.startTime.localeCompare(other.startTime)),
  };
}
