import fc from 'fast-check';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { routes } from '../../src/app/routes';
import { writePreviewFonts } from '../../src/prerender/fontFaces';
import { previewFonts } from '../../src/prerender/outputFiles';
import { previewImage, titleLines } from '../../src/prerender/previewImage';
import { createRaster } from '../../src/prerender/raster';
import { temporaryFolder } from '../server/support/temporaryFolder';

test('a title is broken between words, loses none, and takes four lines at the most', () => {
  const words = fc.array(fc.stringMatching(/^[a-zăâîșț]{1,14}$/), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(words, (list) => {
      const lines = titleLines(list.join(' '));
      expect(lines.join(' ')).toBe(list.join(' '));
      expect(lines.length).toBeLessThanOrEqual(4);
    }),
  );
});

test("a page's preview is a picture of 1200 by 630 that carries its title", async () => {
  const folder = await temporaryFolder();
  const fonts = previewFonts(folder.path);
  await writePreviewFonts(fonts);
  const raster = createRaster(fonts);
  const [route] = routes;
  if (route === undefined) throw new Error('no route');
  const { describe, subject } = await route.load();
  const { title } = describe(SAMPLE_FACTS);
  const svg = previewImage(title, subject, SAMPLE_FACTS.profile);
  const png = raster.toPng(svg);
  await folder.remove();
  expect(svg.replace(/<[^>]+>/g, ' ')).toContain(title.split(' ')[0]);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
