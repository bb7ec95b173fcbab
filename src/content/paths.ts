import type { Id, SlotOnDate } from '../domain/entities';
import type { SpecialtyKey } from '../domain/facts';

export interface PageLink {
  readonly path: string;
  readonly label: string;
}

/** Every fixed page with the short name that menus, breadcrumbs and side panels give it; no component writes a path. */
export const PAGES = {
  home: { path: '/', label: 'Acasa' },
  services: { path: '/servicii', label: 'Servicii' },
  cardiology: { path: '/cardiologie', label: 'Cardiologie' },
  rheumatology: { path: '/reumatologie', label: 'Reumatologie' },
  hematology: { path: '/hematologie', label: 'Hematologie' },
  genetics: { path: '/genetica-medicala', label: 'Genetică medicală' },
  about: { path: '/about', label: 'Despre Noi' },
  booking: { path: '/programare', label: 'Programare' },
  contact: { path: '/contact', label: 'Contact' },
} as const satisfies Record<SpecialtyKey | 'home', PageLink> & Record<string, PageLink>;

export type PageKey = keyof typeof PAGES;

/** The pages' addresses alone. */
export const PATHS = Object.fromEntries(Object.entries(PAGES).map(([key, { path }]) => [key, path])) as {
  readonly [Key in PageKey]: (typeof PAGES)[Key]['path'];
};

/** The server's page where patients request their link again. No token looks like it. */
export const LOST_LINK_PATH = `${PATHS.booking}/link-nou`;

/** The server's page of the waiting list, for patients who found no free time. */
export const WAITING_PATH = `${PATHS.booking}/asteptare`;

/** Returns the page on which a person without an appointment confirms and leaves their place. */
export const waitlistPath = (token: string): string => `${WAITING_PATH}/${token}`;

/**
 * Returns the page where a patient joins the waiting list for an earlier time.
 * @param page the appointment's own page
 */
export const earlierPath = (page: string): string => `${page}/mai-devreme`;

/** The specialties' own pages. */
export const SPECIALTY_LINKS: Pick<typeof PAGES, SpecialtyKey> = PAGES;

interface Choice {
  readonly service?: Id | undefined;
  /** The key of one of its consultations. */
  readonly price?: string | undefined;
  readonly doctor?: Id | undefined;
  readonly time?: SlotOnDate | undefined;
}

/** The address that opens the booking page with what is chosen already. */
export function bookingPath({ service, price, doctor, time }: Choice = {}): string {
  const query = Object.entries({
    serviciu: service,
    pret: price,
    medic: doctor,
    data: time?.date,
    interval: time?.slotId,
  }).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`));
  return query.length === 0 ? PATHS.booking : `${PATHS.booking}?${query.join('&')}`;
}

/** The address where one waits for a time with this doctor; read like that of {@link bookingPath}. */
export const waitingPath = (service: Id | null, doctor: Id): string =>
  `${WAITING_PATH}?serviciu=${service}&medic=${doctor}`;

/**
 * The choice in such an address, as unchecked text; a doctor only with a service, a time only with a doctor.
 */
export interface RequestedChoice {
  readonly service: string | undefined;
  readonly price?: string | undefined;
  readonly doctor: string | undefined;
  readonly time: { readonly date: string; readonly slot: string } | undefined;
}

/** Null for an address that names no service. */
export function requestedChoice(search: string): RequestedChoice | null {
  const query = new URLSearchParams(search);
  const [service, price, doctor, date, slot] = ['serviciu', 'pret', 'medic', 'data', 'interval'].map(
    (name) => query.get(name) ?? undefined,
  );
  if (service === undefined) return null;
  const isTimed = doctor !== undefined && (date ?? slot) !== undefined;
  const time = isTimed ? { date: date ?? '', slot: slot ?? '' } : undefined;
  return { service, price, doctor, time };
}
