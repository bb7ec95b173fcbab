import { bookingPath } from '../content/paths';
import { escapeHtml } from '../domain/htmlEscape';
import { freeKey, type ClinicFacts, type FreeTime } from '../domain/facts';

/** Stands in a drawn page for the site's public address: one drawing serves every address. */
export const DRAWN_ORIGIN = 'https://drawn-origin.invalid';

export type FreeTimes = Readonly<Record<string, FreeTime>>;

/** What stands in a drawn page until it is filled; of letters that neither HTML nor an address writes in another way. */
const slot = (key: string): FreeTime => ({ words: `@@${key}-words@@`, address: `/@@${key}-address@@` });

/** The facts to draw with, where first free times are filled in later. */
export function withSlots(facts: ClinicFacts): ClinicFacts {
  return { ...facts, free: freeTimesFrom(facts, slot) };
}

/** Where nobody knows a time, the way to the calendar. */
export function unknownFreeTimes(facts: ClinicFacts): FreeTimes {
  const ways = new Map<string, string>([
    ...facts.doctors.map(
      (doctor) =>
        [freeKey.doctor(doctor), bookingPath({ service: doctor.serviceId, doctor: doctor.id })] as const,
    ),
    ...facts.services.map(
      (service) => [freeKey.service(service), bookingPath({ service: service.id })] as const,
    ),
  ]);
  return freeTimesFrom(facts, (key) => ({ words: 'Vedeți orele libere', address: ways.get(key) ?? '' }));
}

function freeTimesFrom({ doctors, services }: ClinicFacts, make: (key: string) => FreeTime): FreeTimes {
  const keys = [...doctors.map(freeKey.doctor), ...services.map(freeKey.service)];
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}

const SLOTS = new RegExp(`${DRAWN_ORIGIN}|(/?)@@([\\w-]+)-(words|address)@@`, 'g');

/** A drawn text as it is served. */
export function fillSlots(text: string, origin: string, free: FreeTimes): string {
  return text.replace(SLOTS, (found, _slash, key?: string, part?: keyof FreeTime) => {
    if (found === DRAWN_ORIGIN) return origin;
    return key === undefined || part === undefined ? found : escapeHtml(free[key]?.[part] ?? '');
  });
}
