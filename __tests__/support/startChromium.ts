import { chromium } from 'playwright-core';
import { ensureChromium } from '../../src/tools/chromium';
import { launchServer } from '../../src/tools/launchServer';
import needBuild from './needBuild';

/** Ends what is shared; kept in Jest's own process between set-up and tear-down. */
export const shared = globalThis as { endShared?: () => Promise<unknown> };

/**
 * Jest's hook before the first browser test: installs Chromium if there is none, and starts one for all files, with a
 * server for those that change nothing on it.
 */
export default async function startChromium(): Promise<void> {
  needBuild();
  const { path: executablePath, args } = await ensureChromium();
  const browser = await chromium.launchServer({ executablePath, args });
  const server = await launchServer();
  process.env.CHROMIUM_PATH = executablePath;
  process.env.SHARED_CHROMIUM = browser.wsEndpoint();
  process.env.SHARED_SITE = server.url;
  shared.endShared = () => Promise.all([browser.close(), server.stop()]);
}
