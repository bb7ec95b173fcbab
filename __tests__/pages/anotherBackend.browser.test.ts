import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import type { BuildSettings } from '../../src/tools/buildSettings';
import { launchServer } from '../../src/tools/launchServer';
import { temporaryFolder } from '../server/support/temporaryFolder';
import { wireContactRequest } from '../server/support/sampleRequests';
import { bookingPage, PATIENT } from '../support/bookingPage';
import { hydrated } from '../support/hydrated';
import { startPlainBackend } from '../support/plainBackend';
import { siteInChromium } from '../support/siteInChromium';

// A build takes half a minute, and more on a busy machine.
jest.setTimeout(300_000);

let backend: Awaited<ReturnType<typeof startPlainBackend>>;

/** Builds the site for the backend, as `BACKEND_URL=… npm start` does. */
const site = siteInChromium(async () => {
  backend = await startPlainBackend();
  const settings: BuildSettings = {
    // In the project, where the server finds its packages.
    outputFolder: resolve('dist-backend'),
    backendUrl: backend.url,
    hasBackendKeys: false,
    identity: null,
    publicUrl: 'http://localhost:3000',
  };
  const folder = await temporaryFolder();
  // A file, because the build's own processes begin with the same arguments.
  const script = join(folder.path, 'build.cjs');
  const buildSite = resolve('src/tools/buildSite');
  await writeFile(script, `require(${JSON.stringify(buildSite)}).buildSite(${JSON.stringify(settings)});`);
  await promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', script]);
  await folder.remove();
  const server = await launchServer(settings.outputFolder);
  const stop = async () => {
    await server.stop();
    await rm(settings.outputFolder, { recursive: true });
    await backend.stop();
  };
  return { ...server, stop };
});

let page: Page;
beforeEach(async () => {
  page = await site.browser.newPage();
  backend.received.length = 0;
});

test('a patient books with the doctor of the card, by the backend’s own ids and without a preflight', async () => {
  const booking = bookingPage(page);
  await page.goto(`${site.server.url}/cardiologie`);
  await hydrated(page);
  await page.getByRole('listitem').filter({ hasText: 'Dr. Ioana Mureșan' }).getByRole('link').first().click();
  await page.locator('button[data-slot-id]:visible').first().waitFor();
  const chosen = await booking.chooseLaterFree();
  await booking.fill();
  await booking.submit.click();
  await booking.message('Informatiile au fost trimise cu succes.').waitFor();
  await page.getByRole('heading', { name: 'Programarea este înregistrată' }).waitFor();
  expect(backend.received).toEqual([
    {
      path: '/create-appointment',
      form: { ...PATIENT, date: chosen.date, user_id: 501, user_appointment_id: chosen.slotId },
    },
  ]);
  expect(backend.preflights).toBe(0);
});

test('a visitor writes to the clinic', async () => {
  await page.goto(`${site.server.url}/contact`);
  await hydrated(page);
  for (const [name, text] of Object.entries(wireContactRequest))
    await page.locator(`form [name="${name}"]`).fill(text);
  await page.getByRole('button', { name: 'Trimitere' }).click();
  await bookingPage(page).message('Informaţiile au fost trimise cu succes.').waitFor();
  expect(backend.received).toEqual([{ path: '/contact-request', form: wireContactRequest }]);
});

// The last test: the backend does not come back.
test('while the backend is down, the page says so and shows the phone', async () => {
  await backend.stop();
  await page.goto(`${site.server.url}/programare`);
  await bookingPage(page).message('Error fetching medical fields.').waitFor();
  await page.getByText('Lista serviciilor și a medicilor nu s-a putut încărca.').waitFor();
  await page.getByRole('link', { name: '0264 000 000' }).first().waitFor();
});
