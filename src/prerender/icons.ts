import { readFile } from 'node:fs/promises';
import type { Raster } from './raster';

async function sizedIcon(faviconFile: string, size: number): Promise<string> {
  const svg = await readFile(faviconFile, 'utf8');
  return svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
}

/** What is put on a home screen: the favicon without its corners, which every system cuts in its own way. */
export async function homeScreenIcon(raster: Raster, faviconFile: string, size: number): Promise<Buffer> {
  return raster.toPng((await sizedIcon(faviconFile, size)).replace(/ rx="\d+"/, ''));
}

/** The favicon for programs that ask for `/favicon.ico` unasked: one picture of 32 px, as PNG in an ICO file. */
export async function icoIcon(raster: Raster, faviconFile: string): Promise<Buffer> {
  const [size, headBytes] = [32, 22];
  const png = raster.toPng(await sizedIcon(faviconFile, size));
  const head = Buffer.alloc(headBytes);
  head.writeUInt16LE(1, 2); // icons, not cursors
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(headBytes, 18);
  return Buffer.concat([head, png]);
}
