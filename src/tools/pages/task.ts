import { setTimeout as sleep } from 'node:timers/promises';
import { chromium as playwright, type Browser, type Page } from 'playwright-core';
import { readBuildSettings } from '../buildSettings';
import { buildSite } from '../buildSite';
import { ensureChromium } from '../chromium';
import { launchServer } from '../launchServer';
import { timePresses, type Presses } from './presses';
import { printTask, VIEWPORTS, type Measured, type Viewport, type Walk } from './taskTable';
import { visitorAt, type Visitor } from './visitor';
import { watchPage } from './watchPage';
import { byAddress, byAnotherTime, byFirstFreeTime } from './ways';

/** At each size. */
const VISITS = 8;
/** What the six calls take in a phone's network: what moves only then is no answer to a press. */
const ANSWER_MS = 600;
const PATIENCE_MS = 10_000;
/** Drawn pages say a new first free time after at most a second. */
const REDRAWN_MS = 1200;

async function openPage(browser: Browser, { width, height, hasTouch }: Viewport): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch, isMobile: hasTouch });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

/** One way from its beginning to the receipt, or to where it does not go on. */
async function walk<View>(
  browser: Browser,
  viewport: Viewport,
  way: (visitor: Visitor) => Promise<View>,
): Promise<Walk<View>> {
  const page = await openPage(browser, viewport);
  const visitor = visitorAt(page, viewport.hasTouch);
  const { count, steps } = visitor;
  const watch = await watchPage(page, () => steps.at(-1) ?? 'coming');
  await page.route(/\/(fetch-|get-)/, async (route) => {
    await sleep(ANSWER_MS);
    await route.continue();
  });
  const result = await way(visitor).then(
    (view) => ({ view }),
    (error: unknown) => ({ stuck: String(error).split('\n', 1)[0] ?? '' }),
  );
  const shifts = await watch.shifts();
  await page.context().close();
  await sleep(REDRAWN_MS);
  return { ...result, ...count, steps, shifts };
}

/** A whole address of a card, and the same without its time. */
async function addressesOf(site: string) {
  const html = await (await fetch(`${site}/cardiologie`)).text();
  const [whole] = /\/programare\?serviciu=[^"]*interval=[^"]*/.exec(html) ?? [];
  if (whole === undefined) throw new Error('/cardiologie names no first free time.');
  const address = site + whole.replaceAll('&amp;', '&');
  return { address, ofDoctor: address.replace(/&data=.*/, '') };
}

async function measure(browser: Browser, viewport: Viewport, site: string): Promise<Measured> {
  console.log(`  ${viewport.width} x ${viewport.height}`);
  const card = await walk(browser, viewport, (visitor) => byFirstFreeTime(visitor, site));
  const { address, ofDoctor } = await addressesOf(site);
  const mail = await walk(browser, viewport, (visitor) => byAddress(visitor, address));
  const other = await walk(browser, viewport, (visitor) => byAnotherTime(visitor, site));
  const visits: Presses[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await openPage(browser, viewport);
    visits.push(await timePresses(page, viewport.hasTouch, ofDoctor));
    await page.context().close();
  }
  return { viewport, ways: { card, mail, other }, visits };
}

/** `npm run bench:pages -- --task`: the way from the home page to a receipt, in a real browser at four sizes. */
export async function benchTask(): Promise<void> {
  const settings = readBuildSettings({});
  await buildSite(settings);
  const { path: executablePath, args } = await ensureChromium();
  const server = await launchServer(settings.outputFolder);
  const browser = await playwright.launch({ executablePath, args: [...args] });
  const started = performance.now();
  try {
    const measured: Measured[] = [];
    for (const viewport of VIEWPORTS) measured.push(await measure(browser, viewport, server.url));
    printTask(measured);
    console.log(`Measured in ${Math.round((performance.now() - started) / 1000)} s.`);
  } finally {
    await browser.close();
    await server.stop();
  }
}
