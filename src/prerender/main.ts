import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedPage } from '../app/loadedPage';
import { pageHead, previewImagePath } from '../app/pageHead';
import { routes, type SiteRoute } from '../app/routes';
import { appointmentTemplates } from './appointmentTemplates';
import { readChunkFiles, scriptsOf, type ChunkFiles } from './chunkFiles';
import { documentHtml } from './document';
import { writeFontFaces } from './fontFaces';
import { previewImage } from './previewImage';
import { createRaster, homeScreenIcon, icoIcon, type Raster } from './raster';
import { renderPage } from './renderPage';
import { ICON_SIZES, iconFile, robotsTxt, sitemapXml, webManifest } from './siteFiles';
import { structuredData } from './structuredData';

interface Site {
  /** The folder of the finished site. */
  readonly folder: string;
  /** The site's public address without a closing slash. */
  readonly origin: string;
  readonly chunks: ChunkFiles;
  readonly fontCss: string;
  readonly bootScript: string;
  readonly raster: Raster;
}

/** `/` → `index.html`, `/cardiologie` → `cardiologie.html`, the not-found page → `404.html`. */
function fileOf(routePath: string): string {
  if (routePath === '*') return '404.html';
  return routePath === '/' ? 'index.html' : `${routePath.slice(1)}.html`;
}

/** @param known undefined for a page without an address of its own */
function draw(
  page: LoadedPage,
  known: string | undefined,
  chunkNames: readonly string[],
  site: Site,
): string {
  const { origin, chunks, fontCss, bootScript } = site;
  const pathname = known ?? '/404';
  const { html, styles } = renderPage(page, pathname);
  return documentHtml({
    head: pageHead(page.metadata, origin, known),
    structuredData: structuredData(origin, pathname, page),
    fontCss,
    styles,
    page: html,
    scripts: scriptsOf(chunks, ['client', ...chunkNames]),
    bootScript,
    bootsAfterPaint: chunkNames.length > 0,
  });
}

async function writePage(route: SiteRoute, site: Site): Promise<void> {
  const { folder, raster } = site;
  const known = route.path === '*' ? undefined : route.path;
  const page = await route.load();
  const document = draw(page, known, route.interactive ? route.chunks : [], site);
  await writeFile(path.join(folder, fileOf(route.path)), document);
  if (known === undefined) return;
  const picture = raster.toPng(previewImage(page.metadata.title, page.subject));
  await writeFile(path.join(folder, previewImagePath(known)), picture);
}

/** Route → HTML file, for every row of the route table, and the files that list them. */
async function prerender(outputFolder: string, origin: string): Promise<void> {
  const folder = path.join(outputFolder, 'site');
  await mkdir(path.join(folder, 'previews'), { recursive: true });
  const raster = await createRaster();
  const chunks = await readChunkFiles(path.join(outputFolder, 'chunks.json'));
  const site: Site = {
    folder,
    origin,
    chunks,
    bootScript: await readFile(path.join(folder, scriptsOf(chunks, ['boot']).join()), 'utf8'),
    fontCss: await writeFontFaces(path.join(folder, 'assets')),
    raster,
  };
  for (const route of routes) await writePage(route, site);
  const templates = path.join(outputFolder, 'templates');
  await mkdir(templates, { recursive: true });
  for (const { file, page } of appointmentTemplates) {
    const document = draw(page, undefined, [], site);
    await writeFile(path.join(templates, file), document);
  }
  const favicon = path.join(folder, 'favicon.svg');
  for (const size of ICON_SIZES)
    await writeFile(path.join(folder, iconFile(size)), await homeScreenIcon(raster, favicon, size));
  await writeFile(path.join(folder, 'favicon.ico'), await icoIcon(raster, favicon));
  await raster.dispose();
  const listed = routes.map((route) => route.path).filter((routePath) => routePath !== '*');
  await writeFile(path.join(folder, 'sitemap.xml'), sitemapXml(origin, listed));
  await writeFile(path.join(folder, 'robots.txt'), robotsTxt(origin));
  await writeFile(path.join(folder, 'site.webmanifest'), webManifest());
}

const [outputFolder, origin] = process.argv.slice(2);
if (outputFolder === undefined || origin === undefined)
  throw new Error('Usage: main.js OUTPUT_FOLDER PUBLIC_URL');
void prerender(outputFolder, origin);
