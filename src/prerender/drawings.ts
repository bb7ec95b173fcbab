import path from 'node:path';
import type { LoadedPage } from '../app/loadedPage';
import { pageHead, previewImagePath } from '../app/pageHead';
import { routes, type SiteRoute } from '../app/routes';
import { appointmentTemplates } from './appointmentTemplates';
import { scriptsOf, type ChunkFiles } from './chunkFiles';
import { documentHtml } from './document';
import { previewImage } from './previewImage';
import { homeScreenIcon, icoIcon, type Raster } from './raster';
import { renderPage } from './renderPage';
import { ICON_SIZES, iconFile, robotsTxt, sitemapXml, webManifest } from './siteFiles';
import { structuredData } from './structuredData';

/** What all drawings of a site share. */
export interface DrawnSite {
  /** The site's public address without a closing slash. */
  readonly origin: string;
  readonly chunks: ChunkFiles;
  readonly fontCss: string;
  readonly bootScript: string;
  /** Draws the pictures; only they wait for it. */
  readonly raster: () => Promise<Raster>;
}

/** One file of the finished site. Rejects when a component throws: such a page must stop the build. */
export type Drawing = () => Promise<string | Buffer>;

const FAVICON = path.resolve('public/favicon.svg');

/** `/` → `index.html`, `/cardiologie` → `cardiologie.html`, the not-found page → `404.html`. */
export function pageFile(routePath: string): string {
  if (routePath === '*') return '404.html';
  return routePath === '/' ? 'index.html' : `${routePath.slice(1)}.html`;
}

/** @param known undefined for a page without an address of its own */
function drawPage(
  page: LoadedPage,
  known: string | undefined,
  { origin, chunks, fontCss, bootScript }: DrawnSite,
  formChunk?: string,
): string {
  const pathname = known ?? '/404';
  const { html, styles } = renderPage(page, pathname);
  return documentHtml({
    head: pageHead(page.metadata, origin, known),
    structuredData: structuredData(origin, pathname, page),
    fontCss,
    styles,
    page: html,
    scripts: scriptsOf(chunks, formChunk === undefined ? ['client'] : ['client', formChunk]),
    bootScript,
  });
}

async function drawRoute(route: SiteRoute, site: DrawnSite): Promise<string> {
  const known = route.path === '*' ? undefined : route.path;
  return drawPage(await route.load(), known, site, route.formChunk);
}

async function drawPreview(route: SiteRoute, site: DrawnSite): Promise<Buffer> {
  const { metadata, subject } = await route.load();
  return (await site.raster()).toPng(previewImage(metadata.title, subject));
}

/** Every file that the build draws and how, by its place in the output folder: for the build and on request. */
export function drawings(site: DrawnSite): ReadonlyMap<string, Drawing> {
  const { origin, raster } = site;
  const listed = routes.filter((route) => route.path !== '*');
  const paths = listed.map((route) => route.path);
  return new Map<string, Drawing>([
    ...routes.map((route) => [`site/${pageFile(route.path)}`, () => drawRoute(route, site)] as const),
    ...listed.map(
      (route) => [`site${previewImagePath(route.path)}`, () => drawPreview(route, site)] as const,
    ),
    ...appointmentTemplates.map(
      ({ file, page }) => [`templates/${file}`, async () => drawPage(page, undefined, site)] as const,
    ),
    ...ICON_SIZES.map(
      (size) =>
        [`site/${iconFile(size)}`, async () => homeScreenIcon(await raster(), FAVICON, size)] as const,
    ),
    ['site/favicon.ico', async () => icoIcon(await raster(), FAVICON)],
    ['site/sitemap.xml', async () => sitemapXml(origin, paths)],
    ['site/robots.txt', async () => robotsTxt(origin)],
    ['site/site.webmanifest', async () => webManifest()],
  ]);
}
