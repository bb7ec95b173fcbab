import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What one visit to a page downloads in JavaScript, in kB (1000 bytes) of brotli. */
interface Budget {
  readonly page: string;
  readonly limit: number;
  readonly chunks: readonly string[];
}

const article = (slug: string): Budget => ({
  page: `/${slug}`,
  limit: 92,
  chunks: ['client', 'page-article', `article-${slug}`],
});

function budgetsFor(chunks: ChunkFiles): readonly Budget[] {
  const content = ['home', 'services', 'about', 'not-found'].map((name): Budget => ({
    page: name,
    limit: 92,
    chunks: ['client', `page-${name}`],
  }));
  const specialties = Object.keys(chunks).filter((name) => name.startsWith('specialty-'));
  const slugs = Object.keys(chunks).filter((name) => name.startsWith('article-'));
  return [
    ...content,
    ...specialties.map((name): Budget => ({
      page: name,
      limit: 92,
      chunks: ['client', 'page-specialty', name],
    })),
    ...slugs.map((name) => article(name.slice('article-'.length))),
    { page: 'contact', limit: 130, chunks: ['client', 'page-contact'] },
    { page: 'booking with its calendar', limit: 150, chunks: ['client', 'page-booking', 'calendar'] },
  ];
}

type ChunkFiles = Readonly<Record<string, readonly string[]>>;

async function compressedSize(site: string, address: string): Promise<number> {
  const file = path.join(site, address);
  try {
    return (await stat(`${file}.br`)).size;
  } catch {
    return brotliCompressSync(await readFile(file)).length;
  }
}

async function sizeOf(site: string, chunks: ChunkFiles, names: readonly string[]): Promise<number> {
  const files = new Set(
    names.flatMap((name) => {
      const found = chunks[name];
      if (found === undefined) throw new Error(`The build made no chunk ${name}.`);
      return found;
    }),
  );
  const sizes = await Promise.all([...files].map((file) => compressedSize(site, file)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Prints every page's JavaScript beside its budget. False when one is broken. */
export async function checkBudgets(outputFolder: string): Promise<boolean> {
  const chunks = JSON.parse(await readFile(path.join(outputFolder, 'chunks.json'), 'utf8')) as ChunkFiles;
  let kept = true;
  console.log('JavaScript of a page, kB brotli:');
  for (const { page, limit, chunks: names } of budgetsFor(chunks)) {
    const size = await sizeOf(path.join(outputFolder, 'site'), chunks, names);
    const within = size <= limit;
    kept &&= within;
    console.log(`  ${within ? 'ok  ' : 'OVER'} ${size.toFixed(1).padStart(6)} of ${limit}  ${page}`);
  }
  return kept;
}
