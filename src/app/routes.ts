import { createElement, type ComponentType } from 'react';
import type { PageMetadata } from '../content/pageMetadata';
import { ARTICLE_LINKS, type ArticlePath } from '../content/articleLinks';
import { PATHS, SPECIALTY_LINKS, SPECIALTY_KEYS, type SpecialtyKey } from '../content/paths';
import { articleLoaders } from '../content/articles/articleLoaders';
import { interactivePages } from './interactivePages';
import type { LoadedPage } from './loadedPage';
import { specialtyLoaders } from '../content/specialties/specialtyLoaders';

/** One row for each page; router, prerenderer, sitemap and tests all derive from this table. */
export interface SiteRoute {
  /** A path, or `*` for the not-found page. */
  readonly path: string;
  /** The names of the chunks that `load` asks for, so that the prerendered page can name their files. */
  readonly chunks: readonly string[];
  /** True where a form waits: its code starts at once, not when the browser is idle, and hydrates the page. */
  readonly interactive: boolean;
  readonly load: () => Promise<LoadedPage>;
}

interface SitePage {
  readonly path: string;
  readonly chunk: string;
  /** Both are asked for in one chunk. */
  readonly page: () => Promise<ComponentType>;
  readonly metadata: () => Promise<PageMetadata>;
}

function site({ path, chunk, page, metadata }: SitePage): SiteRoute {
  return {
    path,
    chunks: [`page-${chunk}`],
    interactive: false,
    load: async () => {
      const [Page, data] = await Promise.all([page(), metadata()]);
      return { Page, metadata: data, subject: { kind: path === '*' ? 'notFound' : 'site' } };
    },
  };
}

/** A component that needs its data bound, because a route renders it without props. */
function bound<Props extends object>(Component: ComponentType<Props>, props: Props): ComponentType {
  return function BoundPage() {
    return createElement(Component, props);
  };
}

const specialty = (key: SpecialtyKey): SiteRoute => ({
  path: SPECIALTY_LINKS[key].path,
  chunks: ['page-specialty', `specialty-${key}`],
  interactive: false,
  load: async () => {
    const [{ SpecialtyPage }, data] = await Promise.all([
      import(/* webpackChunkName: "page-specialty" */ '../pages/Specialty'),
      specialtyLoaders[key](),
    ]);
    return {
      Page: bound(SpecialtyPage, { specialty: data }),
      metadata: data.metadata,
      subject: { kind: 'specialty', specialty: key },
    };
  },
});

const article = (path: ArticlePath): SiteRoute => ({
  path,
  chunks: ['page-article', `article-${path.slice(1)}`],
  interactive: false,
  load: async () => {
    const [{ ArticlePage }, data] = await Promise.all([
      import(/* webpackChunkName: "page-article" */ '../pages/Article'),
      articleLoaders[path](),
    ]);
    return {
      Page: bound(ArticlePage, { article: data }),
      metadata: data.metadata,
      subject: { kind: 'article', article: data },
    };
  },
});

function interactive(path: string, chunk: string): SiteRoute {
  const load = interactivePages[path];
  if (load === undefined) throw new Error(`${path} is no interactive page.`);
  return { path, chunks: [chunk], interactive: true, load };
}

export const routes: readonly SiteRoute[] = [
  site({
    path: PATHS.home,
    chunk: 'home',

    page: () => import(/* webpackChunkName: "page-home" */ '../pages/Home').then((m) => m.HomePage),
    metadata: () =>
      import(/* webpackChunkName: "page-home" */ '../content/pages/home').then((m) => m.homeMetadata),
  }),
  site({
    path: PATHS.services,
    chunk: 'services',

    page: () =>
      import(/* webpackChunkName: "page-services" */ '../pages/Services').then((m) => m.ServicesPage),
    metadata: () =>
      import(/* webpackChunkName: "page-services" */ '../content/pages/services').then(
        (m) => m.servicesMetadata,
      ),
  }),
  ...SPECIALTY_KEYS.map(specialty),
  site({
    path: PATHS.about,
    chunk: 'about',

    page: () => import(/* webpackChunkName: "page-about" */ '../pages/About').then((m) => m.AboutPage),
    metadata: () =>
      import(/* webpackChunkName: "page-about" */ '../content/pages/about').then((m) => m.aboutMetadata),
  }),
  interactive(PATHS.booking, 'page-booking'),
  interactive(PATHS.contact, 'page-contact'),
  ...SPECIALTY_KEYS.flatMap((key) => ARTICLE_LINKS[key].map(({ path }) => article(path))),
  site({
    path: '*',
    chunk: 'not-found',

    page: () =>
      import(/* webpackChunkName: "page-not-found" */ '../pages/NotFound').then((m) => m.NotFoundPage),
    metadata: () =>
      import(/* webpackChunkName: "page-not-found" */ '../content/pages/notFound').then(
        (m) => m.notFoundMetadata,
      ),
  }),
];

/** The route that draws a path; the last one draws every path that no other does. */
export function routeFor(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const found = routes.find((route) => route.path === path) ?? routes.at(-1);
  if (found === undefined) throw new Error('The route table is empty.');
  return found;
}
