import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Stats, StatsChunk, StatsModule } from 'webpack';
import { routes } from '../app/routes';
import { PAGES } from '../content/paths';
import { cachedBody } from '../server/answers/responseCache';

/** Most kB (1000 bytes) of brotli of a page's own chunks: with the shared ones 145.2, for contact 170. */
const OWN_LIMIT = 9.5;
const FORM_LIMITS: Readonly<Record<string, number>> = {
  [PAGES.contact.path]: 34.3,
  [PAGES.booking.path]: 38.7,
};

/** Parts of the browser's code by the names of their chunks, each with the most kB of brotli. */
const CODE = [
  // Every first page load downloads these two.
  { what: 'the chunk react', names: ['react'], limit: 67.7 },
  { what: 'the chunk client', names: ['client'], limit: 68 },
  // The booking page loads it on demand: with its first load 200.5.
  { what: 'the chunk booking-calendar', names: ['booking-calendar'], limit: 26.1 },
  ...routes.map(({ path: page, chunks }) => ({
    what: `the code of ${page}`,
    names: chunks,
    limit: FORM_LIMITS[page] ?? OWN_LIMIT,
  })),
];

/** Largest size of a document, in kB of brotli as the server sends it. */
const DOCUMENT_LIMIT = 16;

/** Number of packages and folders that are listed of a part, and of budgets that are printed. */
const LISTED = 10;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Returns the package or the folder of a module: `react-dom`, `src/features/booking`. */
const placeOf = ({ name = '' }: StatsModule): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ??
  /^\.\/(src\/(?:features\/)?[^/]+)/.exec(name)?.[1] ??
  'webpack';

/** Lists the largest packages and folders of some chunks, in kB of their source. */
function contentsOf(chunks: readonly StatsChunk[]): string {
  const sizes = new Map<string, number>();
  for (const module of chunks.flatMap((chunk) => chunk.modules ?? []).flatMap((one) => one.modules ?? [one]))
    sizes.set(placeOf(module), (sizes.get(placeOf(module)) ?? 0) + (module.size ?? 0) / 1000);
  const largest = [...sizes].sort(([, one], [, other]) => other - one).slice(0, LISTED);
  return `kB of source: ${largest.map(([place, size]) => `${place} ${size.toFixed(0)}`).join(', ')}`;
}

/** @throws {Error} if the build has no chunk of a part */
async function measureCode(site: string, stats: Stats) {
  const { chunks: built = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkModules: true,
    cachedModules: true,
    dependentModules: true,
    nestedModules: true,
  });
  return Promise.all(
    CODE.map(async ({ what, names, limit }) => {
      const chunks = names.map((name) => {
        const chunk = built.find((one) => one.names.includes(name));
        if (chunk === undefined) throw new Error(`The build made no chunk ${name}.`);
        return chunk;
      });
      const files = chunks
        .flatMap((chunk) => chunk.files)
        .map((file) => path.join(site, 'assets', `${file}.br`));
      const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
      return { what, limit, size: sum(sizes) / 1000, contents: contentsOf(chunks) };
    }),
  );
}

async function measureDocuments(site: string) {
  const names = (await readdir(site)).filter((name) => name.endsWith('.html'));
  return Promise.all(
    names.map(async (name) => {
      const { br } = await cachedBody(await readFile(path.join(site, name), 'utf8'), 'text/html');
      return { what: `the document ${name}`, limit: DOCUMENT_LIMIT, size: br.length / 1000, contents: '' };
    }),
  );
}

/**
 * Prints the fullest budgets of the browser's code and of documents. Of what has outgrown its budget it also prints by
 * how much, and what is in it.
 * @param stats webpack's statistics of the browser's files, which are compressed by now
 * @returns false if a budget is exceeded
 */
export async function checkBudgets(outputFolder: string, stats: Stats): Promise<boolean> {
  const site = path.join(outputFolder, 'site');
  const measured = [...(await measureCode(site, stats)), ...(await measureDocuments(site))];
  const fullest = measured.sort((one, other) => other.size / other.limit - one.size / one.limit);
  console.log('The fullest budgets, in kB of brotli:');
  for (const { what, size, limit } of fullest.slice(0, LISTED))
    console.log(`  ${size.toFixed(1).padStart(5)} of ${limit.toFixed(1).padStart(4)}  ${what}`);
  const broken = fullest.filter(({ size, limit }) => size > limit);
  for (const { what, size, limit, contents } of broken) {
    console.log(
      `OVER  ${what}: ${Math.ceil((size - limit) * 1000)} bytes over its ${limit} kB.\n      ${contents}`,
    );
  }
  return broken.length === 0;
}
