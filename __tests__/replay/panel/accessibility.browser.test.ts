import type { Page } from 'playwright-core';
import { launchServer } from '../../../src/tools/launchServer';
import { axeViolations } from '../../support/axe';
import { bookingPage } from '../../support/bookingPage';
import { qaPanel } from '../../support/qaPanel';
import { QA_FOLDER } from '../../support/qaFolder';
import { shipped } from '../support/shippedScenarios';
import { siteInChromium } from '../../support/siteInChromium';

const SCENARIO = 'src/replay/scenarios/booking/programare-reusita.json';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

const site = siteInChromium(() => launchServer(QA_FOLDER));
let page: Page;
let panel: ReturnType<typeof qaPanel>;

beforeAll(async () => {
  page = await site.browser.newPage({ locale: 'ro-RO', viewport: DESK, reducedMotion: 'reduce' });
  panel = qaPanel(page);
  await bookingPage(page).open(site.server.url);
});

async function expectAccessible(state: string): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect({ state, size, found: await axeViolations(page) }).toEqual({ state, size, found: [] });
  }
}

test('the page can be scrolled to its end above the open panel', async () => {
  await panel.open();
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await page.getByRole('contentinfo').boundingBox();
    const dock = await panel.panel.boundingBox();
    // Scrolling and the room kept for the panel are each rounded to a whole px.
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan((dock?.y ?? 0) + 2);
    expect(dock?.height).toBeLessThan(size.height / 2);
  }
  await panel.button('Ascunde panoul').click();
});

test('no state of the panel has an accessibility violation, on a desktop or on a phone', async () => {
  await expectAccessible('closed');
  await panel.open();
  await expectAccessible('open');
  await panel.button('Înregistrează').click();
  await expectAccessible('recording');
  await panel.stopRecording();
  await expectAccessible('exporting');
  await panel.button('Renunță').click();
  await panel.load('package.json');
  await panel.panel.getByRole('alert').waitFor();
  await expectAccessible('a file that is no scenario');
  await panel.load(SCENARIO);
  await expectAccessible('scenario loaded');
  await panel.button('Ascunde panoul').click();
});

test('the keyboard alone opens the panel, plays a scenario and closes the panel again', async () => {
  const pressNamed = async (name: string): Promise<void> => {
    await panel.button(name).focus();
    await page.keyboard.press('Enter');
  };
  const isInPanel = async () => (await panel.panel.locator(':focus').count()) === 1;
  await pressNamed('Panou QA');
  await pressNamed('Înregistrează');
  await bookingPage(page).chooseDoctor('Cardiologie');
  await pressNamed('Oprește înregistrarea');
  await panel.filled();
  expect(await isInPanel()).toBe(true);
  await pressNamed('Renunță');
  await panel.load(SCENARIO);
  await panel.panel.getByText(shipped(SCENARIO).title, { exact: true }).waitFor();
  await pressNamed('Repede');
  await panel.progress.getByText('încheiat').waitFor();
  expect(await panel.progress.textContent()).not.toContain('diferenț');
  await pressNamed('Încheie redarea');
  await panel.progress.getByText('pregătit').waitFor();
  expect(await isInPanel()).toBe(true);
  await pressNamed('Ascunde panoul');
  await panel.button('Panou QA').waitFor();
});
