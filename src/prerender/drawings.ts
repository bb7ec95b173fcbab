import path from 'node:path';
import { FACTS_PATH, type ShellFacts } from '../api/clinicFacts';
import type { LoadedPage } from '../app/loadedPage';
import { pageHead, previewImagePath } from '../app/pageHead';
import { routes, type SiteRoute } from '../app/routes';
import { specialtiesOf } from '../content/clinicFacts';
import type { ClinicFacts } from '../domain/facts';
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
  facts: ClinicFacts,
  formChunk?: string,
): string {
  const pathname = known ?? '/404';
  const { html, styles } = renderPage(page, pathname, facts);
  const { profile, services } = facts;
  const shell: ShellFacts = { profile, services };
  return documentHtml({
    head: pageHead(page.describe(facts), origin, known, profile.name),
    structuredData: structuredData({ origin, facts }, pathname, page.subject),
    // Of other pages only what stands around them comes alive.
    facts: formChunk === undefined ? shell : facts,
    fontCss,
    styles,
    page: html,
    scripts: scriptsOf(chunks, formChunk === undefined ? ['client'] : ['client', formChunk]),
    bootScript,
  });
}

async function drawRoute(route: SiteRoute, site: DrawnSite, facts: ClinicFacts): Promise<string> {
  const known = route.path === '*' ? undefined : route.path;
  return drawPage(await route.load(), known, site, facts, route.formChunk);
}

async function drawPreview(route: SiteRoute, site: DrawnSite, facts: ClinicFacts): Promise<Buffer> {
  const { describe, subject } = await route.load();
  return (await site.raster()).toPng(previewImage(describe(facts).title, subject, facts.profile));
}

/** Every file that is drawn and how, by its place in the build's output folder: for the build, a server, on request. */
export function drawings(site: DrawnSite, facts: ClinicFacts): ReadonlyMap<string, Drawing> {
  const { origin, raster } = site;
  const specialties = specialtiesOf(facts);
  const drawn = routes.filter(({ specialty }) => specialty === undefined || specialties.includes(specialty));
  const listed = drawn.filter(({ path }) => path !== '*');
  const paths = listed.map(({ path }) => path);
  return new Map<string, Drawing>([
    ...drawn.map((route) => [`site/${pageFile(route.path)}`, () => drawRoute(route, site, facts)] as const),
    ...listed.map(
      (route) => [`site${previewImagePath(route.path)}`, () => drawPreview(route, site, facts)] as const,
    ),
    ...appointmentTemplates.map(
      ({ file, page }) => [`templates/${file}`, async () => drawPage(page, undefined, site, facts)] as const,
    ),
    ...ICON_SIZES.map(
      (size) =>
        [`site/${iconFile(size)}`, async () => homeScreenIcon(await raster(), FAVICON, size)] as const,
    ),
    ['site/favicon.ico', async () => icoIcon(await raster(), FAVICON)],
    [`site${FACTS_PATH}.json`, async () => JSON.stringify(facts)],
    ['site/sitemap.xml', async () => sitemapXml(origin, paths)],
    ['site/robots.txt', async () => robotsTxt(origin)],
    ['site/site.webmanifest', async () => webManifest(facts.profile.name)],
  ]);
}
