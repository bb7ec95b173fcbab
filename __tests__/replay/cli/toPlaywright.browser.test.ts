import { runInThisContext } from 'node:vm';
import { transform } from '@swc/core';
import type { Locator, Page } from 'playwright-core';
import { toPlaywright } from '../../../src/replay/cli/toPlaywright';
import type { Scenario } from '../../../src/replay/scenario/scenario';
import { siteInChromium } from '../../support/siteInChromium';
import { shipped } from '../support/shippedScenarios';

const site = siteInChromium();

const TIMEOUT_MS = 3000;

/** Repeats an assertion until it passes. */
async function holds(check: () => Promise<void> | void): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const isLocator = (actual: unknown): actual is Locator =>
  typeof actual === 'object' && actual !== null && 'boundingBox' in actual;

/** Replaces the part of Playwright's `expect` that the generated tests use; this project has no other need of it. */
function expectStandIn(actual: unknown, isNot = false): unknown {
  if (!isLocator(actual)) return expect(actual);
  const locator = actual;
  const seen = async (read: () => Promise<unknown>, judge: (value: unknown) => void) =>
    holds(async () => judge(await read()));
  const truly = (read: () => Promise<boolean>) => seen(read, (value) => expect(value).toBe(!isNot));
  return {
    not: isNot ? undefined : expectStandIn(actual, true),
    toHaveCount: (count: number) =>
      seen(
        () => locator.count(),
        (value) => expect(value).toBe(count),
      ),
    toBeEnabled: () => truly(() => locator.isEnabled()),
    toBeDisabled: () => truly(() => locator.isDisabled()),
    toHaveValue: (text: string) =>
      seen(
        () => locator.inputValue(),
        (value) => expect(value).toBe(text),
      ),
    toHaveAttribute: (name: string, text: string) =>
      seen(
        () => locator.getAttribute(name),
        (value) => expect(value).toBe(text),
      ),
    toContainText: (text: string) =>
      truly(async () => (await locator.innerText()).replace(/\s+/g, ' ').includes(text)),
  };
}

const poll = (read: () => unknown) => ({
  toBe: (value: unknown) => holds(async () => expect(await read()).toBe(value)),
  toMatchObject: (value: object) => holds(() => expect(read()).toMatchObject(value)),
});

/** Runs a generated test as Playwright would. */
async function run(scenario: Scenario): Promise<void> {
  const { code } = await transform(await toPlaywright(scenario), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  let body: ((fixtures: { page: Page }) => Promise<void>) | undefined;
  const playwright = {
    test: (_title: string, given: typeof body) => {
      body = given;
    },
    expect: Object.assign((actual: unknown) => expectStandIn(actual), { poll }),
  };
  const load = runInThisContext(`(require, exports) => {${code}\n}`) as (...given: unknown[]) => void;
  load(() => playwright, {});
  const page = await site.browser.newPage({
    baseURL: site.server.url,
    locale: 'ro-RO',
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(TIMEOUT_MS * 5);
  try {
    await body?.({ page });
  } finally {
    await page.close();
  }
}

test.each([
  'contact/dublu-clic.json',
  'contact/netrimis.json',
  'booking/raspuns-intarziat.json',
  // Opens an address and takes an offer.
  'booking/adresa-cu-alt-medic.json',
  'contact/retea-intrerupta.json',
  // Reads texts of several elements.
  'booking/ore-in-ordine.json',
  // Restores a draft after a reload.
  'booking/ciorna-dupa-reincarcare.json',
  // Presses a button immediately after a list has loaded.
  'booking/concedii-neincarcate.json',
  'booking/ora-oferita-alta-saptamana.json',
  // Waits for a late list.
  'booking/servicii-neincarcate.json',
])('%s becomes a Playwright test that passes', async (file) => {
  await run(shipped(file));
});

test('a scenario with a wrong message becomes a failing test', async () => {
  const text = JSON.stringify(shipped('booking/interval-din-trecut.json'));
  const wrong = text.replaceAll('Interval indisponibil.', 'Interval liber.');
  expect(wrong).not.toBe(text);
  await expect(run(JSON.parse(wrong) as Scenario)).rejects.toThrow();
});

test('an expectation that the document of the site prevents is a comment', async () => {
  const converted = await toPlaywright(shipped('booking/servicii-neincarcate.json'));
  expect(converted).toContain('// Left out, because the document brings the lists: Serviciu is disabled');
  expect(converted).not.toContain('shows("Lista serviciilor');
});

test('a wrong text between two elements becomes a failing test', async () => {
  const text = JSON.stringify(shipped('booking/ore-in-ordine.json'));
  const wrong = text.replace('09:00 10:00 14:00 miercuri', '10:00 09:00 14:00 miercuri');
  expect(wrong).not.toBe(text);
  await expect(run(JSON.parse(wrong) as Scenario)).rejects.toThrow();
});
