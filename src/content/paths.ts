import type { Id, SlotOnDate } from '../domain/entities';
import type { SpecialtyKey } from '../domain/facts';

/** Every address of the site in one place; no component writes a path by hand. */
export const PATHS = {
  home: '/',
  services: '/servicii',
  cardiology: '/cardiologie',
  rheumatology: '/reumatologie',
  hematology: '/hematologie',
  genetics: '/genetica-medicala',
  about: '/about',
  booking: '/programare',
  contact: '/contact',
} as const;

export interface PageLink {
  readonly path: string;
  readonly label: string;
}

/** The short names by which menus, breadcrumbs and side panels link the specialties. */
export const SPECIALTY_LINKS = {
  cardiology: { path: PATHS.cardiology, label: 'Cardiologie' },
  rheumatology: { path: PATHS.rheumatology, label: 'Reumatologie' },
  hematology: { path: PATHS.hematology, label: 'Hematologie' },
  genetics: { path: PATHS.genetics, label: 'Genetică medicală' },
} as const satisfies Record<SpecialtyKey, PageLink>;

interface Choice {
  readonly service?: Id | undefined;
  readonly doctor?: Id | undefined;
  readonly time?: SlotOnDate | undefined;
}

/** The address that opens the booking page with what is chosen already. */
export function bookingPath({ service, doctor, time }: Choice = {}): string {
  const query = Object.entries({
    serviciu: service,
    medic: doctor,
    data: time?.date,
    interval: time?.slotId,
  }).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`));
  return query.length === 0 ? PATHS.booking : `${PATHS.booking}?${query.join('&')}`;
}

/** The id of the service that such an address names by its query, as text; null for none. */
export function requestedService(search: string): string | null {
  return new URLSearchParams(search).get('serviciu');
}
