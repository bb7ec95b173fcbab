import { TestEnvironment } from 'jest-environment-node';
import type { Browser } from 'playwright-core';
import { FAILURES } from '../../src/tools/chromium';
import { fileName } from '../../src/replay/scenario/printScenario';

declare global {
  /** The browsers that the test file has started. */
  var startedBrowsers: Browser[] | undefined;
}

type TestEvent = Readonly<{ name: string; test?: Readonly<{ name: string }> }>;

/** The environment of tests in a real Chromium: one that fails leaves a picture of each page that is open. */
export default class BrowserEnvironment extends TestEnvironment {
  /** Jest calls it for every event, and waits for it before the hooks that close the pages. */
  async handleTestEvent({ name, test }: TestEvent): Promise<void> {
    if (test === undefined || !['test_fn_failure', 'hook_failure'].includes(name)) return;
    const contexts = (this.global.startedBrowsers ?? []).flatMap((browser) => browser.contexts());
    for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
      const path = `${FAILURES}/${fileName(test.name)}-${index + 1}.png`;
      // A page that has crashed gives none.
      const picture = await page.screenshot({ path, fullPage: true }).catch(() => null);
      if (picture !== null) this.global.console.log(`The page when the test failed: ${path}`);
    }
  }
}
