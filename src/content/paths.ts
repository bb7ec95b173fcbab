import type { SpecialtyKey } from '../domain/facts';

export interface PageLink {
  readonly path: string;
  readonly label: string;
}

export const SPECIALTY_LINKS = {
  cardiology: { path: '/cardiologie', label: 'Cardiologie' },
  rheumatology: { path: '/reumatologie', label: 'Reumatologie' },
  hematology: { path: '/hematologie', label: 'Hematologie' },
  genetics: { path: '/genetica-medicala', label: 'Genetică medicală' },
} as const satisfies Record<SpecialtyKey, PageLink>;

/** Every fixed page with its short label for menus, breadcrumbs and side panels. Components must not write paths. */
export const PAGES = {
  // The customer's own label, without a breve.
  home: { path: '/', label: 'Acasa' },
  services: { path: '/servicii', label: 'Servicii' },
  ...SPECIALTY_LINKS,
  about: { path: '/about', label: 'Despre Noi' },
  booking: { path: '/programare', label: 'Programare' },
  contact: { path: '/contact', label: 'Contact' },
} as const satisfies Record<string, PageLink>;

export type PageKey = keyof typeof PAGES;

export const PATHS = Object.fromEntries(Object.entries(PAGES).map(([key, { path }]) => [key, path])) as {
  readonly [Key in PageKey]: (typeof PAGES)[Key]['path'];
};

/** Path of the server's page that mails a lost link again. Cannot collide with a token. */
export const LOST_LINK_PATH = `${PATHS.booking}/link-nou`;

/** Path of the server's waiting-list page, for patients who found no free time. */
export const WAITING_PATH = `${PATHS.booking}/asteptare`;

/** Path of the testers' bench, which only a QA build has. */
export const BENCH_PATH = '/qa';

/** Id of the data-protection text on /contact. */
export const DATA_PROTECTION_ID = 'date-personale';

/** Returns the path of a calendar that staff subscribe to. */
export const subscriptionPath = (token: string): string => `/calendar/${token}.ics`;
