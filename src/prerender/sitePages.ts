import type { LoadedPage } from '../app/loadedPage';
import { pageHead } from '../app/pageHead';
import { BENCH_PATH, PATHS } from '../content/paths';
import { NOT_FOUND, offeredRoutes, type SiteRoute } from '../app/routes';
import { type ClinicFacts, FACTS_PATH } from '../domain/facts';
import { documentHtml } from './document';
import { renderPage } from './renderPage';
import { robotsTxt, sitemapXml, webManifest } from './siteFiles';
import { structuredData } from './structuredData';

/** Script URLs of each named chunk of the build. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** Returns the scripts of the named chunks, in order; throws for a chunk that the build does not have. */
function scriptsOf(chunks: ChunkFiles, names: readonly string[]): readonly string[] {
  const files = names.flatMap((name) => {
    const found = chunks[name];
    if (found === undefined) throw new Error(`The build made no chunk ${name}.`);
    return found;
  });
  return [...new Set(files)];
}

/** Parts of a document that are the same for every page of a build. */
export interface BuiltParts {
  readonly chunks: ChunkFiles;
  readonly fontCss: string;
  readonly iconSprite: string;
}

export interface RenderOptions {
  readonly parts: BuiltParts;
  /** The site's public address without a closing slash. */
  readonly origin: string;
  readonly facts: ClinicFacts;
}

/** Chunks of the browser's entry, in execution order. */
const CLIENT_CHUNKS = ['react', 'client'] as const;

/** Chunks that the booking page loads by itself when its address chooses a service and a doctor. */
const CHUNKS_OF_CHOICE = ['booking-calendar'] as const;

/** Returns a page's document. `known`: its path, if fixed; `chunks` hydrate it; `query`: the choice in its address. */
export async function pageDocument(
  page: LoadedPage,
  known: string | undefined,
  { parts, origin, facts }: RenderOptions,
  chunks: readonly string[] = [],
  query = '',
): Promise<string> {
  const pathname = known ?? '/404';
  const { html, styles } = await renderPage(page, pathname + query, facts);
  const scripts = scriptsOf(parts.chunks, chunks);
  const isChosen = pathname === PATHS.booking && query !== '';
  const later = isChosen ? scriptsOf(parts.chunks, CHUNKS_OF_CHOICE) : [];
  return documentHtml({
    ...parts,
    head: pageHead(page.handle, facts, origin, known),
    structuredData: structuredData({ origin, facts }, pathname, page.handle),
    facts,
    styles,
    page: html,
    scripts,
    preloads: later.filter((file) => !scripts.includes(file)),
  });
}

async function routeDocument(
  { path, chunks, lazy }: SiteRoute,
  options: RenderOptions,
  query = '',
): Promise<string> {
  const known = path === NOT_FOUND ? undefined : path;
  return pageDocument(await lazy(), known, options, [...CLIENT_CHUNKS, ...chunks], query);
}

const benchDocument = ({ parts }: RenderOptions): string =>
  documentHtml({
    ...parts,
    head: [{ tag: 'title', attributes: {}, text: 'Banc QA' }],
    structuredData: {},
    facts: {},
    styles: '',
    page: '',
    scripts: scriptsOf(parts.chunks, ['react', 'bench']),
    preloads: [],
  });

/** A page or another text file of the site. */
interface SiteText {
  readonly type: string;
  /** Rejects with a component's error. `query`: of the address, where the page shows what it chooses. */
  readonly render: (query?: string) => Promise<string>;
}

/** Returns all pages and text files of a clinic's site by path. */
export function siteTexts(options: RenderOptions): ReadonlyMap<string, SiteText> {
  const { origin, facts, parts } = options;
  const pages = offeredRoutes(facts);
  const listed = pages.flatMap(({ path }) => (path === NOT_FOUND ? [] : [path]));
  const text = (type: string, render: () => string): SiteText => ({
    type,
    render: () => Promise.resolve(render()),
  });
  return new Map([
    ...pages.map((route): [string, SiteText] => [
      route.path,
      { type: 'text/html', render: (query) => routeDocument(route, options, query) },
    ]),
    ['/sitemap.xml', text('application/xml', () => sitemapXml(origin, listed))],
    ['/robots.txt', text('text/plain', () => robotsTxt(origin))],
    ['/site.webmanifest', text('application/manifest+json', () => webManifest(facts.profile.name))],
    [FACTS_PATH, text('application/json', () => JSON.stringify(facts))],
    ...('bench' in parts.chunks
      ? [[BENCH_PATH, text('text/html', () => benchDocument(options))] as const]
      : []),
  ]);
}
