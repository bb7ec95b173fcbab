import { isCalendarDate } from '../../../domain/calendarDate';
import { SAMPLE_FACTS } from '../../../content/sample/sampleFacts';

/** A value that the clinic offers as little as the private one for which it stands. */
const UNKNOWN = 'necunoscut';

type IsPublic = (value: string, ids: ReadonlySet<string>) => boolean;

const isNamed: IsPublic = (value, ids) => ids.has(value);

/** The query parameters that the page reads, each with the values that a scenario may hold. */
const PARAMETERS: Readonly<Record<string, IsPublic>> = {
  serviciu: isNamed,
  pret: (value) => SAMPLE_FACTS.prices.some(({ key }) => key === value),
  medic: isNamed,
  data: isCalendarDate,
  interval: isNamed,
};

/**
 * Returns an address of a form without what may be about a patient.
 * @param ids of what the clinic offers
 */
export function publicAddress(address: string, ids: ReadonlySet<string>): string {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const read = Object.entries(PARAMETERS).flatMap(([name, isPublic]) => {
    const value = searchParams.get(name);
    return value === null ? [] : [`${name}=${isPublic(value, ids) ? encodeURIComponent(value) : UNKNOWN}`];
  });
  return read.length === 0 ? pathname : `${pathname}?${read.join('&')}`;
}
