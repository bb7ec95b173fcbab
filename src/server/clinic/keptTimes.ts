import type { Clock } from '../../domain/clock';
import type { Config } from '../config/config';
import type { Doctor, Service } from '../db/entities';
import type { Db } from '../db/schema';
import type { Changes } from './changes';
import { bookableDates, readDoctors, readDoctorTimes, readServices, type DoctorTimes } from './timetable';

/** A doctor's times with the instant at which they were read, in ms since the epoch. */
export interface TimesRead extends DoctorTimes {
  readonly readAt: number;
}

/** Reads the services, the doctors and their times, and keeps them until they change. */
export interface KeptTimes {
  readonly services: () => Promise<readonly Service[]>;
  readonly doctors: () => Promise<readonly Doctor[]>;
  /** Returns the times of one doctor that the calls list; undefined if the site does not show the doctor. */
  readonly timesOf: (doctorId: number) => Promise<TimesRead | undefined>;
}

interface KeptTimesOptions extends Pick<Config, 'bookingWeeks'> {
  readonly db: Db;
  readonly changes: Changes;
  readonly clock: Clock;
}

export function keepTimes({ db, changes, clock, bookingWeeks }: KeptTimesOptions): KeptTimes {
  const keepServices = changes.keeper<readonly Service[]>();
  const keepDoctors = changes.keeper<readonly Doctor[]>();
  const keep = changes.keeper<TimesRead | undefined>();
  const doctors = () => keepDoctors('all', 'doctors', () => readDoctors(db));
  return {
    services: () => keepServices('all', 'services', () => readServices(db)),
    doctors,
    timesOf: async (doctorId) => {
      // Unknown numbers are not kept: strangers could send many.
      if (!(await doctors()).some(({ id }) => id === doctorId)) return undefined;
      const [from, until] = bookableDates(clock(), bookingWeeks);
      return keep(doctorId, from, async () => {
        const readAt = clock();
        const found = await readDoctorTimes(db, doctorId, from, until);
        return found && { ...found, readAt };
      });
    },
  };
}
