import { dayName } from '../../content/dateWords';
import { bookingPath } from '../../content/paths';
import type { ClinicTime } from '../../domain/clock';
import { doctorName } from '../../domain/doctorName';
import { freeKey, type ClinicFacts, type FreeTime } from '../../domain/facts';
import { firstFreeTime, type TimeOnDate } from '../../domain/slotStatus';
import type { DoctorTimes } from '../clinic/timetable';

const sortable = ({ date, startTime }: TimeOnDate): string => `${date} ${startTime}`;

/** Returns the first free time of each doctor and each service, with the texts that pages show. */
export function freeTimes(
  { doctors, services, profile }: ClinicFacts,
  times: ReadonlyMap<number, DoctorTimes | undefined>,
  now: ClinicTime,
  bookingWeeks: number,
): NonNullable<ClinicFacts['free']> {
  const none = `Fără ore libere în lunile următoare. Sunați la ${profile.phone}.`;
  const inWords = (time: TimeOnDate | undefined, address: string, whose = ''): FreeTime => {
    if (time === undefined) return { words: none, when: none, address };
    const when = `${dayName(time.date)}, ${time.startTime}`;
    return { words: `Primul loc liber: ${when}${whose}`, when, address, time };
  };
  const found = doctors.map((doctor) => {
    const { slots = [], vacations = [] } = times.get(Number(doctor.id)) ?? {};
    return { doctor, time: firstFreeTime(slots, { vacations, now, bookingWeeks }) };
  });
  const ofDoctor = found.map(({ doctor, time }): [string, FreeTime] => {
    const address = bookingPath({ service: doctor.serviceId, doctor: doctor.id, time });
    return [freeKey.doctor(doctor), inWords(time, address)];
  });
  const ofService = services.map((service): [string, FreeTime] => {
    const [first] = found
      .flatMap(({ doctor, time }) => (time && doctor.serviceId === service.id ? [{ doctor, time }] : []))
      .sort((a, b) => sortable(a.time).localeCompare(sortable(b.time)));
    const address = bookingPath({ service: service.id, doctor: first?.doctor.id, time: first?.time });
    return [
      freeKey.service(service),
      inWords(first?.time, address, first && `, ${doctorName(first.doctor)}`),
    ];
  });
  return Object.fromEntries([...ofDoctor, ...ofService]);
}
