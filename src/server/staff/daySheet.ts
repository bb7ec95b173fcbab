import { weekdayOf } from '../../domain/calendarDate';
import type { StoredAppointment } from '../booking/find';
import type { Db } from '../db/schema';
import { WEEKDAYS } from '../words/dates';
import { staffAppointments } from './appointments';
import { closureRows, overlaps, vacationRows } from './daysOff';
import type { DoctorRow } from './doctors';
import { slotRows } from './slots';

export interface DayLine {
  readonly startTime: string;
  readonly endTime: string;
  /** Null for a free time. */
  readonly appointment: StoredAppointment | null;
}

/** A doctor's day: every slot of its weekday, and appointments whose slot has been removed since. */
export interface DaySheet {
  readonly doctor: DoctorRow;
  readonly date: string;
  readonly onVacation: boolean;
  readonly lines: readonly DayLine[];
}

export async function daySheet(db: Db, doctor: DoctorRow, date: string): Promise<DaySheet> {
  const appointments = await staffAppointments(db, {
    doctorId: doctor.id,
    from: date,
    to: date,
    status: 'active',
  });
  const booked = new Set(appointments.map(({ slotId }) => slotId));
  const slots = (await slotRows(db)).filter(
    (slot) => slot.doctor === doctor.id && slot.day === WEEKDAYS[weekdayOf(date)] && !booked.has(slot.id),
  );
  const lines: DayLine[] = [
    ...appointments.map((appointment) => ({
      startTime: appointment.startTime,
      endTime: appointment.endTime,
      appointment,
    })),
    ...slots.map(({ from, to }) => ({ startTime: from, endTime: to, appointment: null })),
  ];
  const vacations = (await vacationRows(db)).filter((one) => one.doctor === doctor.id);
  const daysOff = [...vacations, ...(await closureRows(db))];
  return {
    doctor,
    date,
    onVacation: daysOff.some((days) => overlaps(days, { from: date, to: date })),
    lines: lines.sort((one, other) => one.startTime.localeCompare(other.startTime)),
  };
}
