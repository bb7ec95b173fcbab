import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../src/tools/chromium';

/** A real Chromium. Installing one can take a minute, starting one on a busy machine ten seconds. */
export const BROWSER_TIMEOUT_MS = 120_000;

/** @param settings more of the browser's own arguments */
export async function launchChromium(settings: readonly string[] = []): Promise<Browser> {
  const { path, args } = await ensureChromium();
  return chromium.launch({ executablePath: path, args: [...args, ...settings] });
}
