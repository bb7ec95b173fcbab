import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium as playwright } from 'playwright-core';
import { routes } from '../../app/routes';
import { median } from '../median';
import { freePort, launchServer, type LaunchedServer } from '../launchServer';
import { readBuildSettings } from '../buildSettings';
import { buildSite } from '../buildSite';
import { ensureChromium, type ChromiumExecutable } from '../chromium';

const FOLDER = path.resolve('dist/bench');

/** Scores and measures by name. */
type Figures = Readonly<Record<string, number>>;

const AUDITS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

interface Task {
  /** How often each page is measured; the table shows medians, because machines are noisy. */
  readonly rounds: number;
  /** Paths of the site. */
  readonly pages: readonly string[];
}

/** @throws {Error} one line that names the variable with a wrong value */
function readTask({ ROUNDS = '5', PAGES }: NodeJS.ProcessEnv): Task {
  if (!/^[1-9]\d?$/.test(ROUNDS)) throw new Error(`ROUNDS must be a number from 1 to 99, not "${ROUNDS}".`);
  const pages = (PAGES ?? '/ /cardiologie /ecocardiografie /programare /contact').split(' ');
  const known = new Set<string>(routes.map((route) => route.path));
  const unknown = pages.find((page) => !known.has(page) || page === '*');
  if (unknown !== undefined) throw new Error(`PAGES must be paths of the site, not "${unknown}".`);
  return { rounds: Number(ROUNDS), pages };
}

const twinOf = (page: string): string => `/static-${page === '/' ? 'home' : page.slice(1)}`;

/** The same words as plain HTML with a handful of rules: what a page can be at best. */
function staticTwin(html: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const body = main
    .replaceAll(/<svg[\s\S]*?<\/svg>|<img[^>]*>|<iframe[\s\S]*?<\/iframe>/g, '')
    .replaceAll(/ (?:class|style|id|tabindex|aria-[a-z]+|role|data-[a-z-]+)="[^"]*"/g, '');
  return [
    '<!doctype html><html lang="ro"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${title}">`,
    // No icon, as a request for one that is missing would be charged to the twin alone.
    '<link rel="icon" href="data:,">',
    '<style>body{margin:0 auto;max-width:70ch;padding:1rem;font:1.1rem/1.6 system-ui,sans-serif;color:#111}</style>',
    `</head><body><main>${body}</main></body></html>`,
  ].join('');
}

/** A copy of the built site with the static twins in it, so that one process serves both. */
async function prepareSite(pages: readonly string[]): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const name of ['site', 'server', 'templates', 'site.json']) {
    await cp(path.join('dist', name), path.join(FOLDER, name), { recursive: true });
  }
  for (const page of pages) {
    const source = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
    const twin = staticTwin(await readFile(path.join('dist/site', source), 'utf8'));
    const file = path.join(FOLDER, 'site', `${twinOf(page).slice(1)}.html`);
    await writeFile(file, twin);
    await writeFile(`${file}.br`, brotliCompressSync(twin));
    await writeFile(`${file}.gz`, gzipSync(twin));
  }
}

/** In a browser of its own: one that was here before remembers in local storage that it has the typeface. */
async function measureFirstVisit(url: string, chromium: ChromiumExecutable): Promise<Figures> {
  const port = await freePort();
  const browser = await playwright.launch({
    executablePath: chromium.path,
    args: [...chromium.args, `--remote-debugging-port=${port}`],
  });
  try {
    return await measure(url, port);
  } finally {
    await browser.close();
  }
}

async function measure(url: string, debuggingPort: number): Promise<Figures> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits } = result.lhr;
  const scores = Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]);
  const measures = Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]);
  return Object.fromEntries([...scores, ...measures]) as Figures;
}

function medians(runs: readonly Figures[]): Figures {
  const middle = (name: string): number =>
    Number(median(runs.map((run) => run[name] ?? NaN)).toFixed(name === 'CLS' ? 3 : 0));
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, middle(name)]));
}

async function measureAll(
  { rounds, pages }: Task,
  server: LaunchedServer,
  chromium: ChromiumExecutable,
): Promise<void> {
  const runs = new Map<string, Figures[]>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const address of pages.flatMap((page) => [page, twinOf(page)])) {
      console.log(`  round ${round} of ${rounds}: ${address}`);
      const figures = await measureFirstVisit(server.url + address, chromium);
      runs.set(address, [...(runs.get(address) ?? []), figures]);
    }
  }
  console.log('\nLighthouse, mobile, default throttling; medians');
  const rows = pages.flatMap((page) => {
    const [own = {}, twin = {}] = [page, twinOf(page)].map((address) => medians(runs.get(address) ?? []));
    const ratio = ((own['LCP ms'] ?? NaN) / (twin['LCP ms'] ?? NaN)).toFixed(2);
    return [
      { page, ...own, 'LCP ratio': ratio },
      { page: '  same words, static', ...twin },
    ];
  });
  console.table(rows);
}

/** Every kind of page beside a plain static page of the same words from the same process. */
export async function benchLighthouse(): Promise<void> {
  const task = readTask(process.env);
  await buildSite(readBuildSettings({}));
  const chromium = await ensureChromium();
  await prepareSite(task.pages);
  const server = await launchServer(FOLDER);
  try {
    await measureAll(task, server, chromium);
  } finally {
    await server.stop();
    await rm(FOLDER, { recursive: true, force: true });
  }
}
