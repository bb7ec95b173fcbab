import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../src/tools/chromium';

/**
 * Starts a real Chromium.
 * @param settings more of the browser's own arguments
 */
export async function launchChromium(settings: readonly string[] = []): Promise<Browser> {
  const { path, args } = await ensureChromium();
  const browser = await chromium.launch({ executablePath: path, args: [...args, ...settings] });
  (globalThis.startedBrowsers ??= []).push(browser);
  return browser;
}
