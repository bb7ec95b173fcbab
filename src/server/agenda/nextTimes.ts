import type { BookingWeeks } from '../../domain/bookingHorizon';
import { addDays } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { firstFreeTime, SEARCH_WEEKS } from '../../domain/slotStatus';
import { readDoctors, readTimes } from '../clinic/timetable';
import type { Db } from '../db/schema';

/**
 * Returns the first free time of each doctor of a service who has one, in the order of the site.
 * @param at ms since the epoch
 */
export async function nextTimes(db: Db, serviceId: number, at: number, bookingWeeks?: BookingWeeks) {
  const now = clinicTimeAt(at);
  const times = await readTimes(db, now.date, addDays(now.date, (SEARCH_WEEKS + 1) * 7));
  const doctors = await readDoctors(db);
  return doctors
    .filter((doctor) => doctor.serviceId === serviceId)
    .flatMap((doctor) => {
      const { slots = [], vacations = [] } = times.get(doctor.id) ?? {};
      const time = firstFreeTime(slots, { now, vacations, bookingWeeks });
      return time === undefined ? [] : [{ doctor, time }];
    });
}
