import type { Kysely } from 'kysely';
import { readFacts } from '../../database/sql/sqlFacts';
import type { ClinicSchema } from '../../database/sql/schema';
import { staffClosures } from '../../database/staff/closures';
import { staffSlots } from '../../database/staff/slots';
import { staffVacations } from '../../database/staff/vacations';
import type { Vacation } from '../../../domain/entities';
import type { Span, Week } from '../facts/factsFile';
import type { WholeFacts } from '../facts/wholeFacts';
import { WEEKDAYS } from '../output/weekTable';

const spanOf = ({ startDate, endDate }: Vacation): Span => ({ from: startDate, to: endDate });

/**
 * The clinic's facts in the words of a facts file.
 * @param db a transaction or a snapshot
 * @param from days off that ended before this date are left out
 */
export async function currentFacts(db: Kysely<ClinicSchema>, from = ''): Promise<WholeFacts> {
  const { profile, services, doctors, prices } = await readFacts(db);
  const slots = await staffSlots(db);
  const vacations = await staffVacations(db, { from });
  const closures = await staffClosures(db, from);
  const serviceKey = (id: number): string => services.find((service) => service.id === id)?.key ?? '';
  const weekOf = (doctorId: number): Week => {
    const own = slots.filter((slot) => slot.doctorId === doctorId);
    const days = WEEKDAYS.map((day, weekday) => {
      const times = own.filter((slot) => slot.weekday === weekday);
      return [day, times.map(({ startTime, endTime }) => `${startTime}-${endTime}`)];
    });
    return Object.fromEntries(days) as Week;
  };
  return {
    profile,
    services: services.map(({ key, name, specialty, preparation }) => ({
      ...{ key, name, page: specialty, preparation },
    })),
    doctors: doctors.map(({ id, firstName, lastName, serviceId, title, focus, portrait }) => ({
      ...{ number: id, firstName, lastName, service: serviceKey(serviceId), title, focus, portrait },
      week: weekOf(id),
      vacations: vacations.filter(({ doctorId }) => doctorId === id).map(spanOf),
    })),
    prices: prices.map(({ key, serviceId, name, cost, note = '', isConsultation }) => ({
      ...{ key, service: serviceKey(serviceId), name, cost, note, consultation: isConsultation },
    })),
    closures: closures.map(({ name, ...days }) => ({ ...spanOf(days), name })),
  };
}
