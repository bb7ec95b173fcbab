import type { Id, SlotOnDate } from '../domain/entities';
import type { SpecialtyKey } from '../domain/facts';

export interface PageLink {
  readonly path: string;
  readonly label: string;
}

/** Every fixed page with its short label for menus, breadcrumbs and side panels. Components must not write paths. */
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

/** Paths of {@link PAGES}. */
export const PATHS = Object.fromEntries(Object.entries(PAGES).map(([key, { path }]) => [key, path])) as {
  readonly [Key in PageKey]: (typeof PAGES)[Key]['path'];
};

/** Path of the server's page that mails a lost link again. Cannot collide with a token. */
export const LOST_LINK_PATH = `${PATHS.booking}/link-nou`;

/** Path of the server's waiting-list page, for patients who found no free time. */
export const WAITING_PATH = `${PATHS.booking}/asteptare`;

/** Returns the path of the page that confirms or leaves a waiting-list entry. */
export const entryPath = (token: string): string => `${WAITING_PATH}/${token}`;

/** Returns the path of the form that books a time offered to a waiting-list entry, without the time. */
export const offerPath = (token: string): string => `${entryPath(token)}/ora`;

/**
 * Returns the path of the page on which a patient joins the waiting list for an earlier time.
 * @param page path of the appointment's own page
 */
export const earlierPath = (page: string): string => `${page}/mai-devreme`;

/** Path of the testers' bench, which only a QA build has. */
export const BENCH_PATH = '/qa';

/** File name of an appointment's calendar entry, below the appointment's own page. */
export const CALENDAR_FILE = 'programare.ics';

/** Id of the data-protection text on /contact. */
export const DATA_PROTECTION_ID = 'date-personale';

/** Pages of the specialties. */
export const SPECIALTY_LINKS: Pick<typeof PAGES, SpecialtyKey> = PAGES;

interface Choice {
  readonly service?: Id | undefined;
  /** Key of one of the service's consultation prices. */
  readonly price?: string | undefined;
  readonly doctor?: Id | undefined;
  readonly time?: SlotOnDate | undefined;
}

/** Returns the address of the booking page with these choices preselected. */
export function bookingPath({ service, price, doctor, time }: Choice = {}): string {
  const chosen = Object.entries({
    serviciu: service,
    pret: price,
    medic: doctor,
    data: time?.date,
    interval: time?.slotId,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return chosen.length === 0 ? PATHS.booking : `${PATHS.booking}?${String(new URLSearchParams(chosen))}`;
}

/** Returns the link that joins the waiting list of a doctor. {@link requestedChoice} reads it. */
export const waitingPath = (service: Id | null, doctor: Id): string =>
  `${WAITING_PATH}?serviciu=${service}&medic=${doctor}`;

/** Preselected choice from a link, unchecked. A doctor requires a service; a time requires a doctor. */
export interface RequestedChoice {
  readonly service: string | undefined;
  readonly price?: string | undefined;
  readonly doctor: string | undefined;
  readonly time: { readonly date: string; readonly slot: string } | undefined;
}

/** Parses the query of a booking link; null if it names no service. */
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
