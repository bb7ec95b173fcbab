import { access, constants } from 'node:fs/promises';
import { run } from './run';

/** A browser the tests can drive. */
export interface ChromiumExecutable {
  readonly path: string;
  readonly args: readonly string[];
}

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Every window brings two hidden pages of the address bar, which cost a third of what a test's page does. Chromium
 * hears this switch only once, so what Playwright turns off by it (chromiumSwitches.ts) is named again.
 */
const TURNED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** What a headless Chromium needs in a container, and what keeps it from calling home. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${TURNED_OFF.join(',')}`,
];

async function firstExecutable(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  return undefined;
}

async function installFromDebian(): Promise<void> {
  if (process.getuid?.() !== 0 || (await firstExecutable(['/usr/bin/apt-get'])) === undefined) return;
  console.log('Installing Chromium for the browser tests from Debian (about a minute) …');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], quiet);
}

/**
 * CHROMIUM_PATH, else an installed browser, else Debian's when this is root, else the one that npm brings.
 * Throws rather than skip: a suite without its browser would prove nothing.
 */
export async function ensureChromium(): Promise<ChromiumExecutable> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if ((await firstExecutable([named])) === undefined)
      throw new Error(`CHROMIUM_PATH names no program: ${named}`);
    return { path: named, args: ARGS };
  }
  const installed = await firstExecutable(CANDIDATES);
  if (installed !== undefined) return { path: installed, args: ARGS };
  await installFromDebian();
  const fresh = await firstExecutable(CANDIDATES);
  if (fresh !== undefined) return { path: fresh, args: ARGS };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium');
    return { path: await packaged.executablePath(), args: ARGS };
  }
  throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
}
