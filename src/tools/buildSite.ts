import { cp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Stats, StatsCompilation } from 'webpack';
import { webpackConfigurations } from '../../webpack.config';
import { NOT_FOUND } from '../app/routes';
import { SAMPLE_FACTS } from '../content/sample/sampleFacts';
import type { BuiltParts, ChunkFiles, RenderOptions } from '../prerender/sitePages';
import { writeFontFaces } from '../prerender/fontFaces';
import { iconSprite } from '../prerender/iconSprite';
import type * as SitePages from '../prerender/sitePages';
import { BUILT_FILE, type BuiltDescription } from '../server/pages/built';
import type { BuildSettings } from './buildSettings';
import { compressFolder } from './compressFolder';
import { settingsFile } from './isBuilt';
import { runWebpack } from './runWebpack';

/** Options for webpack's statistics that {@link chunkFiles} reads. */
export const CHUNK_STATS = { all: false, chunkGroups: true, publicPath: true, assets: true } as const;

/** Returns the script URLs of every named chunk. */
export function chunkFiles({ namedChunkGroups = {}, publicPath = '' }: StatsCompilation): ChunkFiles {
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
      name,
      assets
        .map((asset) => publicPath + asset.name)
        .filter((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js')),
    ]),
  );
}

/** Renders the sample clinic's site into the output folder. A component's error stops the build. */
async function writeSite(outputFolder: string, options: RenderOptions): Promise<void> {
  const { siteTexts } = createRequire(__filename)(
    path.join(outputFolder, 'server/pages.js'),
  ) as typeof SitePages;
  for (const [name, { type, render }] of siteTexts(options))
    await writeFile(path.join(outputFolder, 'site', fileName(name, type)), await render());
}

/** Returns a page's file name: `/` → `index.html`, `/about` → `about.html`, the not-found page → `404.html`. */
function fileName(name: string, type: string): string {
  if (name === NOT_FOUND) return '404.html';
  if (name === '/') return 'index.html';
  return name.slice(1) + ({ 'text/html': '.html', 'application/json': '.json' }[type] ?? '');
}

/**
 * Copies the public files, writes the fonts, and describes the build for its server.
 * @param subset takes unused characters out of a font
 */
export async function writeBuiltParts(
  settings: BuildSettings,
  chunks: ChunkFiles,
  subset?: Parameters<typeof writeFontFaces>[1],
): Promise<BuiltParts> {
  const { outputFolder, identity, qaBench = false } = settings;
  const site = path.join(outputFolder, 'site');
  await cp('public', site, { recursive: true });
  const parts = {
    chunks,
    fontCss: await writeFontFaces(path.join(site, 'assets'), subset),
    iconSprite: iconSprite(),
  };
  const built: BuiltDescription = { hasQaBench: qaBench, identity, parts };
  await writeFile(path.join(outputFolder, BUILT_FILE), JSON.stringify(built));
  return parts;
}

/**
 * Builds the site and its server into `outputFolder`.
 * @returns webpack's statistics of the browser's files
 */
export async function buildSite(settings: BuildSettings): Promise<Stats> {
  const { outputFolder, publicUrl } = settings;
  const started = Date.now();
  console.log('Building the site (about half a minute) …');
  await rm(outputFolder, { recursive: true, force: true });
  const { browser, server } = webpackConfigurations(settings);
  const stats = await runWebpack(browser, server);
  console.log('  rendering the pages');
  const site = path.join(outputFolder, 'site');
  const parts = await writeBuiltParts(settings, chunkFiles(stats.toJson(CHUNK_STATS)));
  await writeSite(outputFolder, { parts, origin: publicUrl, facts: SAMPLE_FACTS });
  // QA's testers use the same machine, which needs no compressed files.
  if (settings.qaBench !== true) {
    console.log('  compressing');
    await compressFolder(site);
  }
  // Last: a build that was interrupted has no such file.
  await writeFile(settingsFile(outputFolder), JSON.stringify(settings));
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
  return stats;
}
