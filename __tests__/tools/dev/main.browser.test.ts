import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { routes } from '../../../src/app/routes';
import { CALLS } from '../../../src/domain/contract';
import { HEALTH } from '../../../src/server/operations/health';
import { openTrial, type Trial } from '../../../src/tools/dev/trial';
import { formWith } from '../../server/support/forms';
import { wireContactRequest } from '../../server/support/sampleRequests';
import { storedRows } from '../../server/support/storedRows';
import { launchChromium } from '../../support/chromium';
import { complaintsOf } from '../../support/complaints';
import { templateOf } from '../../support/templateOf';

jest.setTimeout(240_000);

const BOOKING_HOOK = 'src/features/form/useNetworkSigns.ts';
const FIRST_LINE = 'useEffect(() => {';

let trial: Trial;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [trial, browser] = await Promise.all([openTrial(), launchChromium()]);
  await trial.start();
  page = await browser.newPage();
  // The first check of all types takes long beside everything else that tests do.
  page.setDefaultTimeout(150_000);
});
afterAll(async () => {
  await browser.close();
  await trial.close();
});

async function open(path: string): Promise<void> {
  await page.goto(trial.url + path);
  await page.locator('[data-alive]').waitFor({ state: 'attached' });
}

/** The development server's own layer over the page. */
const complaint = () => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

test('a page is rendered by the server of the product, under its policy', async () => {
  const answer = await fetch(`${trial.url}/cardiologie`);
  const html = await answer.text();
  expect(html).toContain('<html lang="ro">');
  expect(html).toMatch(/<h1[^>]*>[^<]/);
  expect(html).toContain('application/ld+json');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect((await fetch(`${trial.url}/nu-exista`)).status).toBe(404);
  expect((await fetch(`${trial.url}/previews/acasa.png`)).headers.get('content-type')).toBe('image/png');
});

// React says only in a development build what does not fit together.
test('a page of each kind comes alive without a warning, and asks no other host for anything', async () => {
  const complaints = complaintsOf(page, trial.url);
  const kinds = new Map(routes.map(({ path: address }) => [templateOf(address), address]));
  kinds.delete('*');
  for (const address of kinds.values()) await open(address);
  expect(complaints).toEqual([]);
});

test('edits of the open form show in place, and leave there what was typed', async () => {
  await open('/programare');
  await page.locator('[name="client_first_name"]').fill('Ionela');
  await page.evaluate(() => {
    document.documentElement.dataset.stayed = 'yes';
  });
  await trial.edit('src/pages/Booking.tsx', 'Durează câteva minute', 'Durează trei minute');
  await page.getByText('Durează trei minute').waitFor();
  await trial.edit(
    BOOKING_HOOK,
    FIRST_LINE,
    `globalThis.document?.body.setAttribute('data-hook', 'new');\n  ${FIRST_LINE}`,
  );
  await page.locator('body[data-hook="new"]').waitFor();
  expect(await page.locator('[name="client_first_name"]').inputValue()).toBe('Ionela');
  expect(await page.locator('html').getAttribute('data-stayed')).toBe('yes');
});

test('a fault in a type shows on the page and in the terminal until it is mended, beside a text that is drawn anew', async () => {
  const file = 'src/server/operations/health.ts';
  const fault = complaint()
    .getByText(/src\/server\/operations\/health\.ts:\d+/)
    .first();
  await open('/about');
  await trial.edit(file, 'const PATIENCE =', 'const PATIENCE: string =');
  await fault.waitFor();
  expect(trial.output()).toMatch(/src\/server\/operations\/health\.ts:\d+/);
  await trial.edit('src/content/pages/about.ts', "heading: '", "heading: 'Altfel: ");
  await page.getByRole('heading', { level: 1, name: /^Altfel: / }).waitFor();
  expect(await (await fetch(`${trial.url}/about`)).text()).toContain('Altfel: ');
  await fault.waitFor();
  await trial.edit(file, 'const PATIENCE: string =', 'const PATIENCE =');
  await page.locator('#webpack-dev-server-client-overlay').waitFor({ state: 'detached' });
});

test('so does a fault in the syntax, also on a page that is opened meanwhile', async () => {
  // The fault that was mended just now loads an open page again.
  await page.close();
  page = await browser.newPage();
  page.setDefaultTimeout(150_000);
  await open('/about');
  await trial.edit('src/layout/PageTitle.tsx', 'export function PageTitle(', 'export function PageTitle((');
  await complaint()
    .getByText(/PageTitle\.tsx/)
    .first()
    .waitFor();
  await page.goto(`${trial.url}/contact`);
  await page
    .getByText(/PageTitle\.tsx/)
    .first()
    .waitFor();
  await trial.edit('src/layout/PageTitle.tsx', 'export function PageTitle((', 'export function PageTitle(');
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
});

test('an edit of the server starts it anew with the same data', async () => {
  const form = formWith('contactRequest', wireContactRequest);
  const sent = await fetch(trial.url + CALLS.contactRequest, { method: 'POST', body: form });
  expect(sent.status).toBe(200);
  await trial.edit('src/server/operations/health.ts', '{ status: 200 }', '{ status: 200, edit: 1 }');
  const live = async () => (await fetch(trial.url + HEALTH.live)).text();
  while (!(await live()).includes('"edit":1')) continue;
  const file = path.join(trial.folder, 'data/clinic.sqlite');
  expect(storedRows(file, 'select name from contact_requests')).toEqual([{ name: wireContactRequest.name }]);
});

test('its port in use ends it before it begins: one line, and code 2', async () => {
  const { port } = new URL(trial.url);
  const command = spawn(process.execPath, ['--import', 'tsx', 'src/tools/dev/main.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, PORT: port },
  });
  const [errors, [code]] = await Promise.all([text(command.stderr), once(command, 'close')]);
  expect(errors).toBe(`Port ${port} of 127.0.0.1 is in use (PORT, HOST).\n`);
  expect(code).toBe(2);
});
