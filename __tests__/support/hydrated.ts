import type { Page } from 'playwright-core';

/** Waits until React has hydrated the prerendered page. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
