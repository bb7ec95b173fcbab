import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fallbackFontFamily } from '../ui/tokens';

/** A fallback font in the weights that it stands for. */
interface FallbackFace {
  readonly weights: string;
  /** Names of the font on different systems. */
  readonly fonts: readonly string[];
  /** Manrope's text width divided by this font's, measured over all texts of the site. */
  readonly width: number;
  /** The same ratio for the space character, if it differs so much that lines would wrap differently. */
  readonly space?: number;
}

const REGULAR = '400 599';
const BOLD = '600 800';

/** Fallback faces, the preferred last: [of equal faces a browser takes the last one](https://www.w3.org/TR/css-fonts-4/#composite-fonts). */
const FALLBACK_FACES: readonly FallbackFace[] = [
  { weights: REGULAR, fonts: ['DejaVu Sans'], width: 0.925, space: 0.629 },
  { weights: BOLD, fonts: ['DejaVu Sans Bold'], width: 0.87, space: 0.574 },
  { weights: REGULAR, fonts: ['Roboto'], width: 1.03 },
  { weights: BOLD, fonts: ['Roboto Bold'], width: 1.01 },
  { weights: REGULAR, fonts: ['Arial', 'Liberation Sans'], width: 1.052, space: 0.714 },
  { weights: BOLD, fonts: ['Arial Bold', 'Liberation Sans Bold'], width: 1.038, space: 0.714 },
];

/** Manrope's ascent and descent in em, from its `hhea` table. */
const ASCENT = 1.066;
const DESCENT = 0.3;

/** Rounds to 0.1 %, far less than a pixel. */
const percent = (value: number): string => `${Number((value * 100).toFixed(1))}%`;

const fallbackFace = ({ weights, fonts }: FallbackFace, width: number, range = ''): string =>
  `@font-face{font-family:"${fallbackFontFamily}";font-weight:${weights};` +
  `src:${fonts.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(width)};` +
  `ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%${range}}`;

/** Fallback faces scaled to Manrope's metrics, so that the layout hardly shifts when Manrope loads. */
const fallbackFaces = FALLBACK_FACES.map(
  (face) =>
    fallbackFace(face, face.width) +
    (face.space === undefined ? '' : fallbackFace(face, face.space, ';unicode-range:U+20')),
).join('');

/** Latin with western accents, and the punctuation of Romanian typography: – — ‘ ’ ‚ “ ” „ … • → − €. */
const LATIN = 'U+20-7E,U+A0-FF,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+20AC,U+2192,U+2212';
/** Romanian letters with comma below, cedilla letters of the customer's prescribed texts, and Hungarian letters. */
const ROMANIAN = 'U+102-103,U+150-151,U+15E-15F,U+162-163,U+170-171,U+218-21B';

const WEIGHTS = { min: 400, max: 800, default: 400 };

/** Returns the characters of a CSS `unicode-range`. */
function charactersIn(range: string): string {
  const runs = range.matchAll(/U\+(\w+)(?:-(\w+))?/g);
  return [...runs]
    .map(([, hex = '', last = hex]) => {
      const first = parseInt(hex, 16);
      const points = Array.from({ length: parseInt(last, 16) - first + 1 }, (_, index) => first + index);
      return String.fromCodePoint(...points);
    })
    .join('');
}

const PARTS = [
  { file: 'manrope-latin-wght-normal.woff2', range: LATIN },
  { file: 'manrope-latin-ext-wght-normal.woff2', range: ROMANIAN },
] as const;

/** Reads a font by path: webpack would rewrite a call that resolves the package. Builds run in the project's root. */
const readFont = (file: string): Promise<Buffer> =>
  readFile(path.resolve('node_modules/@fontsource-variable/manrope/files', file));

type Subset = (font: Buffer, characters: string) => Promise<Buffer>;

const subsetWoff2: Subset = (font, characters) =>
  subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });

async function writeFont(file: string, range: string, assetsFolder: string, subset: Subset): Promise<string> {
  const font = await subset(await readFont(file), charactersIn(range));
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 10);
  const name = `${file.replace('-wght-normal.woff2', '')}.${hash}.woff2`;
  await mkdir(assetsFolder, { recursive: true });
  await writeFile(path.join(assetsFolder, name), font);
  return `/assets/${name}`;
}

const face = (url: string, range: string): string =>
  `@font-face{font-family:Manrope;font-style:normal;font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap;` +
  `src:url(${url}) format("woff2");unicode-range:${range}}`;

/** Subsets the font into the hashed assets and returns its CSS; the development server's `subset` does nothing. */
export async function writeFontFaces(assetsFolder: string, subset = subsetWoff2): Promise<string> {
  const faces = PARTS.map(async ({ file, range }) =>
    face(await writeFont(file, range, assetsFolder, subset), range),
  );
  return (await Promise.all(faces)).join('') + fallbackFaces;
}
