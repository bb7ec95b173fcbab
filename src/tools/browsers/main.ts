import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reason } from '../../server/errors/reason';
import { readBuildSettings } from '../buildSettings';
import { buildSite } from '../buildSite';
import { fail, misused } from '../fail';
import { launchServer } from '../launchServer';
import { conclude, one, takeSteps, type Step, type Tally } from '../steps';
import type { DrivenBrowser, InstallableBrowser } from './drivenBrowser';
import { JOURNEYS, type Journey } from './journeys';
import { CHROMIUM, FIREFOX_ESR } from './puppeteerBrowsers';
import { visitorAt } from './visitor';
import { WEBKIT } from './webkit';

const BROWSERS: readonly InstallableBrowser[] = [CHROMIUM, FIREFOX_ESR, WEBKIT];
const WIDTHS = [390, 1280] as const;

interface Options {
  /** Browsers that are not installed do not fail. */
  readonly available: boolean;
  /** Where a picture of every page is put. */
  readonly pictures: string | undefined;
}

function optionsOf(args: string[]): Options {
  const options = { available: { type: 'boolean', default: false }, pictures: { type: 'string' } } as const;
  try {
    const { available, pictures } = parseArgs({ args, options }).values;
    return { available, pictures };
  } catch (error) {
    return misused(reason(error));
  }
}

/** @returns what was wrong; nothing when all was well */
async function takeJourney(
  browser: DrivenBrowser,
  width: (typeof WIDTHS)[number],
  { name, take }: Journey,
  site: string,
  pictures: string | undefined,
): Promise<readonly string[]> {
  const tab = await browser.openTab(width);
  let taken = 0;
  const keepPicture = async (page: string): Promise<void> => {
    if (pictures === undefined) return;
    await mkdir(pictures, { recursive: true });
    const file = `${[browser.name, width, name, (taken += 1), page].join(' ').replaceAll('/', ' ')}.png`;
    await writeFile(path.join(pictures, file), await tab.picture());
  };
  const faults: string[] = [];
  await take(visitorAt(tab, site, keepPicture), width === 1280).catch(async (error: unknown) => {
    faults.push(reason(error));
    await keepPicture('stuck');
  });
  faults.push(...tab.complaints());
  await tab.close();
  return faults;
}

const tested = ({ name, missing, launch }: InstallableBrowser, { available, pictures }: Options): Step => ({
  name,
  take: async () => {
    const packages = missing();
    if (packages.length > 0) {
      console.log(`Not installed: apt-get install --no-install-recommends ${packages.join(' ')}`);
      return available ? { passed: 0, failed: 0 } : one(false);
    }
    // Each has data of its own: the same times are free.
    const server = await launchServer();
    const tallies: Tally[] = [];
    try {
      const browser = await launch();
      console.log(browser.name);
      try {
        for (const width of WIDTHS)
          for (const journey of JOURNEYS) {
            const faults = await takeJourney(browser, width, journey, server.url, pictures);
            console.log(`  ${faults.length === 0 ? 'ok' : 'FAILED'}  ${width} px, ${journey.name}`);
            for (const fault of faults) console.log(`      ${fault}`);
            tallies.push(one(faults.length === 0));
          }
      } finally {
        await browser.close();
      }
    } finally {
      await server.stop();
    }
    const count = (part: keyof Tally): number => tallies.reduce((sum, tally) => sum + tally[part], 0);
    return { passed: count('passed'), failed: count('failed') };
  },
});

/** `npm run test:browsers`: what a visitor does most, in each engine that visitors come with, on a phone and a desk. */
async function testBrowsers(options: Options): Promise<void> {
  await buildSite(readBuildSettings({}));
  conclude(await takeSteps(BROWSERS.map((browser) => tested(browser, options))));
}

testBrowsers(optionsOf(process.argv.slice(2))).catch(fail);
