import type { Page } from 'playwright-core';

/** Returns by how many px a page without motion is wider than its window, with normal and with double text size. */
export const overflows = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    const found = ['100%', '200%'].map((fontSize) => {
      style.fontSize = fontSize;
      return document.documentElement.scrollWidth - window.innerWidth;
    });
    style.fontSize = '';
    return found;
  });
