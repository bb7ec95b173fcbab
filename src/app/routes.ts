import { createElement, type ComponentType } from 'react';
import {
  ARTICLE_LINKS,
  PATHS,
  SPECIALTY_LINKS,
  SPECIALTY_KEYS,
  type ArticlePath,
  type SpecialtyKey,
} from '../content/paths';
import { articleLoaders } from './articleLoaders';
import type { LoadedPage } from './loadedPage';

/** One row for each page; router, prerenderer, sitemap and tests all derive from this table. */
export interface SiteRoute {
  /** A path, or `*` for the not-found page. */
  readonly path: string;
  /** The names of the chunks that `load` asks for, so that the prerendered page can name their files. */
  readonly chunks: readonly string[];
  /** True where a form waits: its code starts at once instead of when the browser is idle. */
  readonly urgent: boolean;
  readonly load: () => Promise<LoadedPage>;
}

type SitePage = Omit<LoadedPage, 'subject'>;

const site = (path: string, chunk: string, load: () => Promise<SitePage>, urgent = false): SiteRoute => ({
  path,
  chunks: [`page-${chunk}`],
  urgent,
  load: async () => ({ ...(await load()), subject: { kind: path === '*' ? 'notFound' : 'site' } }),
});

/** A component that needs its data bound, because a route renders it without props. */
function bound<Props extends object>(Component: ComponentType<Props>, props: Props): ComponentType {
  return function BoundPage() {
    return createElement(Component, props);
  };
}

const specialty = (key: SpecialtyKey): SiteRoute => ({
  path: SPECIALTY_LINKS[key].path,
  chunks: ['page-specialty'],
  urgent: false,
  load: async () => {
    const { specialtyPage, SpecialtyPage } = await import(
      /* webpackChunkName: "page-specialty" */ './pages/specialty'
    );
    return {
      Page: bound(SpecialtyPage, { specialty: key }),
      metadata: specialtyPage(key).metadata,
      subject: { kind: 'specialty', specialty: key },
    };
  },
});

const article = (path: ArticlePath): SiteRoute => ({
  path,
  chunks: ['page-article', `article-${path.slice(1)}`],
  urgent: false,
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

export const routes: readonly SiteRoute[] = [
  site(PATHS.home, 'home', () => import(/* webpackChunkName: "page-home" */ './pages/home')),
  site(PATHS.services, 'services', () => import(/* webpackChunkName: "page-services" */ './pages/services')),
  ...SPECIALTY_KEYS.map(specialty),
  site(PATHS.about, 'about', () => import(/* webpackChunkName: "page-about" */ './pages/about')),
  site(
    PATHS.booking,
    'booking',
    () => import(/* webpackChunkName: "page-booking" */ './pages/booking'),
    true,
  ),
  site(
    PATHS.contact,
    'contact',
    () => import(/* webpackChunkName: "page-contact" */ './pages/contact'),
    true,
  ),
  ...SPECIALTY_KEYS.flatMap((key) => ARTICLE_LINKS[key].map(({ path }) => article(path))),
  site('*', 'not-found', () => import(/* webpackChunkName: "page-not-found" */ './pages/notFound')),
];

/** The route that draws a path; the last one draws every path that no other does. */
export function routeFor(pathname: string): SiteRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const found = routes.find((route) => route.path === path) ?? routes.at(-1);
  if (found === undefined) throw new Error('The route table is empty.');
  return found;
}
