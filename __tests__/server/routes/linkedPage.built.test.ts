import {
  later,
  postedForms,
  POSTED_CHOICE,
  POSTED_PATIENT,
  remembered,
  timesIn,
} from '../support/postedForms';
import { startServer, type ServerProcess } from '../support/serverProcess';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

const DOCTOR = '/programare?serviciu=1&medic=1';
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
const { post } = postedForms(() => server.url);

it('shows the week of an address as it is now, and can be posted as it came', async () => {
  const week = await get(`${DOCTOR}&data=${later()}`);
  expect(week.status).toBe(200);
  const [first = ''] = timesIn(week.html, 'available');

  const chosen = await get(`${DOCTOR}&${first}`);
  expect(timesIn(chosen.html, 'selected')).toEqual([first]);
  const form = { ...POSTED_CHOICE, ...POSTED_PATIENT, ...remembered(chosen.html) };
  expect((await post('/programare', form)).html).toContain('Programarea este înregistrată');

  const lost = await get(`${DOCTOR}&${first}`);
  expect(lost.html).toContain('nu mai este liber');
  expect(lost.html).not.toContain('Ce ați scris');
  expect(lost.html).toContain('Cele mai apropiate ore libere:');
  expect(timesIn(lost.html, 'selected')).toEqual([]);
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
  expect(timesIn(await answer.text(), 'available').length).toBeGreaterThan(0);
});

it('gives a crowd the page that was drawn in advance', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => get(`${DOCTOR}&data=${later()}`)));
  const isDrawn = answers.map(({ html }) => timesIn(html, 'available').length > 0);
  expect(answers.every(({ status, html }) => status === 200 && html.includes('name="user_id"'))).toBe(true);
  expect(isDrawn).toContain(true);
  expect(isDrawn).toContain(false);
  expect(server.output()).not.toContain('could not be drawn');
});
