import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageHead } from '../app/pageHead';
import { routes, type SiteRoute } from '../app/routes';
import { readChunkFiles, scriptsOf, type ChunkFiles } from './chunkFiles';
import { documentHtml } from './document';
import { writeFontFace, type FontFace } from './fontFace';
import { renderPage } from './renderPage';
import { robotsTxt, sitemapXml, webManifest } from './siteFiles';
import { structuredData } from './structuredData';

interface Site {
  /** The folder of the finished site. */
  readonly folder: string;
  /** The site's public address without a closing slash. */
  readonly origin: string;
  readonly chunks: ChunkFiles;
  readonly font: FontFace;
}

/** `/` → `index.html`, `/cardiologie` → `cardiologie.html`, the not-found page → `404.html`. */
function fileOf(routePath: string): string {
  if (routePath === '*') return '404.html';
  return routePath === '/' ? 'index.html' : `${routePath.slice(1)}.html`;
}

async function writePage(route: SiteRoute, { folder, origin, chunks, font }: Site): Promise<void> {
  const known = route.path === '*' ? undefined : route.path;
  const pathname = known ?? '/404';
  const page = await route.load();
  const { html, styles } = renderPage(page, pathname);
  const document = documentHtml({
    head: pageHead(page.metadata, origin, known),
    structuredData: structuredData(origin, pathname, page),
    font,
    styles,
    page: html,
    scripts: scriptsOf(chunks, ['client', ...route.chunks]),
    bootScript: route.urgent ? undefined : scriptsOf(chunks, ['boot'])[0],
  });
  await writeFile(path.join(folder, fileOf(route.path)), document);
}

/** Route → HTML file, for every row of the route table, and the files that list them. */
async function prerender(outputFolder: string, origin: string): Promise<void> {
  const folder = path.join(outputFolder, 'site');
  await mkdir(folder, { recursive: true });
  const site: Site = {
    folder,
    origin,
    chunks: await readChunkFiles(path.join(outputFolder, 'chunks.json')),
    font: await writeFontFace(path.join(folder, 'assets')),
  };
  for (const route of routes) await writePage(route, site);
  const listed = routes.map((route) => route.path).filter((routePath) => routePath !== '*');
  await writeFile(path.join(folder, 'sitemap.xml'), sitemapXml(origin, listed));
  await writeFile(path.join(folder, 'robots.txt'), robotsTxt(origin));
  await writeFile(path.join(folder, 'site.webmanifest'), webManifest());
}

const [outputFolder, origin] = process.argv.slice(2);
if (outputFolder === undefined || origin === undefined)
  throw new Error('Usage: main.js OUTPUT_FOLDER PUBLIC_URL');
void prerender(outputFolder, origin);
