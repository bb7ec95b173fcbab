import { calendarOf } from '../content/calendarOf';
import { escapeHtml } from '../domain/htmlEscape';
import {
  freeKey,
  type ClinicFacts,
  type DoctorFacts,
  type FreeTime,
  type ServiceFacts,
} from '../domain/facts';

/** Stands in a drawn page for the site's public address: one drawing serves every address. */
export const DRAWN_ORIGIN = 'https://drawn-origin.invalid';

export type FreeTimes = Readonly<Record<string, FreeTime>>;

/** What stands in a drawn page until it is filled; of letters that neither HTML nor an address writes in another way. */
const slot = (key: string): FreeTime => ({
  words: `@@${key}-words@@`,
  when: `@@${key}-when@@`,
  address: `/@@${key}-address@@`,
});

function freeTimesOf(
  { doctors, services }: ClinicFacts,
  ofDoctor: (doctor: DoctorFacts) => FreeTime,
  ofService: (service: ServiceFacts) => FreeTime,
): FreeTimes {
  return Object.fromEntries([
    ...doctors.map((doctor) => [freeKey.doctor(doctor), ofDoctor(doctor)] as const),
    ...services.map((service) => [freeKey.service(service), ofService(service)] as const),
  ]);
}

/** The facts to draw with, where first free times are filled in later. */
export function withSlots(facts: ClinicFacts): ClinicFacts {
  const free = freeTimesOf(
    facts,
    (doctor) => slot(freeKey.doctor(doctor)),
    (service) => slot(freeKey.service(service)),
  );
  return { ...facts, free };
}

export const unknownFreeTimes = (facts: ClinicFacts): FreeTimes =>
  freeTimesOf(facts, calendarOf.doctor, calendarOf.service);

const SLOTS = new RegExp(`${DRAWN_ORIGIN}|(/?)@@([\\w-]+)-(words|when|address)@@`, 'g');

/** A drawn text as it is served. */
export function fillSlots(text: string, origin: string, free: FreeTimes): string {
  return text.replace(SLOTS, (found, _slash, key?: string, part?: 'words' | 'address') => {
    if (found === DRAWN_ORIGIN) return origin;
    return key === undefined || part === undefined ? found : escapeHtml(free[key]?.[part] ?? '');
  });
}
