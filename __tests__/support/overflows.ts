import type { Page } from 'playwright-core';

/** Returns by how many px the page is wider than its window, with plain and with double text size. */
export const overflows = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    // Without motion every transition lasts 0.01 ms, and a text size would pass down one element in each frame.
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    const { style } = document.documentElement;
    const found = ['100%', '200%'].map((fontSize) => {
      style.fontSize = fontSize;
      return document.documentElement.scrollWidth - window.innerWidth;
    });
    style.fontSize = '';
    document.adoptedStyleSheets = [];
    return found;
  });
