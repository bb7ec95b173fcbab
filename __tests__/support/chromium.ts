import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../src/tools/chromium';

/** Opens the run's Chromium, in which each file has contexts of its own, or starts one where there is none. */
export async function launchChromium(): Promise<Browser> {
  const address = process.env.SHARED_CHROMIUM;
  const { path: executablePath, args } = await ensureChromium();
  const browser = await (address === undefined
    ? chromium.launch({ executablePath, args })
    : chromium.connect(address));
  (globalThis.startedBrowsers ??= []).push(browser);
  return browser;
}
