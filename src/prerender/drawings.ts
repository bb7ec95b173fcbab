import path from 'node:path';
import type { DrawnFacts } from '../api/clinicFacts';
import { FACTS_FILE } from './outputFiles';
import type { LoadedPage } from '../app/loadedPage';
import { pageHead, previewImagePath } from '../app/pageHead';
import { offeredRoutes, routes, type SiteRoute } from '../app/routes';
import { PATHS } from '../content/paths';
import type { ClinicFacts } from '../domain/facts';
import { appointmentTemplates } from './appointmentTemplates';
import { scriptsOf, type ChunkFiles } from './chunkFiles';
import { documentHtml, type DocumentParts } from './document';
import { pictureFacts } from './drawInThread';
import { previewImage } from './previewImage';
import { homeScreenIcon, icoIcon } from './icons';
import type { Raster } from './raster';
import { renderPage } from './renderPage';
import { ICON_SIZES, iconFile, robotsTxt, sitemapXml, webManifest } from './siteFiles';
import { structuredData } from './structuredData';

/** What a build knows and every drawing of its site needs. */
export interface DrawnSite {
  readonly chunks: ChunkFiles;
  readonly fontCss: string;
  readonly bootScript: string;
  readonly iconSprite: string;
}

export interface DrawOptions {
  readonly site: DrawnSite;
  /** The site's public address without a closing slash. */
  readonly origin: string;
  readonly facts: ClinicFacts;
  /** Draws the pictures; only they wait for it. */
  readonly raster: () => Promise<Raster>;
}

/** One file of the finished site. */
export interface Drawing {
  /** All that it is drawn from beyond the build: who has drawn it from the same need not do it again. */
  readonly from: unknown;
  /** Rejects when a component throws: such a page must stop the build. */
  readonly draw: () => Promise<string | Buffer>;
}

/** The chunks of the browser's entries, in the order in which they run. */
export const CLIENT_CHUNKS = ['react', 'client'] as const;

const FAVICON = path.resolve('public/favicon.svg');

/** `/` → `index.html`, `/cardiologie` → `cardiologie.html`, the not-found page → `404.html`. */
export function pageFile(routePath: string): string {
  if (routePath === '*') return '404.html';
  return routePath === '/' ? 'index.html' : `${routePath.slice(1)}.html`;
}

const FORM_PATHS = new Set<string>([PATHS.booking, PATHS.contact]);

/** @throws for a page without a form */
export function formRoute(path: string): SiteRoute {
  const route = routes.find((known) => known.path === path);
  if (route === undefined || !FORM_PATHS.has(path)) throw new Error(`${path} has no form.`);
  return route;
}

interface DrawnPage extends Pick<DrawOptions, 'site' | 'origin'> {
  readonly facts: DrawnFacts;
  /** The chunks with the code that hydrates it; none for a page that the server alone can draw. */
  readonly chunks?: readonly string[];
  readonly remembered?: DocumentParts['remembered'];
}

/** @param known undefined for a page without an address of its own */
export async function drawPage(
  page: LoadedPage,
  known: string | undefined,
  { site, origin, facts, chunks = [], remembered }: DrawnPage,
): Promise<string> {
  const pathname = known ?? '/404';
  const { html, styles } = await renderPage(page, pathname, facts);
  return documentHtml({
    ...site,
    head: pageHead(page.describe(facts), origin, known, facts.profile.name),
    structuredData: structuredData({ origin, facts }, pathname, page.subject),
    facts,
    styles,
    page: html,
    remembered,
    scripts: scriptsOf(site.chunks, chunks),
  });
}

function pageDrawing(route: SiteRoute, options: DrawOptions): Drawing {
  const { origin, facts } = options;
  const known = route.path === '*' ? undefined : route.path;
  const chunks = [...CLIENT_CHUNKS, ...route.chunks];
  return {
    from: [origin, facts],
    draw: async () => drawPage(await route.load(), known, { ...options, chunks }),
  };
}

function previewDrawing(route: SiteRoute, { facts, raster }: DrawOptions): Drawing {
  return {
    from: pictureFacts(facts),
    draw: async () => {
      const { describe, subject } = await route.load();
      return (await raster()).toPng(previewImage(describe(facts).title, subject, facts.profile));
    },
  };
}

/** Every file that is drawn, by its place in the build's output folder: for the build, a running server, on request. */
export function drawings(options: DrawOptions): ReadonlyMap<string, Drawing> {
  const { origin, facts, raster } = options;
  const drawn = offeredRoutes(facts);
  const listed = drawn.filter(({ path }) => path !== '*');
  const paths = listed.map(({ path }) => path);
  const icon = (draw: (raster: Raster) => Promise<Buffer>): Drawing => ({
    from: null,
    draw: async () => draw(await raster()),
  });
  const text = (from: unknown, draw: () => string | Promise<string>): Drawing => ({
    from,
    draw: async () => draw(),
  });
  return new Map<string, Drawing>([
    ...drawn.map((route) => [`site/${pageFile(route.path)}`, pageDrawing(route, options)] as const),
    ...listed.map(
      (route) => [`site${previewImagePath(route.path)}`, previewDrawing(route, options)] as const,
    ),
    ...appointmentTemplates.map(
      ({ file, page }) =>
        [
          `templates/${file}`,
          text([origin, facts.profile, facts.services], () => drawPage(page, undefined, options)),
        ] as const,
    ),
    ...ICON_SIZES.map(
      (size) => [`site/${iconFile(size)}`, icon((raster) => homeScreenIcon(raster, FAVICON, size))] as const,
    ),
    ['site/favicon.ico', icon((raster) => icoIcon(raster, FAVICON))],
    [FACTS_FILE, text(facts, () => JSON.stringify(facts))],
    ['site/sitemap.xml', text([origin, paths], () => sitemapXml(origin, paths))],
    ['site/robots.txt', text(origin, () => robotsTxt(origin))],
    ['site/site.webmanifest', text(facts.profile.name, () => webManifest(facts.profile.name))],
  ]);
}
