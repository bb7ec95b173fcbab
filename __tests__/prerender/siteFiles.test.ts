import { readFileSync } from 'node:fs';
import path from 'node:path';
import { webManifest } from '../../src/prerender/siteFiles';

const inPublic = (file: string): Buffer => readFileSync(path.join('public', file));

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

test('each icon in the manifest exists, has its declared size and fills its square', () => {
  const { icons } = JSON.parse(webManifest('Clinica')) as Manifest;
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '180x180', '192x192', '512x512']);
  const [svg, ...pictures] = icons;
  expect(inPublic(svg?.src ?? '').toString()).toMatch(/^<svg /);
  for (const { src, sizes } of pictures) {
    const png = inPublic(src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    // Only a palette chunk can make one of its colours transparent.
    const colourType = png.readUInt8(25);
    expect([colourType, png.includes('tRNS')]).toEqual([3, false]);
  }
});
