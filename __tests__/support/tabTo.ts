import type { Locator } from 'playwright-core';

/** Presses Tab until one of the wanted elements has the focus; returns the number of presses. */
export async function tabTo(wanted: Locator): Promise<number> {
  const page = wanted.page();
  const reached = wanted.and(page.locator(':focus'));
  await wanted.first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 200; presses += 1) {
    if ((await reached.count()) > 0) return presses;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${String(wanted)}.`);
}
