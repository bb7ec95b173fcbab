import type { Kysely } from 'kysely';
import { weekdayOf } from '../../../domain/calendarDate';
import { isVacationDay } from '../../../domain/slotStatus';
import type { ClinicSchema } from '../sql/schema';
import { staffSlots } from './slots';
import type { StoredAppointment } from '../ports/appointmentStore';
import { staffAppointments } from './staffAppointments';
import { staffClosures } from './closures';
import { staffVacations } from './vacations';

export interface DayLine {
  readonly startTime: string;
  readonly endTime: string;
  /** Null where nobody has booked. */
  readonly appointment: StoredAppointment | null;
}

/** A doctor's day: every slot of its weekday, and appointments whose slot has been removed since. */
export interface DaySheet {
  readonly date: string;
  readonly onVacation: boolean;
  readonly lines: readonly DayLine[];
}

const timesOf = ({ startTime, endTime }: Omit<DayLine, 'appointment'>) => ({ startTime, endTime });

export async function daySheet(db: Kysely<ClinicSchema>, doctorId: number, date: string): Promise<DaySheet> {
  const appointments = await staffAppointments(db, { doctorId, from: date, to: date, status: 'active' });
  const booked = new Set(appointments.map(({ slotId }) => slotId));
  const slots = (await staffSlots(db, doctorId)).filter(({ weekday }) => weekday === weekdayOf(date));
  const lines = [
    ...appointments.map((appointment) => ({ ...timesOf(appointment), appointment })),
    ...slots.filter(({ id }) => !booked.has(id)).map((slot) => ({ ...timesOf(slot), appointment: null })),
  ];
  const daysOff = [
    ...(await staffVacations(db, { doctorId, from: date })),
    ...(await staffClosures(db, date)),
  ];
  return {
    date,
    onVacation: isVacationDay(date, daysOff),
    lines: lines.sort((one, other) => one.startTime.localeCompare(other.startTime)),
  };
}
