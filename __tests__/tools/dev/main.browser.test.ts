import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { routes } from '../../../src/app/routes';
import { CALLS } from '../../../src/domain/contract';
import { HEALTH } from '../../../src/server/operations/health';
import { freePort } from '../../../src/tools/launchServer';
import { callForm } from '../../server/support/forms';
import { wireContactRequest } from '../../server/support/sampleRequests';
import { startServer } from '../../server/support/serverProcess';
import { storedRows } from '../../server/support/storedRows';
import { temporaryFolder } from '../../server/support/temporaryFolder';
import { until } from '../../server/support/until';
import { complaintsOf } from '../../support/complaints';
import { serverInChromium } from '../../support/siteInChromium';
import { templateOf } from '../../support/templateOf';

jest.setTimeout(240_000);

const HEALTH_FILE = 'src/server/operations/health.ts';
const ABOUT_TEXTS = 'src/content/pages/about.ts';
const BOOKING_HOOK = 'src/features/form/useNetworkEvents.ts';
const FIRST_LINE = 'useEffect(() => {';

/** Node's arguments for `npm run dev`. */
const DEV_COMMAND = ['--import', 'tsx', 'src/tools/dev/main.ts'];

const SOURCES = [
  '.config',
  'public',
  'src',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'webpack.config.ts',
];

/**
 * Makes a copy of the sources with its own development server and data, to be edited.
 * @returns once the server answers
 */
async function serveCopy() {
  const copy = await temporaryFolder();
  const inCopy = (...names: readonly string[]) => path.join(copy.path, ...names);
  for (const source of SOURCES) await cp(source, inCopy(source), { recursive: true });
  await mkdir(inCopy('node_modules'));
  // Caches are not lent, so that none is spoilt.
  for (const name of (await readdir('node_modules')).filter((one) => one !== '.cache'))
    await symlink(path.resolve('node_modules', name), inCopy('node_modules', name));

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = { PORT: String(port), PUBLIC_URL: url };
  const server = await startServer(inCopy('data'), settings, { args: DEV_COMMAND, cwd: copy.path });
  if (server.url !== url) throw new Error(`The development server ended: ${server.errors()}`);
  return {
    folder: copy.path,
    url,
    output: server.output,
    /**
     * Saves a file with `from` replaced.
     * @throws {Error} if the file does not hold it
     */
    edit: async (file: string, from: string, to: string): Promise<void> => {
      const text = await readFile(inCopy(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}.`);
      await writeFile(
        inCopy(file),
        text.replace(from, () => to),
      );
    },
    stop: async () => {
      server.process.kill('SIGTERM');
      await server.ended;
      await copy.remove();
    },
  };
}

const site = serverInChromium(serveCopy);
let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage();
  page.setDefaultTimeout(60_000);
});

async function open(path: string): Promise<void> {
  await page.goto(site.server.url + path);
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
}

/** The development server's own layer over the page, which shows errors. */
const errorOverlay = () => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

test('a page is rendered by the production server under its content security policy', async () => {
  const answer = await fetch(`${site.server.url}/cardiologie`);
  const html = await answer.text();
  expect(html).toContain('<html lang="ro">');
  expect(html).toMatch(/<h1[^>]*>[^<]/);
  expect(html).toContain('application/ld+json');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect((await fetch(`${site.server.url}/nu-exista`)).status).toBe(404);
  expect((await fetch(`${site.server.url}/previews/acasa.png`)).headers.get('content-type')).toBe(
    'image/png',
  );
});

// A production build of React reports no mismatches.
test('a page of each kind hydrates without warnings and sends no requests to other hosts', async () => {
  const complaints = complaintsOf(page, site.server.url);
  const kinds = new Map(routes.map(({ path: address }) => [templateOf(address), address]));
  kinds.delete('*');
  for (const address of kinds.values()) await open(address);
  expect(complaints).toEqual([]);
});

test('edits of the open form appear in place and keep typed text', async () => {
  await open('/programare');
  await page.locator('[name="client_first_name"]').fill('Ionela');
  await page.evaluate(() => {
    document.documentElement.dataset.stayed = 'yes';
  });
  await Promise.all([
    site.server.edit('src/pages/Booking.tsx', 'Durează câteva minute', 'Durează trei minute'),
    site.server.edit(
      BOOKING_HOOK,
      FIRST_LINE,
      `globalThis.document?.body.setAttribute('data-hook', 'new');\n  ${FIRST_LINE}`,
    ),
  ]);
  await page.getByText('Durează trei minute').waitFor();
  await page.locator('body[data-hook="new"]').waitFor();
  expect(await page.locator('[name="client_first_name"]').inputValue()).toBe('Ionela');
  expect(await page.locator('html').getAttribute('data-stayed')).toBe('yes');
});

test('a syntax error is shown on every page, with file and line, until it is fixed; an edited text appears on the page and in its HTML', async () => {
  const fault = errorOverlay()
    .getByText(/about\.ts/)
    .first();
  await open('/contact');
  await site.server.edit(ABOUT_TEXTS, "heading: '", "heading:: '");
  await fault.waitFor();
  await page.goto(`${site.server.url}/about`);
  await fault.waitFor();
  await site.server.edit(ABOUT_TEXTS, "heading:: '", "heading: 'Altfel: ");
  await page.locator('#webpack-dev-server-client-overlay').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: /^Altfel: / }).waitFor();
  expect(await (await fetch(`${site.server.url}/about`)).text()).toContain('Altfel: ');
});

test('an edit of the server restarts it with the same data, reloads the open page and reports a type error in it', async () => {
  await open('/about');
  await page.evaluate(() => {
    document.documentElement.dataset.stayed = 'yes';
  });
  const form = callForm('contactRequest', wireContactRequest);
  const sent = await fetch(site.server.url + CALLS.contactRequest, { method: 'POST', body: form });
  expect(sent.status).toBe(200);
  await site.server.edit(
    HEALTH_FILE,
    '{ status: 200, version: VERSION }',
    "{ status: 200, version: VERSION, edit: Number('one' * 1) }",
  );
  await page.locator('html:not([data-stayed])').waitFor({ state: 'attached' });
  expect(await (await fetch(site.server.url + HEALTH.live)).json()).toHaveProperty('edit');
  const file = path.join(site.server.folder, 'data/clinic.sqlite');
  expect(storedRows(file, 'select name from contact_requests')).toEqual([{ name: wireContactRequest.name }]);
  await until(() => site.server.output().includes(`${HEALTH_FILE}(`));
});

test('the command exits with one line and code 1 when its compiler cannot be loaded', async () => {
  const refuse = "if (name.endsWith('serveSources')) throw new Error('No compiler.');";
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) { ${refuse} return next(name, context); } });`;
  const { status, stderr } = spawnSync(
    process.execPath,
    DEV_COMMAND.toSpliced(2, 0, '--import', `data:text/javascript,${encodeURIComponent(hook)}`),
    { encoding: 'utf8', env: { PATH: process.env.PATH, PORT: String(await freePort()) } },
  );
  expect([status, stderr]).toEqual([1, 'No compiler.\n']);
});

test.each([
  ['its port is in use', [], /^Port \d+ of 127\.0\.0\.1 is in use \(PORT, HOST\)\./],
  ['an option is wrong', ['--wrong'], /'--wrong'/],
])('the command exits with one line and code 2 when %s', (_what, options, line) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...DEV_COMMAND, ...options], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PORT: new URL(site.server.url).port },
  });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
