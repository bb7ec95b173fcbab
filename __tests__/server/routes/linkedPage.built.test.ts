import { startServer, type ServerProcess } from '../support/serverProcess';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

const PATIENT = {
  client_first_name: 'Ana',
  client_last_name: 'Popescu-Exemplu',
  client_phone: '0700 000 000',
  client_email: 'ana@exemplu.example',
};
const DOCTOR = '/programare?serviciu=1&medic=1';
/** In a week in which nobody has booked. */
const LATER = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

let folder: TemporaryFolder;
let server: ServerProcess;
beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer(folder.path, { LOG_LEVEL: 'info' });
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await folder.remove();
});

const get = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const post = async (fields: Readonly<Record<string, string>>) =>
  (await fetch(`${server.url}/programare`, { method: 'POST', body: new URLSearchParams(fields) })).text();

const times = (html: string, state: string): readonly string[] =>
  [...html.matchAll(/<button[^>]* data-state="(\w+)"[^>]* value="([^"]*)"/g)].flatMap(
    ([, shown, value = '']) => (shown === state ? [value.replaceAll('&amp;', '&')] : []),
  );
const remembered = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" form="formular" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  );

it('shows the week of an address as it is now, and can be posted as it came', async () => {
  const week = await get(`${DOCTOR}&data=${LATER}`);
  expect(week.status).toBe(200);
  const [first = ''] = times(week.html, 'available');

  const chosen = await get(`${DOCTOR}&${first}`);
  expect(times(chosen.html, 'selected')).toEqual([first]);
  const form = { medical_field_id: '1', user_id: '1', ...PATIENT, ...remembered(chosen.html) };
  expect(await post(form)).toContain('Programarea este înregistrată');

  const lost = await get(`${DOCTOR}&${first}`);
  expect(lost.html).toContain('nu mai este liber');
  expect(lost.html).toContain('Cele mai apropiate ore libere:');
  expect(times(lost.html, 'selected')).toEqual([]);
});

it('says what of an address it could not take, and passes nonsense over', async () => {
  expect((await get('/programare?serviciu=999')).html).toContain('Nu avem serviciul din adresa paginii.');
  const plain = (await get('/programare')).html;
  for (const query of ['?', '?medic=1', '?%', '?serviciu', `?${'a'.repeat(8_000)}`]) {
    const { status, html } = await get(`/programare${query}`);
    expect(status).toBe(200);
    expect(html.length).toBeLessThan(plain.length * 1.2);
  }
  const script = await get('/programare?serviciu=1&medic=%3C/script%3E%3Cscript%3Ealert(1)');
  expect(script.status).toBe(200);
  expect(script.html).not.toMatch(/<\/script><script>alert/i);
});

it('is compressed and asked for anew each time', async () => {
  const answer = await fetch(`${server.url}${DOCTOR}`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(times(await answer.text(), 'available').length).toBeGreaterThan(0);
});

it('gives a crowd the page that was drawn in advance', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => get(`${DOCTOR}&data=${LATER}`)));
  const isDrawn = answers.map(({ html }) => times(html, 'available').length > 0);
  expect(answers.every(({ status, html }) => status === 200 && html.includes('name="user_id"'))).toBe(true);
  expect(isDrawn).toContain(true);
  expect(isDrawn).toContain(false);
  expect(server.output()).not.toContain('could not be drawn');
});
