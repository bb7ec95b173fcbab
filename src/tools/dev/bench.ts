import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { median } from '../median';
import { ensureChromium } from '../chromium';
import { fail } from '../fail';
import { openTrial, type Trial } from './trial';

/** An edit that is made over and over, and where one sees it. */
interface Edit {
  readonly name: string;
  /** Seconds; the workshop's promise. */
  readonly target: number;
  readonly page: string;
  readonly file: string;
  /** What stands in the file, with `n` for the number of the edit; 0 = before the first. */
  readonly text: (n: number) => string;
  /** Runs in the page. */
  readonly isSeen: (sought: string) => boolean | Promise<boolean>;
  readonly sought: (n: number) => string;
}

/** How often each edit is made. */
const TIMES = 4;
const PAUSE_MS = 2000;
const READY_TARGET = 10;
/** webpack keeps what it has learnt once it has rested for a while. */
const CACHE_MS = 20_000;

const shows = (sought: string): boolean => document.body.textContent.includes(sought);

const EDITS: readonly Edit[] = [
  {
    name: 'a styled component',
    target: 1,
    page: '/about',
    file: 'src/pages/About.tsx',
    text: (n) => (n === 0 ? 'display: flex;' : `display: flex; outline-offset: ${n}px;`),
    isSeen: (sought) =>
      [...document.querySelectorAll('main div')].some(
        (element) => getComputedStyle(element).outlineOffset === sought,
      ),
    sought: (n) => `${n}px`,
  },
  {
    name: 'a text of a page',
    target: 1,
    page: '/about',
    file: 'src/content/pages/about.ts',
    text: (n) => (n === 0 ? "lead: '" : `lead: 'Textul ${n}. `),
    isSeen: shows,
    sought: (n) => `Textul ${n}.`,
  },
  {
    name: 'a note on prices',
    target: 1,
    page: '/cardiologie',
    file: 'src/content/specialties/cardiology.ts',
    text: (n) => (n === 0 ? "'Prețurile sunt în lei." : `'Nota ${n}. Prețurile sunt în lei.`),
    isSeen: shows,
    sought: (n) => `Nota ${n}.`,
  },
  {
    name: 'a hook of the booking form',
    target: 1,
    page: '/programare',
    file: 'src/features/booking/form/useVisitorSigns.ts',
    text: (n) =>
      n === 0
        ? 'useEffect(() => {'
        : `globalThis.document?.documentElement.setAttribute('data-edit', '${n}');\n  useEffect(() => {`,
    isSeen: (sought) => document.documentElement.getAttribute('data-edit') === sought,
    sought: String,
  },
  {
    name: 'a route of the server',
    target: 3,
    page: '/about',
    file: 'src/server/operations/health.ts',
    text: (n) => (n === 0 ? 'send({ status: 200 })' : `send({ status: 200, edit: ${n} })`),
    isSeen: async (sought) =>
      fetch('/health/live').then(
        async (answer) => (await answer.text()).includes(`"edit":${sought}`),
        () => false,
      ),
    sought: String,
  },
];

/** @returns seconds from saving each edit to seeing it */
async function timesOf(edit: Edit, trial: Trial, page: Page): Promise<readonly number[]> {
  await page.goto(trial.url + edit.page);
  await page.locator('[data-alive]').waitFor({ state: 'attached' });
  const seconds: number[] = [];
  for (let n = 1; n <= TIMES; n += 1) {
    // Nobody saves twice within two seconds.
    await sleep(PAUSE_MS);
    const started = performance.now();
    await trial.edit(edit.file, edit.text(n - 1), edit.text(n));
    await page.waitForFunction(edit.isSeen, edit.sought(n), { polling: 20 });
    seconds.push((performance.now() - started) / 1000);
  }
  return seconds;
}

const met = (seconds: number, target: number): string =>
  `target ${target} s: ${seconds <= target ? 'met' : 'MISSED'}`;

/** Prints a median, and how many times faster it is than a whole build. */
function printRow(name: string, seconds: readonly number[], buildSeconds: number, note = ''): void {
  const middle = median(seconds);
  const figures = `${middle.toFixed(2)} s (worst ${Math.max(...seconds).toFixed(2)})`;
  const ratio = `x ${(middle / buildSeconds).toFixed(2)} of a build`;
  console.log(`  ${name.padEnd(28)} ${figures.padEnd(22)} ${ratio}  ${note}`);
}

/** `npm run bench:dev`: from saving a file to seeing it, in a copy of the sources. */
async function bench(): Promise<void> {
  const trial = await openTrial();
  const { path: executablePath, args } = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const first = await trial.start();
    console.log(`Ready in ${first.toFixed(1)} s the first time; ${met(first, READY_TARGET)}`);
    await sleep(CACHE_MS);
    const later = await trial.start();
    console.log(`Ready in ${later.toFixed(1)} s from then on; ${met(later, READY_TARGET)}`);
    const page = await browser.newPage();
    const times = new Map<Edit, readonly number[]>();
    for (const edit of EDITS) times.set(edit, await timesOf(edit, trial, page));
    await browser.close();
    const buildSeconds = await trial.build();
    console.log(`A whole build of the same sources: ${buildSeconds.toFixed(1)} s. From saving to seeing:`);
    for (const [{ name }, seconds] of times) printRow(name, seconds, buildSeconds);
    for (const target of new Set(EDITS.map((edit) => edit.target))) {
      const seconds = [...times].flatMap(([edit, all]) => (edit.target === target ? all : []));
      const name = target === 1 ? 'all that the browser draws' : 'all of the server';
      printRow(name, seconds, buildSeconds, met(median(seconds), target));
    }
  } finally {
    await browser.close();
    await trial.close();
  }
}

bench().catch(fail);
