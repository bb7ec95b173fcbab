import type { Page } from 'playwright-core';

/**
 * Holds back what a page asks for from now on.
 * @returns lets it all go
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
