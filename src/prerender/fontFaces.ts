import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fallbackFaces } from './fallbackFaces';

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Latin with western accents, and the punctuation of Romanian typography. */
const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’‚“”„…•→−\u202f€';
/** Romanian letters with comma below, cedilla letters of the customer's prescribed texts, and Hungarian letters. */
const ROMANIAN = 'ĂăȘșȚțŞşŢţŐőŰű';

const WEIGHTS = { min: 400, max: 800, default: 400 };

/** Returns `U+20-7E,U+20AC`. Merges adjacent code points, because every document embeds the list. */
function unicodeRange(letters: string): string {
  const points = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const hex = (point: number): string => point.toString(16).toUpperCase();
  const runs: { first: number; last: number }[] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

const PARTS = [
  { file: 'manrope-latin-wght-normal.woff2', letters: LATIN },
  { file: 'manrope-latin-ext-wght-normal.woff2', letters: ROMANIAN },
] as const;

/**
 * Reads a font from node_modules by path: webpack would rewrite a call that resolves the package. Builds run in the
 * project's root.
 */
const readFont = (file: string): Promise<Buffer> =>
  readFile(path.resolve('node_modules/@fontsource-variable/manrope/files', file));

type Cut = (font: Buffer, letters: string) => Promise<Buffer>;

const cutWoff2: Cut = (font, letters) =>
  subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });

async function writeFont(file: string, letters: string, assetsFolder: string, cut: Cut): Promise<string> {
  const font = await cut(await readFont(file), letters);
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 10);
  const name = `${file.replace('-wght-normal.woff2', '')}.${hash}.woff2`;
  await mkdir(assetsFolder, { recursive: true });
  await writeFile(path.join(assetsFolder, name), font);
  return `/assets/${name}`;
}

const face = (url: string, letters: string): string =>
  `@font-face{font-family:Manrope;font-style:normal;font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap;` +
  `src:url(${url}) format("woff2");unicode-range:${unicodeRange(letters)}}`;

/**
 * Subsets the variable font to the site's letters and writes it to the hashed assets.
 * @param cut the subsetting, which takes a second; the development server passes one that does nothing
 * @returns the CSS of the font faces and their fallbacks
 */
export async function writeFontFaces(assetsFolder: string, cut = cutWoff2): Promise<string> {
  const faces = PARTS.map(async ({ file, letters }) =>
    face(await writeFont(file, letters, assetsFolder, cut), letters),
  );
  return (await Promise.all(faces)).join('') + fallbackFaces;
}
