import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { webpack, ProgressPlugin, type MultiStats, type StatsCompilation } from 'webpack';
import { webpackConfigurations } from '../../webpack.config';
import { SAMPLE_FACTS } from '../content/sample/sampleFacts';
import type { ChunkFiles } from '../prerender/chunkFiles';
import { drawInThread } from '../prerender/drawInThread';
import type { DrawnSite } from '../prerender/drawings';
import { writeFontFaces, writePreviewFonts } from '../prerender/fontFaces';
import { iconSprite } from '../prerender/iconSprite';
import { fillSlots, unknownFreeTimes, withSlots } from '../prerender/slots';
import { DRAWN_SITE_FILE, DRAWN_TEXTS_FILE, previewFonts } from '../prerender/outputFiles';
import type { BuildSettings } from './buildSettings';
import { clearBuild } from './clearBuild';
import { compressFolder } from './compressFolder';
import { inputsHash, isUpToDate, rememberInputs } from './buildStamp';
import { QA_BUILD } from './qaBuild';

/** One line for each tenth of the way: enough to see that it moves, short enough for a log. */
function progressLines(): (fraction: number) => void {
  let shown = 0;
  return (fraction) => {
    const tenth = Math.floor(fraction * 10);
    if (tenth <= shown) return;
    shown = tenth;
    console.log(`  building, ${tenth * 10} %`);
  };
}

async function compile(settings: BuildSettings): Promise<MultiStats> {
  const compiler = webpack(webpackConfigurations(settings));
  new ProgressPlugin(progressLines()).apply(compiler);
  const stats = await promisify(compiler.run.bind(compiler))();
  // Closing writes the cache that makes the next build quick.
  await promisify(compiler.close.bind(compiler))();
  if (stats === undefined) throw new Error('webpack gave no result.');
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return stats;
}

/** What of webpack's statistics {@link chunkFiles} reads. */
export const CHUNK_STATS = { all: false, chunkGroups: true, publicPath: true, assets: true } as const;

/** The scripts of every named chunk, as addresses. */
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

/** What the server has to know of a build: `site.json`. */
export function siteDescription({ publicUrl, backendUrl, identity }: BuildSettings, bootScript: Buffer) {
  return {
    publicUrl,
    backendOrigin: backendUrl === '' ? null : new URL(backendUrl).origin,
    bootScriptHash: `sha256-${createHash('sha256').update(bootScript).digest('base64')}`,
    identity,
  };
}

/** Draws the sample clinic's site into the folder, and leaves beside it what a server draws it anew with. */
async function drawPages(outputFolder: string, origin: string, chunks: ChunkFiles): Promise<void> {
  await writePreviewFonts(previewFonts(outputFolder));
  const site: DrawnSite = {
    chunks,
    bootScript: await readFile(path.join(outputFolder, 'boot/boot.js'), 'utf8'),
    fontCss: await writeFontFaces(path.join(outputFolder, 'site/assets')),
    iconSprite: iconSprite(),
  };
  await writeFile(path.join(outputFolder, DRAWN_SITE_FILE), JSON.stringify(site));
  const drawer = drawInThread(outputFolder);
  const texts = await drawer.draw({ part: 'text', facts: withSlots(SAMPLE_FACTS) });
  const pictures = await drawer.draw({ part: 'pictures', facts: SAMPLE_FACTS });
  drawer.stop();
  await writeFile(path.join(outputFolder, DRAWN_TEXTS_FILE), JSON.stringify(texts.changed));
  const free = unknownFreeTimes(SAMPLE_FACTS);
  for (const [name, content] of [...texts.changed, ...pictures.changed]) {
    const file = path.join(outputFolder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? fillSlots(content, origin, free) : content);
  }
}

/** Sources → a finished site and its server in `outputFolder`. Does nothing when nothing has changed. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  const { outputFolder, publicUrl } = settings;
  const hash = await inputsHash(settings);
  if (await isUpToDate(outputFolder, hash)) {
    console.log('The build is up to date.');
    return;
  }
  const started = Date.now();
  console.log('Building the site …');
  await clearBuild(outputFolder, QA_BUILD.outputFolder);

  const stats = await compile(settings);
  const [browser] = stats.toJson(CHUNK_STATS).children ?? [];
  if (browser === undefined) throw new Error('webpack built nothing for the browser.');
  const chunks = chunkFiles(browser);
  await writeFile(path.join(outputFolder, 'chunks.json'), JSON.stringify(chunks, undefined, 1));

  console.log('  drawing the pages');
  const site = path.join(outputFolder, 'site');
  await cp('public', site, { recursive: true });
  await drawPages(outputFolder, publicUrl, chunks);
  await writeFile(
    path.join(outputFolder, 'site.json'),
    JSON.stringify(siteDescription(settings, await readFile(path.join(outputFolder, 'boot/boot.js')))),
  );
  // Testers with the panel sit at the same machine.
  if (settings.qaPanel !== true) {
    console.log('  compressing');
    await compressFolder(site);
  }
  await rememberInputs(outputFolder, hash);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}
