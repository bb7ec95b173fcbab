import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `npm test` builds before it tests. */
const inSite = (file: string): Buffer => readFileSync(path.join('dist/site', file));

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

test('each icon of the manifest is there, as large as it says', () => {
  const { icons } = JSON.parse(inSite('site.webmanifest').toString()) as Manifest;
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '180x180', '192x192', '512x512']);
  for (const { src, sizes, type } of icons) {
    const file = inSite(src);
    if (type === 'image/svg+xml') expect(file.toString()).toMatch(/^<svg /);
    else expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
});
