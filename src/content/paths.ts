import type { Id } from '../domain/entities';
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

/** The address that opens the booking page, with a service already chosen if there is one. */
export function bookingPath(serviceId?: Id): string {
  return serviceId === undefined ? PATHS.booking : `${PATHS.booking}?serviciu=${serviceId}`;
}

/** The id of the service that such an address names by its query, as text; null for none. */
export function requestedService(search: string): string | null {
  return new URLSearchParams(search).get('serviciu');
}
