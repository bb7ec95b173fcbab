import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { color, hues } from '../../src/ui/tokens';
import { sourceFiles } from '../support/sourceFiles';

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = { paper: color.paper, surface: color.surface, sunken: color.sunken };

describe.each(Object.entries(surfaces))('on %s', (_, surface) => {
  test('body text reaches AAA, every other text AA', () => {
    expect(contrast(color.text, surface)).toBeGreaterThanOrEqual(7);
    for (const text of [color.muted, color.brand, color.brandDeep, color.danger])
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test("a control's border and the focus ring stand out", () => {
    for (const mark of [color.control, color.focus])
      expect(contrast(mark, surface)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries(hues))("in %s's hue", (_, hue) => {
  test('headings and links on its surfaces reach AA, body text AAA', () => {
    for (const surface of [hue.tint, hue.soft, color.paper, color.surface])
      expect(contrast(hue.deep, surface)).toBeGreaterThanOrEqual(4.5);
    for (const surface of [hue.tint, hue.soft])
      expect(contrast(color.text, surface)).toBeGreaterThanOrEqual(7);
  });

  test('marks on tint and paper stand out', () => {
    for (const surface of [hue.tint, color.paper, color.surface])
      expect(contrast(hue.base, surface)).toBeGreaterThanOrEqual(3);
  });

  test('the quiet text of its side panel reaches AA', () => {
    expect(contrast(color.brand, hue.tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color.muted, hue.tint)).toBeGreaterThanOrEqual(4.5);
  });
});

test('text on the brand reaches AA: buttons, hero, footer', () => {
  for (const ground of [color.brand, color.brandDeep])
    expect(contrast(color.onBrand, ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(color.brandSoft, color.brandDeep)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(color.danger, color.dangerTint)).toBeGreaterThanOrEqual(4.5);
});

test('the pictures keep to the palette', () => {
  const palette = [color, ...Object.values(hues)].flatMap((each): string[] => Object.values(each));
  // A map has its own colours for parks, water and houses.
  const known = new Set([...palette, '#dfe9d6', '#cfe3ea', '#e9e2d4']);
  for (const file of globSync('public/pictures/*.svg')) {
    const used = readFileSync(file, 'utf8').match(/#[0-9a-f]{6}/g) ?? [];
    expect([file, used.filter((each) => !known.has(each))]).toEqual([file, []]);
  }
});

test('no component spells out a width: breakpoints have names in tokens.ts', () => {
  const spelled = sourceFiles().filter(
    ({ path, text }) =>
      path !== 'src/ui/tokens.ts' && /@(?:media|container)[^{]*(?:width\b|not all and)/.test(text),
  );
  expect(spelled.map(({ path }) => path)).toEqual([]);
});
