import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { routes } from '../../src/app/routes';
import { holdRequests } from '../support/holdRequests';
import { watchLayoutShift } from '../support/layoutShift';
import { sharedSiteInChromium } from '../support/siteInChromium';
import { hydrated } from '../support/hydrated';

const site = sharedSiteInChromium();

test('text is painted before the typeface and the code have loaded', async () => {
  const page = await site.browser.newPage();
  await page.route(/\.(?:woff2|js)$/, () => undefined);
  await page.goto(`${site.server.url}/contact`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
});

test.each([
  ['/', 390],
  ['/sarcina', 390],
  ['/programare', 390],
  ['/reumatologie', 360],
])('loading the typeface causes almost no layout shift on %s at %i px', async (path, width) => {
  const page = await site.browser.newPage({ viewport: { width, height: 844 } });
  const send = await holdRequests(page, '**/*.woff2');
  const layoutShift = await watchLayoutShift(page);
  await page.goto(site.server.url + path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  send();
  await page.waitForFunction(() => document.fonts.status === 'loaded' && document.fonts.check('1em Manrope'));
  expect(await layoutShift(0.02)).toEqual([]);
});

test('following a link changes title, canonical address and focus without loading the document again; until its code has loaded, the old page stays, with a progress bar', async () => {
  const page = await site.open('/cardiologie');
  await page.evaluate(() => {
    (window as unknown as { stayed: boolean }).stayed = true;
    window.scrollTo(0, 400);
  });
  const send = await holdRequests(page, /\/assets\/[^/]*\.js$/);
  await page.getByRole('main').getByRole('link', { name: 'Ecocardiografie' }).first().click();
  await page.getByRole('progressbar').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Cardiologie');
  expect(await page.title()).toContain('Cardiologie');
  send();
  await page.waitForURL('**/ecocardiografie');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.getByRole('progressbar').waitFor({ state: 'detached' });

  const shown = await routes.find((route) => route.path === '/ecocardiografie')?.lazy();
  expect(await page.title()).toContain(shown?.handle.describe(SAMPLE_FACTS).title);
  expect(await page.locator('meta[name="description"]').count()).toBe(1);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/ecocardiografie$/);
  // The structured data of /cardiologie are gone.
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);

  await page.goBack();
  await page.waitForFunction(() => window.scrollY > 300);
  expect(await page.title()).toContain('Cardiologie');
});

test('the transition of a link followed before hydration takes 300 ms, and is skipped for visitors who prefer reduced motion', async () => {
  const page = await site.browser.newPage();
  await page.route('**/*.js', () => undefined);
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const note = () => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const old = effects.find(({ pseudoElement }) => pseudoElement === '::view-transition-old(root)');
        document.documentElement.dataset.fade = String(old?.getTiming().duration ?? 'none');
      };
      if (viewTransition === null) note();
      else void viewTransition.ready.then(note);
    });
  });
  for (const [reducedMotion, fade] of [
    ['no-preference', '300'],
    ['reduce', 'none'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`${site.server.url}/cardiologie`, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('link', { name: 'Ecocardiografie' }).first().click();
    await page.waitForURL('**/ecocardiografie', { waitUntil: 'commit' });
    await page.locator(`[data-fade="${fade}"]`).waitFor({ state: 'attached' });
  }
});

test('a page whose code fails to load is opened by the browser, and typed text is kept', async () => {
  const page = await site.open('/contact');
  await page.getByRole('textbox', { name: 'Subiect' }).fill('O întrebare');
  await page.evaluate(() => {
    (window as unknown as { stayed: boolean }).stayed = true;
  });
  // Simulates a new release, which has removed the old files.
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cardiologie' }).click();
  await page.waitForFunction(() => !('stayed' in window));
  await page.getByRole('heading', { level: 1, name: 'Cardiologie' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cardiologie');

  await page.unrouteAll();
  await page.goBack();
  await hydrated(page);
  expect(await page.getByRole('textbox', { name: 'Subiect' }).inputValue()).toBe('O întrebare');
});
