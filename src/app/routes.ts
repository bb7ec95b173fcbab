import { createElement, type ComponentType } from 'react';
import { SPECIALTY_KEYS, type ClinicData, type SpecialtyKey } from '../domain/facts';
import { specialtiesOf } from '../content/clinicData';
import { PAGES, PATHS, type PageKey } from '../content/paths';
import { ARTICLES, type LoadArticle } from './articles';
import type { LoadedPage } from './loadedPage';
import { SPECIALTIES } from './specialties';
import type { Specialty } from '../content/specialty';

/** One row for each page; router, prerenderer, sitemap and tests all derive from this table. */
export interface SiteRoute {
  /** A path, or `*` for the not-found page. */
  readonly path: string;
  /** Names of the chunks with its code. The document lists their files, so that they load in parallel. */
  readonly chunks: readonly string[];
  /** The specialty that a clinic must have for this page to exist. */
  readonly specialty?: SpecialtyKey;
  readonly load: () => Promise<LoadedPage>;
}

/** @param page loads the page and its description in one chunk */
function site(
  path: string,
  chunk: string,
  page: () => Promise<ComponentType>,
  describe: () => Promise<LoadedPage['describe']>,
): SiteRoute {
  const load = async (): Promise<LoadedPage> => {
    const [Page, describePage] = await Promise.all([page(), describe()]);
    return { Page, describe: describePage, subject: { kind: path === '*' ? 'notFound' : 'site' } };
  };
  return { path, chunks: [chunk], load };
}

const specialty = (key: SpecialtyKey): SiteRoute => ({
  path: PAGES[key].path,
  chunks: ['page-specialty', `specialty-${key}`],
  specialty: key,
  load: async () => {
    const [{ SpecialtyPage }, data]: [typeof import('../pages/Specialty'), Specialty] = await Promise.all([
      import(/* webpackChunkName: "page-specialty" */ '../pages/Specialty'),
      SPECIALTIES[key](),
    ]);
    return {
      Page: () => createElement(SpecialtyPage, { specialty: data }),
      describe: ({ profile }) => data.metadata(profile),
      subject: { kind: 'specialty', specialty: key },
    };
  },
});

const article = (key: SpecialtyKey, path: string, load: LoadArticle): SiteRoute => ({
  path,
  chunks: ['page-article', `article-${path.slice(1)}`],
  specialty: key,
  load: async () => {
    const [{ ArticlePage }, { article: data }] = await Promise.all([
      import(/* webpackChunkName: "page-article" */ '../pages/Article'),
      load(),
    ]);
    return {
      Page: () => createElement(ArticlePage, { article: data }),
      describe: () => data.metadata,
      subject: { kind: 'article', specialty: key, article: data },
    };
  },
});

/** The pages other than specialties and articles. */
const SINGLE: Readonly<Record<Exclude<PageKey, SpecialtyKey>, SiteRoute>> = {
  home: site(
    PATHS.home,
    'page-home',
    () => import(/* webpackChunkName: "page-home" */ '../pages/Home').then((m) => m.HomePage),
    () => import(/* webpackChunkName: "page-home" */ '../content/pages/home').then((m) => m.homeMetadata),
  ),
  services: site(
    PATHS.services,
    'page-services',
    () => import(/* webpackChunkName: "page-services" */ '../pages/Services').then((m) => m.ServicesPage),
    () =>
      import(/* webpackChunkName: "page-services" */ '../content/pages/services').then(
        (m) => m.servicesMetadata,
      ),
  ),
  about: site(
    PATHS.about,
    'page-about',
    () => import(/* webpackChunkName: "page-about" */ '../pages/About').then((m) => m.AboutPage),
    () => import(/* webpackChunkName: "page-about" */ '../content/pages/about').then((m) => m.aboutMetadata),
  ),
  booking: site(
    PATHS.booking,
    'page-booking',
    () => import(/* webpackChunkName: "page-booking" */ '../pages/Booking').then((m) => m.BookingPage),
    () =>
      import(/* webpackChunkName: "page-booking" */ '../content/pages/booking').then(
        (m) => m.bookingMetadata,
      ),
  ),
  contact: site(
    PATHS.contact,
    'page-contact',
    () => import(/* webpackChunkName: "page-contact" */ '../pages/Contact').then((m) => m.ContactPage),
    () =>
      import(/* webpackChunkName: "page-contact" */ '../content/pages/contact').then(
        (m) => m.contactMetadata,
      ),
  ),
};

const notFound = site(
  '*',
  'page-not-found',
  () => import(/* webpackChunkName: "page-not-found" */ '../pages/NotFound').then((m) => m.NotFoundPage),
  () =>
    import(/* webpackChunkName: "page-not-found" */ '../content/pages/notFound').then(
      (m) => () => m.notFoundMetadata,
    ),
);

const isSpecialty = (key: PageKey): key is SpecialtyKey => key in SPECIALTIES;

export const routes: readonly SiteRoute[] = [
  ...(Object.keys(PAGES) as PageKey[]).map((key) => (isSpecialty(key) ? specialty(key) : SINGLE[key])),
  ...SPECIALTY_KEYS.flatMap((key) =>
    Object.entries<LoadArticle>(ARTICLES[key]).map(([path, load]) => article(key, path, load)),
  ),
  notFound,
];

/** Returns the pages of a clinic with this data. */
export function offeredRoutes(facts: ClinicData): readonly SiteRoute[] {
  const offered = specialtiesOf(facts);
  return routes.filter(({ specialty: key }) => key === undefined || offered.includes(key));
}
