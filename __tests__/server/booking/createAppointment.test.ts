import { DAY } from '../../../src/domain/durations';
import { DatabaseSync } from 'node:sqlite';
import { IDEMPOTENCY_HEADER } from '../../../src/domain/contract';
import { escapeHtml } from '../../../src/domain/htmlEscape';
import { cancel } from '../../../src/server/booking/cancel';
import { move } from '../../../src/server/booking/move';
import { byPatient } from '../support/booking';
import { injectCall } from '../support/forms';
import { mondayAfter, NEXT_MONDAY, wireAppointment } from '../support/sampleRequests';
import { storedRows } from '../support/storedRows';
import { clinicForAll, clinicForEach } from '../support/testClinic';
import { requestHash } from '../../../src/server/db/schema';

const SUCCESS = 'Informatiile au fost trimise cu succes.';
const TAKEN = 'Acest slot este deja ocupat.';
const UNAVAILABLE = 'Interval indisponibil.';
const KEY_REUSED =
  'Această cerere a fost deja trimisă cu alte date. Reîncărcați pagina și încercați din nou.';
const NOT_OFFERED = 'Acest interval nu face parte din programul medicului. Alegeți alt interval.';

describe('POST /create-appointment', () => {
  const clinic = clinicForEach();

  const book = (changes: object = {}, headers: Record<string, string> = {}) =>
    injectCall(clinic.app, 'createAppointment', { ...wireAppointment, ...changes }, { headers });
  const stored = () =>
    storedRows(clinic.databaseFile, 'select slot_id, date, first_name, last_name, message from appointments');

  it('books, and answers with a reference, without the optional message and with unknown values', async () => {
    const answer = await book({ message: undefined, colour: 'blue' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 200,
      message: SUCCESS,
      reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
      link: expect.stringMatching(/^\/programare\/[0-9A-Z]{8}-[\w-]{43}$/),
      confirmation: 'none',
    });
    expect(stored()).toEqual([
      { slot_id: 1, date: NEXT_MONDAY, first_name: 'Ana', last_name: 'Pop', message: '' },
    ]);
  });

  it('returns the link to the patient’s page, also for a repeated key, after a move and after the day', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: 'key-1' };
    const first = await book({}, headers);
    const again = await book({}, headers);
    expect(again.json()).toEqual(first.json());
    const { link, reference } = first.json<{ link: string; reference: string }>();
    expect((await clinic.app.inject(link)).body).toContain(reference);
    await move(clinic.db, reference, { slotId: 2, date: NEXT_MONDAY }, byPatient(clinic.now));
    expect((await book({}, headers)).json()).toEqual(first.json());
    // Others can book the freed time.
    expect((await book({ client_first_name: 'Ion' })).statusCode).toBe(200);
    clinic.now += 30 * DAY;
    expect((await book({}, headers)).json()).toEqual(first.json());
  });

  it('announces a mail to the patient unless the mailbox is over its daily limit, also when repeated', async () => {
    const { app } = await clinic.open({ smtpUrl: 'smtp://127.0.0.1:25', confirmationsPerEmail: 1 });
    const confirmations = [];
    for (const date of [NEXT_MONDAY, '2026-03-16', NEXT_MONDAY, '2026-03-16']) {
      const headers = { [IDEMPOTENCY_HEADER]: date };
      const answer = await injectCall(app, 'createAppointment', { ...wireAppointment, date }, { headers });
      confirmations.push(answer.json<{ confirmation: string }>().confirmation);
    }
    expect(confirmations).toEqual(['email', 'none', 'email', 'none']);
  });

  it('is answered for a known address as for an unknown one', async () => {
    const { app } = await clinic.open({ smtpUrl: 'smtp://127.0.0.1:25' });
    const bodies = ['ana@exemplu.example', 'ana@exemplu.example', 'nimeni@exemplu.example'].map(
      async (client_email, week) => {
        const value = { ...wireAppointment, client_email, date: mondayAfter(week) };
        const { body } = await injectCall(app, 'createAppointment', value);
        return body.replaceAll(/[0-9A-Z]{8}(?:-[\w-]{43})?"/g, '…"');
      },
    );
    expect(new Set(await Promise.all(bodies)).size).toBe(1);
  });

  it('answers 409 when the slot is taken', async () => {
    await book();
    const answer = await book({ client_first_name: 'Ion' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ status: 409, message: TAKEN });
    expect(stored()).toHaveLength(1);
  });

  it('stores the plain text of names and messages as it was typed', async () => {
    const TYPED = [
      { first_name: 'Ana-Maria', last_name: "O'Brien", message: 'Mă doare <aici> & "acolo"' },
      { first_name: 'Zoë 😀', last_name: 'Ștefănescu', message: 'De ieri 😷\nși azi' },
      { first_name: 'محمد', last_name: 'الأحمد', message: 'أحتاج موعدا' },
      {
        first_name: "Robert'; DROP TABLE appointments; --",
        last_name: 'Tables',
        message: "'; DROP TABLE slots; --",
      },
      { first_name: '&amp;', last_name: '&lt;b&gt;', message: '&#39;' },
    ];
    for (const [week, typed] of TYPED.entries()) {
      const answer = await book({
        client_first_name: escapeHtml(`  ${typed.first_name} `),
        client_last_name: escapeHtml(typed.last_name),
        message: escapeHtml(typed.message),
        date: mondayAfter(week),
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(stored()).toMatchObject(TYPED);
  });

  it('books up to 52 weeks ahead, and one week more from Monday on, clinic time', async () => {
    const next = { date: '2027-03-08' };
    const early = { status: 422, message: 'Această zi nu se poate rezerva încă. Alegeți una mai apropiată.' };
    expect((await book({ date: '2027-03-01' })).statusCode).toBe(200);
    for (const far of [next, { date: '9999-12-27' }]) {
      const answer = await book(far, { [IDEMPOTENCY_HEADER]: 'a1b2-c3d4' });
      expect([answer.statusCode, answer.json()]).toEqual([422, early]);
    }
    // Sunday 8 March 2026, 23:59:59 in Romania (UTC+2), and one second later.
    clinic.now = Date.UTC(2026, 2, 8, 21, 59, 59);
    expect((await book(next)).json()).toEqual(early);
    clinic.now += 1_000;
    expect((await book(next)).statusCode).toBe(200);
    expect(stored()).toMatchObject([{ date: '2027-03-01' }, next]);
  });

  it('takes a slot of today that has not begun, on the clinic’s clock', async () => {
    const today = { date: '2026-03-02', user_appointment_id: 2 };
    clinic.now = Date.UTC(2026, 2, 2, 8, 29, 59);
    expect((await book(today)).statusCode).toBe(200);
    clinic.now = Date.UTC(2026, 2, 2, 8, 30);
    expect((await book(today)).json()).toEqual({ status: 422, message: UNAVAILABLE });
  });

  it.each([
    ['takes the slot away', `update slots set removed_at = '2026-03-02'`, NOT_OFFERED],
    ['removes the doctor', `update doctors set removed_at = '2026-03-02' where id = 1`, NOT_OFFERED],
    ['enters days off', `update vacations set doctor_id = 1`, UNAVAILABLE],
    [
      'closes the clinic',
      `insert into closures (start_date, end_date, name) values ('${NEXT_MONDAY}', '${NEXT_MONDAY}', 'x')`,
      UNAVAILABLE,
    ],
  ])(
    'answers 422 when staff’s change %s while the patient fills in the form',
    async (_what, change, message) => {
      const file = new DatabaseSync(clinic.databaseFile);
      file.exec(change);
      file.close();
      const answer = await book();
      expect([answer.statusCode, answer.json()]).toEqual([422, { status: 422, message }]);
      expect(stored()).toEqual([]);
    },
  );

  describe('with an idempotency key', () => {
    const key = { [IDEMPOTENCY_HEADER]: 'a1b2-c3d4' };

    it('answers 409 once the appointment was cancelled, and books the time under another key', async () => {
      const { reference } = (await book({}, key)).json<{ reference: string }>();
      await cancel(clinic.db, reference, { by: 'clinic', now: clinic.now });
      const answer = await book({}, key);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        409,
        'Această programare a fost anulată între timp. Alegeți din nou un interval.',
      ]);
      expect((await book({}, { [IDEMPOTENCY_HEADER]: 'another-key' })).statusCode).toBe(200);
    });

    it('answers 422 for the same key with any other stored value', async () => {
      await book({}, key);
      for (const [name, value] of Object.entries({
        date: '2026-03-16',
        client_first_name: 'Ion',
        client_last_name: 'Popa',
        client_phone: '0700 000 001',
        client_email: 'ion@exemplu.example',
        message: 'Dimineața',
      }))
        expect((await book({ [name]: value }, key)).json()).toEqual({ status: 422, message: KEY_REUSED });
    });

    it('counts no empty field, so that a page with a field more repeats what its older version sent', () => {
      expect(requestHash({ date: '2026-03-09', message: '' })).toBe(requestHash({ date: '2026-03-09' }));
    });

    it('allows another attempt after a refusal', async () => {
      await book();
      expect((await book({}, key)).statusCode).toBe(409);
      expect((await book({ user_appointment_id: 2 }, key)).statusCode).toBe(200);
    });
  });
});

describe('POST /create-appointment that is refused stores nothing', () => {
  const clinic = clinicForAll();
  const refuse = async (changes: object, status: number, message?: string, headers = {}) => {
    const appointment = { ...wireAppointment, ...changes };
    const answer = await injectCall(clinic.app, 'createAppointment', appointment, { headers });
    expect(answer.json()).toEqual({ status, message: message ?? expect.any(String) });
    expect(answer.statusCode).toBe(status);
    expect(await clinic.db.selectFrom('appointments').selectAll().execute()).toEqual([]);
  };

  it.each([
    ['another doctor’s slot', { user_id: 2 }, NOT_OFFERED],
    ['another weekday', { date: '2026-03-10' }, NOT_OFFERED],
    ['a Saturday', { date: '2026-03-14' }, NOT_OFFERED],
    ['a day before today', { date: '2026-02-23' }, UNAVAILABLE],
    ['today, once the slot has begun', { date: '2026-03-02' }, UNAVAILABLE],
    ['a day of vacation', { user_id: 2, user_appointment_id: 4 }, UNAVAILABLE],
    ['no first name', { client_first_name: '  ' }, 'Verificați câmpurile: prenume.'],
    ['no last name', { client_last_name: '' }, 'Verificați câmpurile: nume.'],
    ['no phone', { client_phone: '' }, 'Verificați câmpurile: telefon.'],
    ['a wrong e-mail', { client_email: 'ana@' }, 'Verificați câmpurile: e-mail.'],
    ['a message too long', { message: 'a'.repeat(2001) }, 'Verificați câmpurile: informații suplimentare.'],
    ['a NUL character', { client_first_name: 'A\u0000na' }, 'Verificați câmpurile: prenume.'],
    ['half a character', { message: '\ud83d' }, 'Verificați câmpurile: informații suplimentare.'],
    [
      'several wrong fields',
      { client_first_name: '', client_email: 'x' },
      'Verificați câmpurile: prenume, e-mail.',
    ],
  ])('for %s: 422', (_what, changes, message) => refuse(changes, 422, message));

  it.each([
    ['a missing field', { client_email: undefined }],
    ['a number for a name', { client_first_name: 7 }],
    ['a list for a name', { client_first_name: ['Ana'] }],
    ['null for a phone', { client_phone: null }],
    ['text for a slot', { user_appointment_id: '1' }],
    ['no slot', { user_appointment_id: null }],
    ['a fraction for a slot', { user_appointment_id: 1.5 }],
    ['a huge doctor', { user_id: 1e30 }],
    ['a negative doctor', { user_id: -1 }],
    ['SQL for a doctor', { user_id: "1'; DROP TABLE slots; --" }],
    ['a date that does not exist', { date: '2026-02-30' }],
    ['a date with a time', { date: '2026-03-09T09:00' }],
    ['an emoji for a date', { date: '😀' }],
  ])('for %s: 400', (_what, changes) =>
    refuse(changes, 400, 'Cererea nu a putut fi citită. Reîncărcați pagina și încercați din nou.'),
  );

  it.each(['', 'two words', 'ă', 'x'.repeat(101)])('for the key "%s": 400', (value) =>
    refuse({}, 400, undefined, { [IDEMPOTENCY_HEADER]: value }),
  );
});
