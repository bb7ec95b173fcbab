import type { Locator } from 'playwright-core';

/** The two screens on which a task is played, as rows of `test.each`. */
export const SCREENS = [
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['a desktop', { viewport: { width: 1280, height: 900 } }],
] as const;

/** Returns where an element is in the window, in px. */
export const edges = (element: Locator) =>
  element.evaluate((shown) => {
    const { top, bottom, left, right, width, height } = shown.getBoundingClientRect();
    return { top, bottom, left, right, width, height };
  });
