import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

/** `npm test` builds before it tests. */
const inSite = (file: string): Buffer => readFileSync(path.join('dist/site', file));

/** Of the top left pixel, 0 to 255. */
function cornerOpacity(png: Buffer): number {
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  // The first row's filter, then red, green, blue and opacity; before the first pixel there is nothing to add.
  return inflateSync(Buffer.concat(data)).readUInt8(4);
}

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

test('each icon of the manifest is there, as large as it says, and fills its square', () => {
  const { icons } = JSON.parse(inSite('site.webmanifest').toString()) as Manifest;
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '180x180', '192x192', '512x512']);
  const [svg, ...pictures] = icons;
  expect(inSite(svg?.src ?? '').toString()).toMatch(/^<svg /);
  for (const { src, sizes } of pictures) {
    const png = inSite(src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    expect(cornerOpacity(png)).toBe(255);
  }
});
