import { sourceFiles } from '../support/sourceFiles';

test('Romanian text uses comma-below letters, except the customer’s messages and the fonts’ ranges', () => {
  const cedilla = sourceFiles()
    .filter(({ path }) => path !== 'src/content/messages.ts' && path !== 'src/prerender/fontFaces.ts')
    .filter(({ text }) => /[şţŞŢ]/.test(text))
    .map(({ path }) => path);
  expect(cedilla).toEqual([]);
});
