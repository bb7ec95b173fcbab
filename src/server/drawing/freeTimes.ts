import { dayName } from '../../content/dateWords';
import { bookingPath } from '../../content/paths';
import type { ClinicTime } from '../../domain/clock';
import { doctorName } from '../../domain/doctorName';
import { freeKey, type ClinicFacts, type FreeTime } from '../../domain/facts';
import type { FreeTimes } from '../../prerender/slots';
import type { TimeOnDate } from '../../domain/slotStatus';

const when = ({ date, startTime }: TimeOnDate): string => `${date} ${startTime}`;

/**
 * What pages say of the first free time of each doctor and each service.
 * @param firstFree a doctor's, undefined when there is none within half a year
 */
export function freeTimes(
  { doctors, services, profile }: ClinicFacts,
  firstFree: (doctorId: number, now: ClinicTime) => TimeOnDate | undefined,
  now: ClinicTime,
): FreeTimes {
  const none = `Fără ore libere în lunile următoare. Sunați la ${profile.phone}.`;
  const words = ({ date, startTime }: TimeOnDate): string =>
    `Primul loc liber: ${dayName(date)}, ${startTime}`;
  const found = doctors.map((doctor) => ({ doctor, time: firstFree(Number(doctor.id), now) }));
  const ofDoctor = found.map(({ doctor, time }): [string, FreeTime] => {
    const address = bookingPath({ service: doctor.serviceId, doctor: doctor.id, time });
    return [freeKey.doctor(doctor), { words: time === undefined ? none : words(time), address, time }];
  });
  const ofService = services.map((service): [string, FreeTime] => {
    const [first] = found
      .flatMap(({ doctor, time }) => (time && doctor.serviceId === service.id ? [{ doctor, time }] : []))
      .sort((a, b) => when(a.time).localeCompare(when(b.time)));
    if (first === undefined)
      return [freeKey.service(service), { words: none, address: bookingPath({ service: service.id }) }];
    const { doctor, time } = first;
    const address = bookingPath({ service: service.id, doctor: doctor.id, time });
    return [freeKey.service(service), { words: `${words(time)}, ${doctorName(doctor)}`, address, time }];
  });
  return Object.fromEntries([...ofDoctor, ...ofService]);
}
