import { execFile } from 'node:child_process';
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

let backend: Awaited<ReturnType<typeof startPlainBackend>>;
afterEach(() => backend.stop());

test('a backend that follows the specification passes, and nothing is sent to it', async () => {
  backend = await startPlainBackend();
  const { code, output } = await lab(backend.url);
  expect(output).toMatch(/^Nothing is sent to /);
  expect(output).toMatch(/fetch-medical-fields.*services: 2.*ok/);
  expect(output).toMatch(/Dr\. Ioana Mureşan.*hours a week: 5.*ok/);
  expect(code).toBe(0);
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

test.each<[string, string | null, Record<string, unknown>, RegExp]>([
  ['CORS', null, {}, /Access-Control-Allow-Origin is missing/],
  [
    'CORS for this site',
    'https://clinica.example',
    {},
    /is https:\/\/clinica\.example, not http:\/\/localhost:3000/,
  ],
  ['a list', '*', { '/fetch-medical-fields': { error: 'x' } }, /no list that can be understood.*BROKEN/],
  ['doctors of its services', '*', { '/fetch-secure-users': [] }, /no free time of a doctor.*BROKEN/],
])('a backend without %s ends with exit code 1 and says why', async (_what, origin, lists, words) => {
  backend = await startPlainBackend(origin);
  Object.assign(backend.lists, lists);
  const { code, output } = await lab(backend.url);
  expect(output).toMatch(words);
  expect(code).toBe(1);
});

test('rows that are left out are named with the reason, and do not fail', async () => {
  backend = await startPlainBackend();
  backend.lists['/get-user-vacation'] = { payload: [{ start_date: 'luni' }, { start_date: '2026-12-24' }] };
  const { code, output } = await lab(backend.url);
  expect(output).toMatch(/vacations: 1; left out: 1.*warning/);
  expect(output).toMatch(/its start_date cannot be understood: \{"start_date":"luni"\}/);
  expect(code).toBe(0);
});
