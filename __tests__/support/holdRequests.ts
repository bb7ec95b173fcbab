import type { Page } from 'playwright-core';

/**
 * Holds a page's requests from now on.
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
