import { createElement, type ComponentType } from 'react';
import { SPECIALTY_KEYS, type ClinicFacts, type SpecialtyKey } from '../domain/facts';
import type { Article } from '../content/article';
import { ARTICLE_LINKS } from '../content/articleLinks';
import { specialtiesOf } from '../content/clinicFacts';
import { PAGES, type PageKey } from '../content/paths';
import type { Specialty } from '../content/specialty';
import type { LoadedPage, PageHandle } from './loadedPage';

/** One row for each page; router, prerenderer, sitemap and tests all derive from this table. */
export interface SiteRoute {
  /** A path, or `*` for the not-found page. */
  readonly path: string;
  /** Names of the chunks with its code. The document lists their files, so that they load in parallel. */
  readonly chunks: readonly string[];
  /** The specialty that a clinic must have for this page to exist. */
  readonly specialty?: SpecialtyKey;
  readonly lazy: () => Promise<LoadedPage>;
}

export const NOT_FOUND = '*';

type DescribedPage = ComponentType & Pick<PageHandle, 'describe'>;

/** The pages other than specialties and articles, in the chunks `page-KEY`. */
const SINGLE: Readonly<Record<Exclude<PageKey, SpecialtyKey> | 'notFound', () => Promise<DescribedPage>>> = {
  home: () => import(/* webpackChunkName: "page-home" */ '../pages/Home').then((m) => m.HomePage),
  services: () =>
    import(/* webpackChunkName: "page-services" */ '../pages/Services').then((m) => m.ServicesPage),
  about: () => import(/* webpackChunkName: "page-about" */ '../pages/About').then((m) => m.AboutPage),
  booking: () => import(/* webpackChunkName: "page-booking" */ '../pages/Booking').then((m) => m.BookingPage),
  contact: () => import(/* webpackChunkName: "page-contact" */ '../pages/Contact').then((m) => m.ContactPage),
  notFound: () =>
    import(/* webpackChunkName: "page-notFound" */ '../pages/NotFound').then((m) => m.NotFoundPage),
};

const single = (key: keyof typeof SINGLE, path: string): SiteRoute => ({
  path,
  chunks: [`page-${key}`],
  lazy: async () => {
    const Component = await SINGLE[key]();
    return { Component, handle: { describe: Component.describe } };
  },
});

// The texts of specialties and articles have one chunk each, named by webpack after the file.

const specialty = (key: SpecialtyKey): SiteRoute => ({
  path: PAGES[key].path,
  chunks: ['page-specialty', `specialty-${key}-ts`],
  specialty: key,
  lazy: async () => {
    const [{ SpecialtyPage }, { [key]: texts }] = await Promise.all([
      import(/* webpackChunkName: "page-specialty" */ '../pages/Specialty'),
      import(/* webpackChunkName: "specialty-[request]" */ `../content/specialties/${key}.ts`) as Promise<
        Readonly<Record<SpecialtyKey, Specialty>>
      >,
    ]);
    return {
      Component: () => createElement(SpecialtyPage, { specialty: texts }),
      handle: { describe: ({ profile }) => texts.metadata(profile), specialty: key },
    };
  },
});

const article = (key: SpecialtyKey, path: string): SiteRoute => ({
  path,
  chunks: ['page-article', `article-${key}${path.replace('/', '-')}-ts`],
  specialty: key,
  lazy: async () => {
    const [{ ArticlePage }, { article: texts }] = await Promise.all([
      import(/* webpackChunkName: "page-article" */ '../pages/Article'),
      import(/* webpackChunkName: "article-[request]" */ `../content/articles/${key}${path}.ts`) as Promise<{
        readonly article: Article;
      }>,
    ]);
    return {
      Component: () => createElement(ArticlePage, { article: texts }),
      handle: { describe: () => texts.metadata, specialty: key, article: texts },
    };
  },
});

const isSpecialty = (key: PageKey): key is SpecialtyKey => !(key in SINGLE);

export const routes: readonly SiteRoute[] = [
  ...(Object.keys(PAGES) as PageKey[]).map((key) =>
    isSpecialty(key) ? specialty(key) : single(key, PAGES[key].path),
  ),
  ...SPECIALTY_KEYS.flatMap((key) => ARTICLE_LINKS[key].map(({ path }) => article(key, path))),
  single('notFound', NOT_FOUND),
];

export function offeredRoutes(facts: ClinicFacts): readonly SiteRoute[] {
  const offered = specialtiesOf(facts);
  return routes.filter(({ specialty: key }) => key === undefined || offered.includes(key));
}
