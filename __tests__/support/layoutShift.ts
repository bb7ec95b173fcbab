import type { Page } from 'playwright-core';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/**
 * Records the layout shifts of each document that the page loads from now on.
 * @returns a function that names what moved in the current document, once it is painted; nothing if all shifts together
 * stay below `limit`
 */
export async function watchLayoutShift(page: Page): Promise<(limit: number) => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    const shifts: Shift[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`);
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return async (limit) => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const shifts = await page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);
    const sum = shifts.reduce((before, { value }) => before + value, 0);
    return sum < limit ? [] : shifts.flatMap(({ value, moved }) => moved.map((what) => `${value}: ${what}`));
  };
}
