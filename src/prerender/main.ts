import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SAMPLE_FACTS } from '../content/sample/sampleFacts';
import { readChunkFiles } from './chunkFiles';
import { drawings } from './drawings';
import { writeFontFaces } from './fontFaces';
import { createRaster } from './raster';

/** Writes every drawing of the site into the output folder. */
async function prerender(outputFolder: string, origin: string): Promise<void> {
  const raster = await createRaster();
  const site = {
    origin,
    chunks: await readChunkFiles(path.join(outputFolder, 'chunks.json')),
    bootScript: await readFile(path.join(outputFolder, 'boot/boot.js'), 'utf8'),
    fontCss: await writeFontFaces(path.join(outputFolder, 'site/assets')),
    raster: () => Promise.resolve(raster),
  };
  for (const [name, draw] of drawings(site, SAMPLE_FACTS)) {
    const file = path.join(outputFolder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await draw());
  }
  await raster.dispose();
}

const [outputFolder, origin] = process.argv.slice(2);
if (outputFolder === undefined || origin === undefined)
  throw new Error('Usage: main.js OUTPUT_FOLDER PUBLIC_URL');
void prerender(outputFolder, origin);
