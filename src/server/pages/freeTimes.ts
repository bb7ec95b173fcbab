import { weekdayAndDate, weekdayDateTime } from '../../content/dateWords';
import { bookingPath } from '../../content/bookingQuery';
import type { ClinicTime } from '../../domain/clock';
import { doctorName } from '../../domain/entities';
import { freeKey, type ClinicFacts, type FreeTime } from '../../domain/facts';
import { nextFreeTimes, OFFERED_TIMES, type TimeOnDate } from '../../domain/slotStatus';
import { compareTimes } from '../../domain/compareTimes';
import type { Timetable } from '../clinic/timetable';

/** Returns the first free times of each doctor and each service, with the texts that pages show. */
export function freeTimes(
  { doctors, services, profile }: ClinicFacts,
  times: ReadonlyMap<number, Timetable | undefined>,
  now: ClinicTime,
  bookingWeeks: number,
): NonNullable<ClinicFacts['free']> {
  const none = `Fără ore libere acum. Sunați la ${profile.phone}.`;
  const inWords = (time: TimeOnDate | undefined, address: string, whose = ''): FreeTime => {
    if (time === undefined) return { words: none, when: none, address };
    const when = weekdayDateTime(time);
    return { words: `Primul loc liber: ${when}${whose}`, when, address, time };
  };
  const found = doctors.map((doctor) => {
    const { slots = [], vacations = [] } = times.get(Number(doctor.id)) ?? {};
    return { doctor, first: nextFreeTimes({ slots, vacations, now, bookingWeeks }, OFFERED_TIMES) };
  });
  const ofDoctor = found.map(({ doctor, first }): [string, FreeTime] => {
    const address = bookingPath({ service: doctor.serviceId, doctor: doctor.id, time: first[0] });
    const offered = first.map((time) => ({ ...time, day: weekdayAndDate(time.date) }));
    return [freeKey.doctor(doctor), { ...inWords(first[0], address), times: offered }];
  });
  const ofService = services.map((service): [string, FreeTime] => {
    const [first] = found
      .flatMap(({ doctor, first: [time] }) =>
        time && doctor.serviceId === service.id ? [{ doctor, time }] : [],
      )
      .sort((a, b) => compareTimes(a.time, b.time));
    const address = bookingPath({ service: service.id, doctor: first?.doctor.id, time: first?.time });
    return [
      freeKey.service(service),
      inWords(first?.time, address, first && `, ${doctorName(first.doctor)}`),
    ];
  });
  return Object.fromEntries([...ofDoctor, ...ofService]);
}
