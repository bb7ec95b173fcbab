import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cachedBody } from '../server/answers/responseCache';

/** Most JavaScript of a first visit, in kB (1000 bytes) of brotli. */
const CONTENT_LIMIT = 145;
const FORM_LIMITS: Readonly<Record<string, number>> = {
  'contact.html': 170,
  // Includes the calendar.
  'programare.html': 200,
};

/** Largest size of a document, in kB of brotli as the server sends it. */
const DOCUMENT_LIMIT = 16;

/** Returns the URLs of a document's scripts. */
const scriptsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file = '']) => file);

async function compressedSize(file: string): Promise<number> {
  const built = await stat(`${file}.br`).catch(() => undefined);
  return built?.size ?? brotliCompressSync(await readFile(file)).length;
}

/**
 * Prints the size of every page's JavaScript and document with their budgets.
 * @returns false if a budget is exceeded, or there are no pages
 */
export async function checkBudgets(outputFolder: string): Promise<boolean> {
  const site = path.join(outputFolder, 'site');
  const pages = (await readdir(site)).filter((name) => name.endsWith('.html'));
  let kept = pages.length > 0;
  console.log('kB of brotli: JavaScript of a first visit; document');
  for (const page of pages) {
    const limit = FORM_LIMITS[page] ?? CONTENT_LIMIT;
    const html = await readFile(path.join(site, page), 'utf8');
    const files = new Set(scriptsIn(html));
    const sizes = await Promise.all([...files].map((file) => compressedSize(path.join(site, file))));
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    const document = (await cachedBody(html, 'text/html')).br.length / 1000;
    const within = size <= limit && document <= DOCUMENT_LIMIT;
    kept &&= within;
    const cells = [
      within ? 'ok  ' : 'OVER',
      `${size.toFixed(1).padStart(5)} of ${String(limit).padEnd(3)}`,
      `${document.toFixed(1).padStart(4)} of ${DOCUMENT_LIMIT}`,
      page,
    ];
    console.log(`  ${cells.join('  ')}`);
  }
  return kept;
}
