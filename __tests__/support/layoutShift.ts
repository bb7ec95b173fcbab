import type { Page } from 'playwright-core';

/**
 * Adds up the layout shifts of each document that the page loads from now on.
 * @returns a function that reads the sum for the current document, once it is drawn
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number };
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return Number(await page.evaluate(() => document.documentElement.dataset.shift ?? '0'));
  };
}
