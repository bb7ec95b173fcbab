import { join } from 'node:path';
import { startServer, type ServerProcess } from '../support/serverProcess';
import { storedRows } from '../support/storedRows';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

const TYPED = `<b>"Ana" & 'Pop'</b>`;
const PRINTED = '&lt;b&gt;&quot;Ana&quot; &amp; &#x27;Pop&#x27;&lt;/b&gt;';

const CONTACT = {
  name: 'Ana Pop',
  email: 'ana@exemplu.example',
  phone: '0700 000 000',
  subject: 'O întrebare',
  message: 'Bună ziua',
};
const PATIENT = {
  client_first_name: 'Ana',
  client_last_name: 'Popescu-Exemplu',
  client_phone: '0700 000 000',
  client_email: 'ana@exemplu.example',
  message: TYPED,
};
const CHOICE = { medical_field_id: '1', user_id: '1' };

let folder: TemporaryFolder;
let server: ServerProcess;
beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer(folder.path, { LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await folder.remove();
});

type Fields = Readonly<Record<string, string>>;

async function post(path: string, fields: Fields, headers: Fields = {}) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
const stored = (query: string) => storedRows(join(folder.path, 'clinic.sqlite'), query);
const read = (attribute: string): string => attribute.replaceAll('&amp;', '&');

/** What the form keeps for its next post. */
const remembered = (html: string): Fields =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" form="formular" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, read(value)],
    ),
  );
const freeTimes = (html: string): readonly string[] =>
  [...html.matchAll(/<button[^>]*data-state="available"[^>]* value="([^"]*)"/g)].map(([, value = '']) =>
    read(value),
  );
const valueOf = (html: string, name: string): string | undefined =>
  new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

/** The form with a free time chosen in a week in which nobody has booked, and which time. */
async function withTime(more: Fields = {}) {
  const later = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const week = await post('/programare', { ...CHOICE, ...more, pressed: `data=${later}` });
  const [time = ''] = freeTimes(week.html);
  const { html } = await post('/programare', { ...CHOICE, ...more, ...remembered(week.html), pressed: time });
  return { time, form: { ...CHOICE, ...more, ...remembered(html) }, html };
}

describe.each([
  ['/contact', { ...CONTACT, name: TYPED, email: 'nimeni' }],
  ['/programare', { ...PATIENT, client_first_name: TYPED, client_email: 'nimeni' }],
])('%s, posted without scripts with a field that fails', (path, fields) => {
  it('comes back with what is wrong and everything typed, in a page without scripts that nobody keeps', async () => {
    const { status, headers, html } = await post(path, fields);
    expect(status).toBe(422);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('Verificați câmpurile');
    expect(html).toContain('Verificați adresa de e-mail.');
    for (const value of Object.values(fields)) expect(html).toContain(value === TYPED ? PRINTED : value);
    expect(html).not.toContain(TYPED);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });

  it('is refused when it comes from a stranger’s page, in words', async () => {
    const { status, html } = await post(path, fields, { origin: 'https://altcineva.example' });
    expect(status).toBe(403);
    expect(html).toContain('Cererea nu vine de pe acest site.');
  });

  it('is refused when it is too long, or no form', async () => {
    expect((await post(path, { message: 'a'.repeat(70_000) })).status).toBe(413);
    const answer = await fetch(server.url + path, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(415);
    expect(await answer.text()).toContain('<h1');
  });
});

it('keeps a message once, however often its form is sent', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { status, html } = await post('/contact', CONTACT);
    expect(status).toBe(200);
    expect(html).toContain('Informaţiile au fost trimise cu succes.');
    expect(valueOf(html, 'subject')).toBe('');
  }
  expect(stored('select name from contact_requests')).toEqual([{ name: CONTACT.name }]);
});

it('leads from the service over doctor, week and time to a booking, and answers it the same again', async () => {
  const service = await post('/programare', { ...PATIENT, medical_field_id: '1', pressed: '' });
  expect(service.status).toBe(200);
  expect(service.html).toContain('Dr. Ioana Mureșan</option>');

  const { time, form, html } = await withTime(PATIENT);
  expect(html).toContain('data-state="selected"');
  expect(html).toContain(PRINTED);
  const booked = await post('/programare', form);
  expect(booked.status).toBe(200);
  expect(booked.html).toContain('Informatiile au fost trimise cu succes.');
  expect(booked.html).toContain('Programarea este înregistrată');

  const [, file = ''] = /href="(\/programare\/[^"]+\/programare\.ics)"/.exec(booked.html) ?? [];
  expect(await (await fetch(server.url + file)).text()).toContain('BEGIN:VCALENDAR');

  const again = await post('/programare', form);
  expect(again.status).toBe(200);
  expect(again.html).toContain(file);
  expect(stored('select date, message from appointments')).toEqual([
    { date: new URLSearchParams(time).get('data'), message: TYPED },
  ]);
});

it('repeats its answer, with the patient’s own link, to nobody who only knows what was typed', async () => {
  const { time } = await withTime(PATIENT);
  const guessed = { ...CHOICE, ...PATIENT, user_appointment_id: time };
  expect((await post('/programare', guessed)).status).toBe(200);
  const { status, html } = await post('/programare', guessed);
  expect(status).toBe(409);
  expect(html).not.toContain('programare.ics');
});

it('says that somebody was faster, offers the nearest times and keeps everything typed', async () => {
  const mine = await withTime(PATIENT);
  const theirs = await post('/programare', { ...mine.form, client_first_name: 'Altcineva' });
  expect(theirs.status).toBe(200);
  const { status, html } = await post('/programare', mine.form);
  expect(status).toBe(409);
  expect(html).toContain('Acest slot este deja ocupat.');
  expect(html).toContain('Cele mai apropiate ore libere:');
  expect(html).toContain(PRINTED);
  expect(valueOf(html, 'client_last_name')).toBe(PATIENT.client_last_name);
  expect(remembered(html).user_appointment_id).toBeUndefined();
});

it('answers a taken time that is pressed with its message', async () => {
  const { form, time } = await withTime(PATIENT);
  await post('/programare', form);
  const { status, html } = await post('/programare', { ...CHOICE, pressed: time });
  expect(status).toBe(200);
  expect(html).toContain('Acest slot este deja ocupat.');
});

it('passes over what no form of the page could say', async () => {
  for (const pressed of ['data=azi&interval=-1', 'serviciu=x', 'interval=1', '%'])
    expect((await post('/programare', { ...CHOICE, pressed, week: 'mâine' })).status).toBe(200);
  const { status } = await post('/programare', { medical_field_id: '__proto__', user_id: '999' });
  expect(status).toBe(422);
});

it('has nothing that was typed in its log', () => {
  expect(server.output()).toContain('"route":"/programare"');
  for (const word of ['Popescu', 'ana@', '0700 0', '0700+0', 'Ana', 'întrebare', 'interval='])
    expect(server.output()).not.toContain(word);
});
