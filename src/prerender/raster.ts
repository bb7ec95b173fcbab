import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { staticFontFiles } from './fontFaces';

const PREVIEW_WEIGHT = 700;

export interface Raster {
  /** SVG → PNG at its own size. */
  readonly toPng: (svg: string) => Buffer;
  readonly dispose: () => Promise<void>;
}

/** Draws SVG with the site's own font, so that previews look the same on every machine that builds. */
export async function createRaster(): Promise<Raster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-fonts-'));
  const fonts = await staticFontFiles(PREVIEW_WEIGHT);
  const fontFiles = fonts.map((_, index) => path.join(folder, `${index}.ttf`));
  await Promise.all(fonts.map((font, index) => writeFile(fontFiles[index] ?? '', font)));
  return {
    toPng: (svg) =>
      new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Manrope' } })
        .render()
        .asPng(),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The icon that a phone puts on its home screen: the favicon at 180 px. */
export async function touchIcon(raster: Raster, faviconFile: string): Promise<Buffer> {
  const svg = await readFile(faviconFile, 'utf8');
  return raster.toPng(svg.replace('<svg ', '<svg width="180" height="180" ').replace(' rx="16"', ''));
}
