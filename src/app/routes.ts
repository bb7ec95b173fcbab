import { createElement, type ComponentType } from 'react';
import { ARTICLE_LINKS, type ArticlePath } from '../content/articleLinks';
import type { Article } from '../content/article';
import { SPECIALTY_KEYS, type SpecialtyKey } from '../domain/facts';
import { PATHS, SPECIALTY_LINKS } from '../content/paths';
import type { Specialty } from '../content/specialty';
import type { LoadedPage } from './loadedPage';
import { nextTask } from './nextTask';

/** One row for each page; router, prerenderer, sitemap and tests all derive from this table. */
export interface SiteRoute {
  /** A path, or `*` for the not-found page. */
  readonly path: string;
  /** Where a form waits, the chunk with its code, which hydrates the page. */
  readonly formChunk?: string;
  /** A clinic without it has no such page. */
  readonly specialty?: SpecialtyKey;
  /** @param isDrawn for a choice in its address, or what was posted */
  readonly load: (isDrawn?: boolean) => Promise<LoadedPage>;
}

/** @param page asked for in one chunk with its description */
function site(
  path: string,
  page: (isDrawn: boolean) => Promise<ComponentType>,
  describe: () => Promise<LoadedPage['describe']>,
): SiteRoute {
  const load = async (isDrawn = false): Promise<LoadedPage> => {
    const [Page, describePage] = await Promise.all([page(isDrawn), describe()]);
    return { Page, describe: describePage, subject: { kind: path === '*' ? 'notFound' : 'site' } };
  };
  return { path, load };
}

/** @param store in one chunk with `page`; the build takes out of both forms' chunks what they share */
function form(
  path: string,
  formChunk: string,
  store: () => Promise<typeof import('./ClinicStore')>,
  page: (isDrawn: boolean) => Promise<ComponentType>,
  describe: () => Promise<LoadedPage['describe']>,
): SiteRoute {
  const pageInStore = async (isDrawn: boolean): Promise<ComponentType> => {
    const { ClinicStore } = await store();
    // What forms stand on runs in a task of its own: all modules in one would hold the browser up.
    await nextTask();
    const Page = await page(isDrawn);
    return () => createElement(ClinicStore, null, createElement(Page));
  };
  return { ...site(path, pageInStore, describe), formChunk };
}

const specialty = (key: SpecialtyKey): SiteRoute => ({
  path: SPECIALTY_LINKS[key].path,
  specialty: key,
  load: async () => {
    const [{ SpecialtyPage }, specialties] = await Promise.all([
      import(/* webpackChunkName: "page-specialty" */ '../pages/Specialty'),
      import(/* webpackChunkName: "specialty-[request]" */ `../content/specialties/${key}.ts`) as Promise<
        Record<SpecialtyKey, Specialty>
      >,
    ]);
    const data = specialties[key];
    return {
      Page: () => createElement(SpecialtyPage, { specialty: data }),
      describe: ({ profile }) => data.metadata(profile),
      subject: { kind: 'specialty', specialty: key },
    };
  },
});

/** A chunk of its own for each article, so that nobody downloads the other nineteen. */
const article = (key: SpecialtyKey, path: ArticlePath): SiteRoute => ({
  path,
  specialty: key,
  load: async () => {
    const [{ ArticlePage }, { article: data }] = await Promise.all([
      import(/* webpackChunkName: "page-article" */ '../pages/Article'),
      import(/* webpackChunkName: "article-[request]" */ `../content/articles/${key}${path}.ts`) as Promise<{
        article: Article;
      }>,
    ]);
    return {
      Page: () => createElement(ArticlePage, { article: data }),
      describe: () => data.metadata,
      subject: { kind: 'article', article: data },
    };
  },
});

export const routes: readonly SiteRoute[] = [
  site(
    PATHS.home,
    () => import(/* webpackChunkName: "page-home" */ '../pages/Home').then((m) => m.HomePage),
    () => import(/* webpackChunkName: "page-home" */ '../content/pages/home').then((m) => m.homeMetadata),
  ),
  site(
    PATHS.services,
    () => import(/* webpackChunkName: "page-services" */ '../pages/Services').then((m) => m.ServicesPage),
    () =>
      import(/* webpackChunkName: "page-services" */ '../content/pages/services').then(
        (m) => m.servicesMetadata,
      ),
  ),
  ...SPECIALTY_KEYS.map(specialty),
  site(
    PATHS.about,
    () => import(/* webpackChunkName: "page-about" */ '../pages/About').then((m) => m.AboutPage),
    () => import(/* webpackChunkName: "page-about" */ '../content/pages/about').then((m) => m.aboutMetadata),
  ),
  form(
    PATHS.booking,
    'page-booking',
    () => import(/* webpackChunkName: "page-booking" */ './ClinicStore'),
    (isDrawn) =>
      import(/* webpackChunkName: "page-booking" */ '../pages/bookingPage').then((m) =>
        m.bookingPage(isDrawn),
      ),
    () =>
      import(/* webpackChunkName: "page-booking" */ '../content/pages/booking').then(
        (m) => m.bookingMetadata,
      ),
  ),
  form(
    PATHS.contact,
    'page-contact',
    () => import(/* webpackChunkName: "page-contact" */ './ClinicStore'),
    () => import(/* webpackChunkName: "page-contact" */ '../pages/Contact').then((m) => m.ContactPage),
    () =>
      import(/* webpackChunkName: "page-contact" */ '../content/pages/contact').then(
        (m) => m.contactMetadata,
      ),
  ),
  ...SPECIALTY_KEYS.flatMap((key) => ARTICLE_LINKS[key].map(({ path }) => article(key, path))),
  site(
    '*',
    () => import(/* webpackChunkName: "page-not-found" */ '../pages/NotFound').then((m) => m.NotFoundPage),
    () =>
      import(/* webpackChunkName: "page-not-found" */ '../content/pages/notFound').then(
        (m) => () => m.notFoundMetadata,
      ),
  ),
];

/** A patient's own pages are written by the server for each visit: no code draws them. */
export const patientPage: SiteRoute = {
  path: `${PATHS.booking}/:token/*`,
  load: () => Promise.reject(new Error('This page comes from the server alone.')),
};
