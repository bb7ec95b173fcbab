import { join } from 'node:path';
import Libsql from 'libsql';
import {
  postedForms,
  POSTED_CHOICE,
  POSTED_MESSAGE,
  POSTED_PATIENT,
  remembered,
  valueOf,
} from '../support/postedForms';
import { startServer, type ServerProcess } from '../support/serverProcess';
import { storedRows } from '../support/storedRows';
import { describeFormsWhileAway } from './formsWhileAwayContract';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';

const TYPED = `<b>"Ana" & 'Pop'</b>`;
const PRINTED = '&lt;b&gt;&quot;Ana&quot; &amp; &#x27;Pop&#x27;&lt;/b&gt;';

const PATIENT = { ...POSTED_PATIENT, message: TYPED };

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

const { post, withTime } = postedForms(() => server.url);
const stored = (query: string) => storedRows(join(folder.path, 'clinic.sqlite'), query);

describe.each([
  ['/contact', { ...POSTED_MESSAGE, name: TYPED, email: 'nimeni' }],
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
    const { status, html } = await post('/contact', POSTED_MESSAGE);
    expect(status).toBe(200);
    expect(html).toContain('Informaţiile au fost trimise cu succes.');
    expect(valueOf(html, 'subject')).toBe('');
  }
  expect(stored('select name from contact_requests')).toEqual([{ name: POSTED_MESSAGE.name }]);
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
  const guessed = { ...POSTED_CHOICE, ...PATIENT, user_appointment_id: time };
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

it.each([
  ['beyond the weeks that can be booked', 420],
  ['that is past', -420],
  ['of another weekday', 1],
])('refuses a time %s as the calls do, and keeps everything typed', async (_which, days) => {
  const { form, time } = await withTime(PATIENT);
  const query = new URLSearchParams(time);
  const asked = Date.parse(query.get('data') ?? '') + days * 86_400_000;
  query.set('data', new Date(asked).toISOString().slice(0, 10));
  const { status, html } = await post('/programare', { ...form, user_appointment_id: query.toString() });
  expect(status).toBe(422);
  expect(html).toContain('Alegeți un interval disponibil.');
  expect(valueOf(html, 'client_last_name')).toBe(PATIENT.client_last_name);
});

it('answers a taken time that is pressed with its message', async () => {
  const { form, time } = await withTime(PATIENT);
  await post('/programare', form);
  const { status, html } = await post('/programare', { ...POSTED_CHOICE, pressed: time });
  expect(status).toBe(200);
  expect(html).toContain('Acest slot este deja ocupat.');
});

it('passes over what no form of the page could say', async () => {
  for (const pressed of ['data=azi&interval=-1', 'serviciu=x', 'interval=1', '%'])
    expect((await post('/programare', { ...POSTED_CHOICE, pressed, week: 'mâine' })).status).toBe(200);
  const { status } = await post('/programare', { medical_field_id: '__proto__', user_id: '999' });
  expect(status).toBe(422);
});

it('has nothing that was typed in its log', () => {
  expect(server.output()).toContain('"route":"/programare"');
  for (const word of ['Popescu', 'ana@', '0700 0', '0700+0', 'Ana', 'întrebare', 'interval='])
    expect(server.output()).not.toContain(word);
});

describe('when more comes than is let through', () => {
  let limited: ServerProcess;
  beforeAll(async () => {
    const data = { DATABASE_URL: `file:${join(folder.path, 'limited.sqlite')}`, LOG_LEVEL: 'silent' };
    const limits = { POSTS_PER_MINUTE: '4', BOOKINGS_PER_HOUR: '1', TRUST_PROXY: 'on' };
    limited = await startServer(folder.path, { ...data, ...limits });
  });
  afterAll(async () => {
    limited.process.kill('SIGKILL');
    await limited.ended;
  });
  const site = postedForms(() => limited.url);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const mayComeAgain = ({ status, headers }: Awaited<ReturnType<typeof post>>) => ({
    status,
    retryAfter: Number(headers.get('retry-after')) > 0,
    kept: headers.get('cache-control') !== 'no-store',
  });
  const REFUSED = { status: 429, retryAfter: true, kept: false };

  it('says so of one visitor’s forms beside all that was typed, and still turns the calendar’s weeks', async () => {
    for (let time = 0; time < 4; time += 1) {
      const answer = await site.post(
        '/contact',
        { ...POSTED_MESSAGE, subject: `${time}` },
        from('192.0.2.1'),
      );
      expect(answer.status).toBe(200);
    }
    const refused = await site.post('/contact', POSTED_MESSAGE, from('192.0.2.1'));
    expect(mayComeAgain(refused)).toEqual(REFUSED);
    expect(refused.html).toContain('Ați trimis prea multe cereri. Încercați din nou peste un minut.');
    expect(valueOf(refused.html, 'subject')).toBe(POSTED_MESSAGE.subject);
    expect(
      (await site.post('/programare', { ...POSTED_CHOICE, pressed: '' }, from('192.0.2.1'))).status,
    ).toBe(200);

    // The calls count the same forms.
    const call = await fetch(`${limited.url}/contact-request`, {
      method: 'POST',
      headers: from('192.0.2.1'),
    });
    expect(call.status).toBe(429);
  });

  it('draws no more pages for who goes on, and says how what was typed is sent again', async () => {
    let answer = await site.post('/programare', POSTED_CHOICE, from('192.0.2.2'));
    for (let time = 1; time < 13; time += 1) {
      expect(answer.status).toBe(422);
      answer = await site.post('/programare', POSTED_CHOICE, from('192.0.2.2'));
    }
    expect(mayComeAgain(answer)).toEqual(REFUSED);
    expect(answer.html).toContain('Ce ați scris nu s-a pierdut: reîncărcați această pagină');
    expect(answer.html).not.toContain('Redeschideți');
  });

  it('says that the clinic has too many bookings, and keeps the chosen time', async () => {
    const first = await site.withTime(PATIENT);
    expect((await site.post('/programare', first.form, from('192.0.2.3'))).status).toBe(200);
    const { form, time } = await site.withTime(PATIENT);
    const refused = await site.post('/programare', form, from('192.0.2.4'));
    expect(mayComeAgain(refused)).toEqual(REFUSED);
    expect(refused.html).toContain('Clinica primește acum neobișnuit de multe programări online.');
    expect(remembered(refused.html).user_appointment_id).toBe(time);
  });
});

describeFormsWhileAway('SQLite', (path) => {
  const file = join(path, 'away.sqlite');
  let other: Libsql.Database;
  return Promise.resolve({
    databaseUrl: `file:${file}`,
    // Another program has it.
    takeAway: () => {
      other = new Libsql(file);
      other.exec('begin immediate');
      return Promise.resolve();
    },
    bringBack: () => {
      other.close();
      return Promise.resolve();
    },
    rows: (query) => Promise.resolve(storedRows(file, query)),
    remove: () => Promise.resolve(),
  });
});
