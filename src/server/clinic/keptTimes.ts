import { clinicTimeAt, type Clock } from '../../domain/clock';
import type { DoctorSituation } from '../../domain/slotStatus';
import type { Config } from '../config/config';
import type { Db } from '../db/schema';
import type { Changes } from './changes';
import { bookableDates, readDoctors, readDoctorTimes, readServices, type Timetable } from './timetable';

/** A doctor's times with the instant at which they were read, in ms since the epoch. */
export interface TimesRead extends Timetable {
  readonly doctorId: number;
  readonly readAt: number;
}

interface KeptTimesOptions extends Pick<Config, 'bookingWeeks'> {
  readonly db: Db;
  readonly changes: Changes;
  readonly clock: Clock;
}

/** Returns functions that read the services, the doctors and their times, and keep them until they change. */
export function keepTimes({ db, changes, clock, bookingWeeks }: KeptTimesOptions) {
  const doctors = () => changes.keep('all', 'doctors', () => readDoctors(db));
  /** Returns the times of one doctor that the calls list; undefined if the site does not show the doctor. */
  async function timesOf(doctorId: number): Promise<TimesRead | undefined> {
    // Unknown numbers are not kept: strangers could send many.
    if (!(await doctors()).some(({ id }) => id === doctorId)) return undefined;
    const [from, until] = bookableDates(clock(), bookingWeeks);
    return changes.keep(doctorId, `times ${from}`, async () => {
      const readAt = clock();
      const found = await readDoctorTimes(db, doctorId, from, until);
      return found && { ...found, doctorId, readAt };
    });
  }
  return {
    services: () => changes.keep('all', 'services', () => readServices(db)),
    doctors,
    /** Returns the doctors of one service. */
    doctorsOf: async (service: number) => (await doctors()).filter(({ serviceId }) => serviceId === service),
    timesOf,
    /** Returns a doctor's times as patients see them; none for a removed doctor. */
    situationOf: async (doctorId: number): Promise<DoctorSituation> => {
      const times = await timesOf(doctorId);
      return { slots: [], vacations: [], ...times, now: clinicTimeAt(clock()), bookingWeeks };
    },
  };
}

export type KeptTimes = ReturnType<typeof keepTimes>;
