import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Stats, StatsModule } from 'webpack';
import { cachedBody } from '../server/answers/responseCache';

/** Most kB (1000 bytes) of brotli of the two chunks that every first page load downloads. */
const SHARED_LIMITS: Readonly<Record<string, number>> = { react: 67.7, client: 68 };

/** Most kB of brotli of a page's own chunks: with the shared ones 145.2, for contact 170. */
const OWN_LIMIT = 9.5;
const FORM_LIMITS: Readonly<Record<string, number>> = {
  'contact.html': 34.3,
  'programare.html': 38.7,
};

/** Most kB of brotli of the named chunk that a page loads on demand: with the booking page's first load 200.5. */
const LATER_LIMITS: Readonly<Record<string, { readonly chunk: string; readonly limit: number }>> = {
  'programare.html': { chunk: 'booking-calendar', limit: 26.1 },
};

/** Largest size of a document, in kB of brotli as the server sends it. */
const DOCUMENT_LIMIT = 16;

const scriptsIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file = '']) => file)),
];

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Returns kB of brotli. */
async function compressedSize(site: string, scripts: readonly string[]): Promise<number> {
  const sizes = scripts.map(async (script) => {
    const built = await stat(path.join(site, `${script}.br`)).catch(() => undefined);
    return built?.size ?? brotliCompressSync(await readFile(path.join(site, script))).length;
  });
  return sum(await Promise.all(sizes)) / 1000;
}

/** Number of packages and folders that are listed of each script. */
const LISTED = 10;

/** Returns the package or the folder of a module: `react-dom`, `src/features/booking`. */
const placeOf = ({ name = '' }: StatsModule): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ??
  /^\.\/(src\/(?:features\/)?[^/]+)/.exec(name)?.[1] ??
  'webpack';

/** Lists the largest packages and folders of each script, in kB of their source. */
function contentsOf(stats: Stats, scripts: readonly string[]): string {
  const { chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkModules: true,
    cachedModules: true,
    dependentModules: true,
    nestedModules: true,
  });
  return scripts
    .map((script) => {
      const chunk = chunks.find(({ files }) => files.includes(path.basename(script)));
      const sizes = new Map<string, number>();
      for (const module of (chunk?.modules ?? []).flatMap((one) => one.modules ?? [one]))
        sizes.set(placeOf(module), (sizes.get(placeOf(module)) ?? 0) + (module.size ?? 0) / 1000);
      const largest = [...sizes].sort(([, one], [, other]) => other - one).slice(0, LISTED);
      return `\n      ${script} (kB of source): ${largest.map(([place, size]) => `${place} ${size.toFixed(0)}`).join(', ')}`;
    })
    .join('');
}

/** A part of a page's JavaScript that has a budget of its own. */
interface Share {
  readonly what: string;
  /** True for code that a first page load need not download. */
  readonly isLater?: true;
  readonly scripts: readonly string[];
  /** Limit in kB of brotli. */
  readonly limit: number;
}

/** @throws {Error} if the build has no chunk of this name */
function filesOf(chunk: string, { compilation }: Stats): readonly string[] {
  const { files = [] } = compilation.namedChunks.get(chunk) ?? {};
  if ([...files].length === 0) throw new Error(`The build made no chunk ${chunk}.`);
  return [...files].map((file) => `/assets/${file}`);
}

function sharesOf(page: string, scripts: readonly string[], stats: Stats): readonly Share[] {
  const shared = Object.entries(SHARED_LIMITS).map(([name, limit]) => ({
    what: `the chunk ${name}`,
    scripts: scripts.filter((script) => path.basename(script).startsWith(`${name}.`)),
    limit,
  }));
  const own = scripts.filter((script) => !shared.some((share) => share.scripts.includes(script)));
  const first = { what: `the code of ${page}`, scripts: own, limit: FORM_LIMITS[page] ?? OWN_LIMIT };
  const later = LATER_LIMITS[page];
  if (later === undefined) return [...shared, first];
  const { chunk, limit } = later;
  return [
    ...shared,
    first,
    { what: `the chunk ${chunk}`, isLater: true, scripts: filesOf(chunk, stats), limit },
  ];
}

const totalOf = (shares: readonly (Share & { readonly size: number })[]): string =>
  `${sum(shares.map(({ size }) => size))
    .toFixed(1)
    .padStart(5)} of ${sum(shares.map(({ limit }) => limit)).toFixed(1)}`;

/**
 * Prints the size of every page's JavaScript and document with their budgets. Of a part that has outgrown its budget it
 * also prints by how much, and what is in it.
 * @param stats webpack's statistics of the browser's files
 * @returns false if a budget is exceeded, or there are no pages
 */
export async function checkBudgets(outputFolder: string, stats: Stats): Promise<boolean> {
  const site = path.join(outputFolder, 'site');
  const pages = (await readdir(site)).filter((name) => name.endsWith('.html'));
  const broken = new Set<string>();
  console.log('kB of brotli: JavaScript of a first page load; document');
  for (const page of pages) {
    const html = await readFile(path.join(site, page), 'utf8');
    const document = (await cachedBody(html, 'text/html')).br.length / 1000;
    if (document > DOCUMENT_LIMIT) broken.add(`${page}: a document of ${document.toFixed(1)} kB`);
    const shares = await Promise.all(
      sharesOf(page, scriptsIn(html), stats).map(async (share) => ({
        ...share,
        size: await compressedSize(site, share.scripts),
      })),
    );
    for (const { what, scripts, limit, size } of shares)
      if (size > limit)
        broken.add(
          `${what}: ${Math.ceil((size - limit) * 1000)} bytes over its ${limit} kB.${contentsOf(stats, scripts)}`,
        );
    const atFirst = shares.filter(({ isLater }) => isLater !== true);
    const cells = [
      totalOf(atFirst),
      `${document.toFixed(1).padStart(4)} of ${DOCUMENT_LIMIT}`,
      page,
      ...(atFirst.length < shares.length ? [`(${totalOf(shares)} with its later code)`] : []),
    ];
    console.log(`  ${cells.join('  ')}`);
  }
  for (const what of broken) console.log(`OVER  ${what}`);
  return pages.length > 0 && broken.size === 0;
}
