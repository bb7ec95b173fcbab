import type { Page } from 'playwright-core';
import { launchServer } from '../../../src/tools/launchServer';
import { axeViolations } from '../../support/axe';
import { bookingPage } from '../../support/bookingPage';
import { qaBench } from '../../support/qaBench';
import { QA_FOLDER } from '../../support/qaFolder';
import { shipped } from '../support/shippedScenarios';
import { siteInChromium } from '../../support/siteInChromium';

const SCENARIO = 'src/replay/scenarios/booking/programare-reusita.json';

const site = siteInChromium(() => launchServer(QA_FOLDER));
let page: Page;
let bench: ReturnType<typeof qaBench>;

beforeAll(async () => {
  page = await site.browser.newPage({
    locale: 'ro-RO',
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
  });
  bench = qaBench(page);
  await bench.open(site.server.url);
});

async function expectAccessible(state: string): Promise<void> {
  expect({ state, found: await axeViolations(page) }).toEqual({ state, found: [] });
}

test('no state of the bench has an accessibility violation', async () => {
  await expectAccessible('open');
  await bench.record();
  await bookingPage(bench.site()).chooseDoctor('Cardiologie');
  await expectAccessible('recording');
  await bench.stopRecording();
  await expectAccessible('exporting');
  await bench.step('Medic:').click();
  await expectAccessible('a stored page');
  await bench.discard();
  await bench.load('package.json');
  await bench.root.getByRole('alert').waitFor();
  await expectAccessible('a file that is no scenario');
  await bench.load(SCENARIO);
  await bench.button('Repede').click();
  await bench.progress.getByText('încheiat').waitFor();
  await expectAccessible('scenario played');
  await bench.button('Renunță').click();
});

test('the keyboard alone records and plays, and the bench keeps the focus', async () => {
  const pressNamed = async (name: string): Promise<void> => {
    // The focus of a button that is still disabled would be lost.
    await bench.root.getByRole('button', { name, exact: true, disabled: false }).focus();
    await page.keyboard.press('Enter');
  };
  await pressNamed('Înregistrează');
  await bookingPage(bench.site()).chooseDoctor('Cardiologie');
  await pressNamed('Oprește înregistrarea');
  await bench.filled();
  expect(await bench.root.locator('button:focus').count()).toBe(1);
  page.once('dialog', (dialog) => void dialog.accept());
  await pressNamed('Renunță');
  await bench.button('Exportă scenariul').waitFor({ state: 'detached' });
  await bench.load(SCENARIO);
  await bench.root.getByRole('heading', { name: shipped(SCENARIO).title }).waitFor();
  await pressNamed('Repede');
  await bench.progress.getByText('încheiat').waitFor();
  expect(await bench.progress.textContent()).not.toContain('diferenț');
  expect(await bench.root.locator('button:focus').count()).toBe(1);
});

test('a window of 1000 px shows a phone’s page in its size, and one of 800 px cuts nothing off', async () => {
  await page.setViewportSize({ width: 1000, height: 720 });
  expect((await page.locator('iframe[name="site"]').boundingBox())?.width).toBeGreaterThan(385);
  await page.setViewportSize({ width: 800, height: 720 });
  expect((await page.locator('iframe[name="site"]').boundingBox())?.width).toBeGreaterThan(200);
  const controls = await bench.root.locator('button:visible, input:visible, select:visible').all();
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
  expect(boxes.filter((box) => box !== null && (box.x < 0 || box.x + box.width > 800))).toEqual([]);
});
