import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Folder of the pictures and traces that failed runs leave; CI keeps it. */
export const FAILURES = 'dist-failures';

/** Has no windows, so the same tests take two thirds of the processor time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const WITH_WINDOW = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Arguments for headless Chromium in a container, without calls to Google. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium for the browser tests from Debian (about a minute) …');
  const { status } = spawnSync(
    `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`,
    {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  if (status !== 0) console.warn(`apt-get could not install ${name}: another browser is looked for.`);
}

/** Returns the path of the tests' browser; undefined if there is none. */
async function findChromium(headed: boolean): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
    return named;
  }
  if (headed && !WITH_WINDOW.some(existsSync)) installFromDebian('chromium');
  if (!headed && !existsSync(HEADLESS)) installFromDebian('chromium-headless-shell');
  const installed = (headed ? WITH_WINDOW : [HEADLESS, ...WITH_WINDOW]).find(existsSync);
  if (installed !== undefined || process.platform !== 'linux' || process.arch !== 'x64') return installed;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/**
 * Returns path and arguments of the tests' browser: the one in CHROMIUM_PATH, or Debian's if this is root, or an
 * installed one, or the one from npm.
 * @param headed true for a browser that shows its windows
 * @throws {Error} if there is none: skipping the tests would prove nothing
 */
export async function ensureChromium({ headed = false } = {}) {
  const path = await findChromium(headed);
  if (path !== undefined) return { path, args: ARGS };
  throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
}
