import { headingOf, pageTitle } from '../support/html';
import {
  hiddenIn,
  postedForms,
  POSTED_CHOICE,
  POSTED_MESSAGE,
  POSTED_PATIENT,
  valueOf,
} from '../support/postedForms';
import { storedRows } from '../support/storedRows';
import { clinicForEach } from '../support/testClinic';

const TYPED = `<b>"Ana" & 'Pop'</b>`;
const PRINTED = '&lt;b&gt;&quot;Ana&quot; &amp; &#x27;Pop&#x27;&lt;/b&gt;';

const PATIENT = { ...POSTED_PATIENT, message: TYPED };

const clinic = clinicForEach();
const { post, press, withTime } = postedForms(() => clinic.app);
const stored = (query: string) => storedRows(clinic.databaseFile, query);

describe('a form without scripts', () => {
  describe.each([
    ['/contact', () => Promise.resolve({ ...POSTED_MESSAGE, name: TYPED, email: 'nimeni' })],
    [
      '/programare',
      async () => (await withTime({ ...PATIENT, client_first_name: TYPED, client_email: 'nimeni' })).form,
    ],
  ] as const)('posted to %s with an invalid field', (path, fieldsOf) => {
    it('is returned with errors, first in its title, and typed text, on an uncached page without scripts', async () => {
      const fields: Readonly<Record<string, string>> = await fieldsOf();
      const { status, headers, html } = await post(path, fields);
      expect(status).toBe(422);
      expect(headers['cache-control']).toBe('no-store');
      expect(pageTitle(html)).toBe(`Eroare: ${headingOf(html)}`);
      expect(html).toContain('Verificați un câmp');
      expect(html).toContain('Verificați adresa de e-mail.');
      expect(html).toContain(PRINTED);
      for (const name of Object.keys(fields).filter((one) => /email|phone/.test(one)))
        expect(valueOf(html, name)).toBe(fields[name]);
      expect(html).not.toContain(TYPED);
      expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
      expect([
        ...stored('select id from appointments'),
        ...stored('select id from contact_requests'),
      ]).toEqual([]);
    });

    it('is refused with an explanation when a page of another site sends it', async () => {
      const { status, html } = await post(path, await fieldsOf(), { origin: 'https://altcineva.example' });
      expect(status).toBe(403);
      expect(html).toContain('Cererea nu vine de pe acest site.');
    });

    it('is refused when it is too long or not a form', async () => {
      expect((await post(path, { message: 'a'.repeat(70_000) })).status).toBe(413);
      const answer = await clinic.app.inject({
        method: 'POST',
        url: path,
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.body).toContain('<h1');
    });
  });

  it('keeps a message once, however often it is sent', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, html } = await post('/contact', POSTED_MESSAGE);
      expect(status).toBe(200);
      expect(html).toContain('Informaţiile au fost trimise cu succes.');
    }
    expect(stored('select name from contact_requests')).toEqual([{ name: POSTED_MESSAGE.name }]);
  });

  it('leads from service, doctor, week, time and details to a booking, and repeats its answer', async () => {
    const services = await post('/programare', PATIENT);
    expect([services.status, services.html.includes('<h1>Alegeți serviciul</h1>')]).toEqual([200, true]);
    const doctors = await press(services.html, 'Reumatologie');
    expect(doctors.html).toContain('<h1>Alegeți medicul</h1>');
    const back = await press(doctors.html, 'Alt serviciu');
    expect(back.html).toContain('<h1>Alegeți serviciul</h1>');
    // Typed earlier and carried along.
    expect(valueOf(back.html, 'client_last_name')).toBe(PATIENT.client_last_name);
    const times = await press(doctors.html, 'Dr. Anca Rusu');
    expect(times.html).toContain('luni, 16 martie');
    const next = await press(times.html, 'Săptămâna următoare');
    const name = 'luni, 23 martie, ora 09:00';
    const details = await press(next.html, name);
    expect(details.html).toContain('Reumatologie, Dr. Anca Rusu, luni, 23 martie 2026, ora\u00a009:00');
    // Carried from form to form.
    expect(valueOf(details.html, 'client_last_name')).toBe(PATIENT.client_last_name);
    expect(details.html).toContain(PRINTED);
    const others = await press(details.html, 'Altă oră', PATIENT);
    expect(others.html).toContain('<h1>Alegeți ora</h1>');
    expect(hiddenIn(others.html)).toMatchObject({ client_last_name: PATIENT.client_last_name });

    const form = { ...PATIENT, ...hiddenIn(details.html) };
    const booked = await post('/programare', form);
    expect(booked.status).toBe(200);
    expect(booked.html).toContain('Informatiile au fost trimise cu succes.');
    expect(booked.html).toContain('<h1>Programarea este înregistrată</h1>');
    const [, file = ''] = /href="(\/programare\/[^"]+\/programare\.ics)"/.exec(booked.html) ?? [];
    expect((await clinic.app.inject(file)).body).toContain('BEGIN:VCALENDAR');

    const again = await post('/programare', form);
    expect([again.status, again.html]).toEqual([200, booked.html]);
    expect(stored('select slot_id, date, message from appointments')).toEqual([
      { slot_id: 4, date: '2026-03-23', message: TYPED },
    ]);
  });

  it('does not reveal the patient’s link for the same text without the attempt’s key', async () => {
    const { form } = await withTime(PATIENT);
    expect((await post('/programare', form)).status).toBe(200);
    const { attempt, ...guessed } = form as Record<string, string>;
    expect(attempt).toMatch(/^[\w-]{36}$/);
    for (const fields of [guessed, { ...guessed, attempt: 'x'.repeat(36) }])
      expect((await post('/programare', fields)).html).not.toContain('programare.ics');
    expect(stored('select id from appointments')).toHaveLength(1);
  });

  it('reports a slot taken first by another patient, offers the nearest times and keeps all text', async () => {
    const mine = await withTime(PATIENT);
    const theirs = await withTime(PATIENT);
    expect((await post('/programare', { ...theirs.form, client_first_name: 'Altcineva' })).status).toBe(200);
    const { status, html } = await post('/programare', mine.form);
    expect(status).toBe(409);
    expect(html).toContain('Acest slot este deja ocupat.');
    expect(html).toContain('Cele mai apropiate ore libere:');
    expect(hiddenIn(html)).toMatchObject({ client_last_name: PATIENT.client_last_name });
    const [, nearest = ''] = /aria-label="([^"]*, ora [^"]*)"/.exec(html) ?? [];
    const details = await press(html, nearest);
    expect((await post('/programare', { ...PATIENT, ...hiddenIn(details.html) })).status).toBe(200);
  });

  it('refuses a time that the doctor does not offer, and keeps all typed text', async () => {
    const { form } = await withTime(PATIENT);
    const time = 'data=2026-03-16&interval=4';
    const { status, html } = await post('/programare', { ...form, user_appointment_id: time });
    expect(status).toBe(422);
    expect(html).toContain('<h1>Alegeți ora</h1>');
    expect(hiddenIn(html)).toMatchObject({ client_last_name: PATIENT.client_last_name });
    expect(stored('select id from appointments')).toEqual([]);
  });

  it('answers a press of a taken time with its message', async () => {
    const { form, name } = await withTime(PATIENT);
    const times = await post('/programare', POSTED_CHOICE);
    await post('/programare', form);
    const { status, html } = await press(times.html, name);
    expect([status, html.includes('Acest slot este deja ocupat.')]).toEqual([409, true]);
  });

  it('ignores values that no form of the page could send', async () => {
    for (const pressed of ['data=azi&interval=-1', 'serviciu=x', 'interval=1', '%'])
      expect((await post('/programare', { ...POSTED_CHOICE, pressed })).status).toBe(200);
    const { status, html } = await post('/programare', { medical_field_id: '__proto__', user_id: '999' });
    expect([status, html.includes('<h1>Alegeți serviciul</h1>')]).toEqual([200, true]);
  });
});
