import { execFile } from 'node:child_process';
import { backend as playBackend } from '../../../src/tools/lab/backend';
import { startPlainBackend } from '../../support/plainBackend';

/** Runs `npm run lab -- backend URL`. */
function lab(
  ...words: readonly string[]
): Promise<{ readonly code: number | null; readonly output: string }> {
  const args = ['--require', 'tsx/cjs', 'src/tools/lab/main.ts', 'backend', ...words];
  return new Promise((done) => {
    const child = execFile(process.execPath, args, (_error, output, errors) => {
      done({ code: child.exitCode, output: output + errors });
    });
  });
}

/** Plays the calls in this process, which is sooner; returns the verdict and what the command prints, row by row. */
async function play(url: string) {
  const lines: string[] = [];
  const { fetch } = globalThis;
  jest.spyOn(console, 'warn');
  jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  jest.spyOn(console, 'table').mockImplementation((rows: readonly object[]) => {
    lines.push(...rows.map((row) => Object.values(row).join(' ')));
  });
  const canBook = await playBackend({ url, origin: 'http://localhost:3000', mayBook: false });
  jest.restoreAllMocks();
  globalThis.fetch = fetch;
  return { canBook, output: lines.join('\n') };
}

let backend: Awaited<ReturnType<typeof startPlainBackend>>;
afterEach(() => backend.stop());

test('a backend that answers the six calls as described passes, and nothing is sent to it', async () => {
  backend = await startPlainBackend();
  const { canBook, output } = await play(backend.url);
  expect(output).toMatch(/fetch-medical-fields.*services: 2.*ok/);
  expect(output).toMatch(/Dr\. Ioana Mureşan.*hours a week: 5.*ok/);
  expect(canBook).toBe(true);
  expect(backend.received).toEqual([]);
});

test('with --book a test appointment and a test message are sent', async () => {
  backend = await startPlainBackend();
  const { code, output } = await lab(backend.url, '--book');
  expect(output).toMatch(/create-appointment.*accepted.*ok/);
  expect(code).toBe(0);
  expect(backend.received).toEqual([
    {
      path: '/create-appointment',
      form: expect.objectContaining({ client_last_name: 'Site', user_id: 1 }),
    },
    { path: '/contact-request', form: expect.objectContaining({ name: 'Test Site', subject: 'Test' }) },
  ]);
});

test('a backend without CORS ends the command with exit code 1', async () => {
  backend = await startPlainBackend(null);
  const { code, output } = await lab(backend.url);
  expect(output).toMatch(/^Nothing is sent to /);
  expect(output).toMatch(/Access-Control-Allow-Origin is missing/);
  expect(code).toBe(1);
});

test.each<[string, string | null, Record<string, unknown>, RegExp]>([
  [
    'CORS for this site',
    'https://clinica.example',
    {},
    /is https:\/\/clinica\.example, not http:\/\/localhost:3000/,
  ],
  ['a list', '*', { '/fetch-medical-fields': { error: 'x' } }, /no list that can be understood.*BROKEN/],
  ['doctors of its services', '*', { '/fetch-secure-users': [] }, /no free time of a doctor.*BROKEN/],
])('a backend without %s is broken, with the reason', async (_what, origin, lists, words) => {
  backend = await startPlainBackend(origin);
  Object.assign(backend.lists, lists);
  const { canBook, output } = await play(backend.url);
  expect(output).toMatch(words);
  expect(canBook).toBe(false);
});

test('rows that are left out are named with the reason, and do not fail', async () => {
  backend = await startPlainBackend();
  backend.lists['/get-user-vacation'] = { payload: [{ start_date: 'luni' }, { start_date: '2026-12-24' }] };
  const { canBook, output } = await play(backend.url);
  expect(output).toMatch(/vacations: 1; left out: 1.*warning/);
  expect(output).toMatch(/its start_date cannot be understood: \{"start_date":"luni"\}/);
  expect(canBook).toBe(true);
});
