import { readFile } from 'node:fs/promises';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns every violation on the page in its present state, one line each. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  // A reloaded page has lost it.
  if (!(await page.evaluate(() => 'axe' in window))) {
    // The page's policy forbids foreign scripts, but not evaluation by the browser.
    await page.evaluate(await readFile(require.resolve('axe-core/axe.min.js'), 'utf8'));
  }
  return page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: rules,
      // Skips descriptions of what passed.
      resultTypes: ['violations'],
      elementRef: true,
    });
    /** Returns whether another element, such as the sticky header, lies over a part: at another scroll offset it does not. */
    const isCovered = (element: Element): boolean => {
      const { left, top, bottom, width } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].some((y) => {
        const upper = document.elementFromPoint(left + width / 2, y);
        return upper !== null && !element.contains(upper) && !upper.contains(element);
      });
    };
    return violations.flatMap(({ id, nodes }) => {
      const found = nodes.filter(({ element }) => id !== 'target-size' || !element || !isCovered(element));
      return found.length === 0 ? [] : [`${id}: ${found.map(({ html }) => html).join(' ')}`];
    });
  }, RULES);
}
