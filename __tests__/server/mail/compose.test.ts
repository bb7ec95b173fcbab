import { DAY } from '../../../src/domain/durations';
import ICAL from 'ical.js';
import { SAMPLE_PROFILE } from '../../../src/content/sample/profile';
import { directionsTo } from '../../../src/content/directions';
import { clinicInstant } from '../../../src/domain/clock';
import { newProfileRows } from '../../../src/server/clinic/readFacts';
import { cancel } from '../../../src/server/booking/cancel';
import { move } from '../../../src/server/booking/move';
import { byPatient } from '../support/booking';
import type { ReceivedMail } from '../support/mailServer';
import { appointmentRequest, contactRequest, mondayAfter } from '../support/sampleRequests';
import { INBOX, SENDER } from '../support/sendDueMails';
import { openTestMailClinic, type TestMailClinic } from '../support/testMailClinic';
import { until } from '../support/until';

describe('a received mail', () => {
  let clinic: TestMailClinic;
  beforeEach(async () => {
    clinic = await openTestMailClinic();
  });
  afterEach(() => clinic.close());

  const arrived = async (count: number): Promise<readonly ReceivedMail[]> => {
    await clinic.work();
    await until(() => clinic.received.length === count);
    return clinic.received;
  };
  const to = (mails: readonly ReceivedMail[], address: string, subject = ''): ReceivedMail => {
    const found = mails.find((one) => one.to.includes(address) && one.mail.subject?.includes(subject));
    if (found === undefined) throw new Error(`Nothing for ${address}`);
    return found;
  };
  const setProfile = async (profile: object): Promise<void> => {
    for (const row of newProfileRows(profile))
      await clinic.db
        .insertInto('profile')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
        .execute();
  };
  const text = (content: unknown) => new TextDecoder().decode(content as Uint8Array);

  it('shows the patient what they booked, where, how to prepare and how to cancel', async () => {
    const reference = await clinic.book();
    const { from, mail } = to(await arrived(2), appointmentRequest.email);
    expect(from).toBe(SENDER.address);
    expect(mail.from).toEqual(expect.objectContaining(SENDER));
    expect(mail.subject).toBe('Programarea dumneavoastră: luni, 9 martie 2026, ora\u00a009:00');
    for (const body of [mail.text, mail.html]) {
      for (const words of [
        'luni, 9 martie 2026, ora\u00a009:00',
        'Durează 30 de minute.',
        'Cardiologie',
        'Dr. Ioana Mureșan',
        SAMPLE_PROFILE.street,
        'Evaluare: 400 lei',
        'Control: 200–250 lei',
        'Aduceți lista medicamentelor',
        reference,
        SAMPLE_PROFILE.phone,
        directionsTo(SAMPLE_PROFILE).url,
        'Vă vom reaminti de programare prin e-mail, cu o zi înainte.',
        'anulați programarea cu linkul de mai sus',
        'Dacă nu dumneavoastră ați făcut programarea, o puteți anula cu același link.',
      ])
        expect(body).toContain(words);
      expect(body).toMatch(/https:\/\/clinica\.example\/programare\/[0-9A-Z]{8}-[\w-]{43}[\n"]/);
    }
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('shows only the price of the chosen consultation', async () => {
    await clinic.book({ message: 'Consultația aleasă: Control, 200–250 lei\r\nDimineața.' });
    const { mail } = to(await arrived(2), appointmentRequest.email);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Control: 200–250 lei');
      expect(body).not.toContain('400 lei');
    }
  });

  it.each([
    [8, 'Vă vom reaminti de programare prin e-mail, cu 7 zile și cu o zi înainte.'],
    [7, 'Vă vom reaminti de programare prin e-mail, cu o zi înainte.'],
    [1, undefined],
  ])('mentions the reminders still to come, %i days before at the same hour', async (days, words) => {
    clinic.now = clinicInstant({ date: appointmentRequest.date, time: '09:00' }) - days * DAY;
    await clinic.book();
    const { text: body } = to(await arrived(2), appointmentRequest.email).mail;
    const sentence = body?.split('\n').find((line) => line.startsWith('Vă vom reaminti'));
    expect(sentence).toBe(words);
  });

  it('mentions after a move the reminders that are then still to come', async () => {
    const { date, slotId } = appointmentRequest;
    const before = (days: number) => clinicInstant({ date, time: '09:00' }) - days * DAY;
    clinic.now = before(8);
    const reference = await clinic.book();
    await arrived(2);
    clinic.now = before(3);
    await move(clinic.db, reference, { slotId: slotId + 1, date }, byPatient(clinic.now));
    const { mail } = to(await arrived(4), appointmentRequest.email, 'Programare mutată');
    expect(mail.text).toContain('Vă vom reaminti de programare prin e-mail, cu o zi înainte.');
  });

  it('has links to call, find the clinic and cancel, and is complete without its picture and in the dark', async () => {
    await clinic.book();
    const { html = '' } = to(await arrived(2), appointmentRequest.email).mail;
    expect(html).toContain('href="tel:+40264000000"');
    expect(html).toContain(`href="${directionsTo(SAMPLE_PROFILE).url}"`);
    expect(html.match(/<img [^>]*>/g)).toEqual([
      expect.stringContaining('src="https://clinica.example/apple-touch-icon.png" alt=""'),
    ]);
    expect(html).toMatch(/<img [^>]*>Clinica Luminiș<\/p>/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toMatch(/prefers-color-scheme: dark\) \{\s+body \{ background: #\w+; color: #\w+ \}/);
  });

  it('has the clinic’s current name, address and phone as sender and signature', async () => {
    await setProfile({ name: 'Clinica Demo', email: 'demo@demo.example', phone: '0264 000 007' });
    await clinic.book();
    await clinic.work({});
    await until(() => clinic.received.length === 2);
    const notice = to(clinic.received, 'demo@demo.example').mail;
    const { mail } = to(clinic.received, appointmentRequest.email);
    const itself = { name: 'Clinica Demo', address: 'demo@demo.example' };
    expect(notice).toMatchObject({ from: itself, to: [itself] });
    expect(mail).toMatchObject({ from: itself, messageId: expect.stringMatching(/@demo\.example>$/) });
    expect(mail.text).toMatch(/sunați la 0264 000 007\.[^]*-- \nClinica Demo\n[^]*Telefon: 0264 000 007/);
  });

  it.each([
    [
      'who comes',
      () => clinic.book({ message: 'Mă doare\naici' }),
      'Programare nouă: Dr. Ioana Mureșan, luni, 9 martie 2026, ora\u00a009:00',
      ['Pop Ana', '0700 000 000', appointmentRequest.email, 'Mă doare\naici'],
    ],
    [
      'who wrote',
      () => clinic.sendContactRequest(),
      'Mesaj de pe site: Programare',
      Object.values<string>({ ...contactRequest }),
    ],
    [
      'who asks for an investigation, with it first',
      () => clinic.sendContactRequest({ subject: 'Cerere: Holter EKG' }),
      'Cerere: Holter EKG',
      [contactRequest.name],
    ],
  ])('tells the clinic %s, and replies go to the sender', async (_what, happen, subject, words) => {
    await happen();
    await clinic.work();
    await until(() => clinic.nothingWaits());
    const { mail } = to(clinic.received, INBOX);
    expect(mail.subject).toBe(subject);
    expect(mail.replyTo).toEqual([{ name: '', address: appointmentRequest.email }]);
    for (const word of words) {
      expect(mail.text).toContain(word);
      expect(mail.html).toContain(word.replace('\n', '<br/>'));
    }
    expect(mail.text).not.toContain('/programare/');
  });

  it('contains a calendar entry for the patient, which a cancellation withdraws', async () => {
    const reference = await clinic.book();
    await arrived(2);
    await until(() => clinic.nothingWaits());
    // A clinic that has moved cancels the entry that it sent under its old address.
    await setProfile({ email: 'alta@adresa.example' });
    await cancel(clinic.db, reference, byPatient(clinic.now));
    await until(() => clinic.received.length === 4);
    const entries = ['Programarea dumneavoastră', 'Programare anulată'].map((subject) => {
      const { mail } = to(clinic.received, appointmentRequest.email, subject);
      expect(mail.attachments.map(({ filename }) => filename)).toContain('programare.ics');
      const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      const calendar = new ICAL.Component(ICAL.parse(text(part?.content)) as unknown[]);
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      expect(part?.method).toBe(calendar.getFirstPropertyValue('method'));
      return { method: part?.method, uid: event.uid, sequence: event.sequence };
    });
    const uid = entries[0]?.uid;
    expect(uid).toContain(reference);
    expect(entries).toEqual([
      { method: 'PUBLISH', uid, sequence: 0 },
      { method: 'CANCEL', uid, sequence: 1 },
    ]);
  });

  it.each([
    ['patient', 'este anulată, așa cum ați cerut', 'Pacientul a anulat programarea.'],
    ['clinic', 'clinica a anulat programarea', 'Clinica a anulat programarea.'],
  ] as const)('tells both sides that the %s cancelled', async (by, toPatient, toClinic) => {
    const reference = await clinic.book();
    await cancel(clinic.db, reference, { by, now: clinic.now, confirmationsPerEmail: 0 });
    const mails = await arrived(2);
    const patient = to(mails, appointmentRequest.email).mail;
    expect(patient.text).toContain(toPatient);
    expect(patient.text).toContain('https://clinica.example/programare?serviciu=1');
    expect(patient.text).not.toMatch(/lei|Durează/);
    expect(to(mails, INBOX).mail.text).toContain(toClinic);
  });

  it('has only our own headers and markup, whatever a visitor typed', async () => {
    const TYPED = [
      'Ana\r\nBcc: victim@exemplu.example\r\n\r\nBună',
      'Ana" <victim@exemplu.example>, "Pop',
      '=?utf-8?Q?Ana=0ABcc:_victim@exemplu.example?=',
      '<img src=x onerror=alert(1)>',
    ];
    for (const [week, typed] of TYPED.entries()) {
      await clinic.book({ firstName: typed, lastName: typed, date: mondayAfter(week) });
      await clinic.sendContactRequest({ name: typed, subject: typed, message: typed });
    }
    for (const { mail, raw, to: recipients } of await arrived(3 * TYPED.length)) {
      expect([[INBOX], [appointmentRequest.email]]).toContainEqual(recipients);
      expect(mail.to?.map(({ address }) => address)).toEqual(recipients);
      expect(mail.bcc ?? []).toEqual([]);
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im);
      expect(mail.html).not.toContain('<img src=x');
    }
  });

  it('contains no name or message typed in the form when it goes to the patient', async () => {
    const firstName = 'Câștigați http://evil.example/x';
    const lastName = 'evil@evil.example';
    await clinic.book({ firstName, lastName, message: 'Sunați la 0903 903 903' });
    const { mail } = to(await arrived(2), appointmentRequest.email);
    expect(mail.to).toEqual([{ name: '', address: appointmentRequest.email }]);
    for (const body of [mail.text, mail.html, ...mail.attachments.map(({ content }) => text(content))])
      for (const typed of [firstName, lastName, '0903', 'Pentru cine']) expect(body).not.toContain(typed);
  });
});
