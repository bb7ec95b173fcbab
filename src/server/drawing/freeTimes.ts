import { dayName } from '../../content/dateWords';
import { bookingPath } from '../../content/paths';
import type { ClinicTime } from '../../domain/clock';
import { doctorName } from '../../domain/doctorName';
import { freeKey, type ClinicFacts, type FreeTime } from '../../domain/facts';
import type { FreeTimes } from '../../prerender/slots';
import type { TimeOnDate } from '../../domain/slotStatus';

const sortable = ({ date, startTime }: TimeOnDate): string => `${date} ${startTime}`;

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
  const told = (time: TimeOnDate | undefined, address: string, whose = ''): FreeTime => {
    if (time === undefined) return { words: none, when: none, address };
    const when = `${dayName(time.date)}, ${time.startTime}`;
    return { words: `Primul loc liber: ${when}${whose}`, when, address, time };
  };
  const found = doctors.map((doctor) => ({ doctor, time: firstFree(Number(doctor.id), now) }));
  const ofDoctor = found.map(({ doctor, time }): [string, FreeTime] => {
    const address = bookingPath({ service: doctor.serviceId, doctor: doctor.id, time });
    return [freeKey.doctor(doctor), told(time, address)];
  });
  const ofService = services.map((service): [string, FreeTime] => {
    const [first] = found
      .flatMap(({ doctor, time }) => (time && doctor.serviceId === service.id ? [{ doctor, time }] : []))
      .sort((a, b) => sortable(a.time).localeCompare(sortable(b.time)));
    const address = bookingPath({ service: service.id, doctor: first?.doctor.id, time: first?.time });
    return [freeKey.service(service), told(first?.time, address, first && `, ${doctorName(first.doctor)}`)];
  });
  return Object.fromEntries([...ofDoctor, ...ofService]);
}
