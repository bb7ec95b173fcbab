import { DatabaseSync } from 'node:sqlite';
import { NO_LIMIT } from '../../../src/server/outbox/queue';
import { findByReference } from '../../../src/server/booking/find';
import { confirmPending } from '../../../src/server/booking/pending';
import { claim, settle } from '../../../src/server/outbox/claim';
import { listMails, retryMails } from '../../../src/server/outbox/list';
import { queueLinkMails } from '../../../src/server/patient/lostLink';
import { MINUTE } from '../../../src/domain/durations';
import { TO_CONFIRM, tryToBook } from '../support/booking';
import { isAscii, type MailServerOptions } from '../support/mailServer';
import { contactRequest } from '../support/sampleRequests';
import { INBOX } from '../support/sendDueMails';
import { openTestMailClinic, type TestMailClinic } from '../support/testMailClinic';
import { until } from '../support/until';

const headersOf = (raw: string): string => raw.slice(0, raw.indexOf('\r\n\r\n'));
const ASCII_ONLY = { isAsciiOnly: true, refuses: (raw: string) => !isAscii(headersOf(raw)) };

describe('mail that is refused or delayed', () => {
  let clinic: TestMailClinic;
  const open = async (options?: MailServerOptions): Promise<void> => {
    clinic = await openTestMailClinic(options);
  };
  afterEach(() => clinic.close());

  const allSettled = async () => !(await clinic.statuses()).includes('waiting');
  const sendAll = async () => {
    await clinic.work();
    await until(allSettled);
  };
  const toClinic = (subject: string) =>
    clinic.received.filter(({ to, mail }) => to.includes(INBOX) && mail.subject?.startsWith(subject));

  it('is reported to the clinic when the mail server cannot write to a non-ASCII address', async () => {
    await open(ASCII_ONLY);
    const email = 'ană.pop@exemplu.example';
    await clinic.book({ email });
    await clinic.sendContactRequest({ email });
    await sendAll();
    const subjects = ['Programare nouă', 'Mesaj de pe site: Programare', 'Pacientul nu primește e-mailurile'];
    for (const [received] of subjects.map(toClinic)) {
      expect(received?.mail.text).toContain(email);
      expect(received?.mail.replyTo).toBeUndefined();
    }
    const [failure] = toClinic('Pacientul nu primește');
    expect(failure?.mail.text).toContain('Ce nu a ajuns: confirmare, către pacient');
    expect(failure?.mail.text).toContain('Telefon: 0700 000 000');
    expect((await listMails(clinic.db, 9, 'failed')).map(({ kind }) => kind)).toEqual([
      'booking.confirmation',
    ]);
  });

  it('has a non-ASCII domain written as punycode', async () => {
    await open(ASCII_ONLY);
    await clinic.book({ email: 'ana@clinică.example' });
    await sendAll();
    expect(toClinic('Programare nouă')[0]?.mail.replyTo?.[0]?.address).toBe('ana@xn--clinic-n0a.example');
    expect(clinic.received.map(({ raw }) => headersOf(raw)).join('\n')).toMatch(
      /^To: .*ana@xn--clinic-n0a\.example/m,
    );
  });

  it('leaves a clinic whose own domain is not ASCII', async () => {
    await open(ASCII_ONLY);
    await clinic.book();
    await clinic.work({ name: 'Clinica', address: 'contact@sănătate.example' });
    await until(allSettled);
    expect(clinic.received).toHaveLength(2);
    expect(await listMails(clinic.db, 9, 'failed')).toEqual([]);
    for (const { raw } of clinic.received)
      expect(headersOf(raw)).toMatch(/^Message-ID:\s+<.*@xn--sntate-i0ab\.example>/im);
  });

  it('is resent without the visitor’s text if it is a notice to the clinic', async () => {
    await open({ refuses: (raw) => raw.includes('cumpara-acum') });
    const typed = 'http://cumpara-acum.example';
    await clinic.book({ message: typed });
    await clinic.sendContactRequest({ message: typed, subject: typed, name: typed });
    await sendAll();
    const [notice] = toClinic('Programare nouă');
    const [message] = toClinic('Mesaj de pe site');
    expect(notice?.mail.text).toContain('luni, 9 martie 2026, 09:00–09:30');
    expect(message?.mail.text).toContain('Cod: ');
    for (const received of [notice, message]) {
      expect(received?.raw).not.toMatch(/cumpara|0700 000 000/);
      expect(received?.raw).not.toContain(contactRequest.email);
    }
    expect(await listMails(clinic.db, 9, 'failed')).toEqual([]);
  });

  it('is not reported to the clinic once staff have resolved the failure', async () => {
    await open();
    await clinic.book();
    for (const mail of await claim(clinic.db, clinic.now, clinic.now, 9))
      await settle(clinic.db, mail, { status: 'failed', at: clinic.now, error: '550' });
    await retryMails(clinic.db, clinic.now);
    await sendAll();
    expect(clinic.received).toHaveLength(2);
    expect((await listMails(clinic.db, 9, 'dropped')).map(({ kind }) => kind)).toEqual(['failure.notice']);
  });

  const askToConfirm = (changes: object = {}) =>
    tryToBook(clinic.db, changes, { now: clinic.now, budget: TO_CONFIRM, confirmationsPerEmail: 10 });

  it('leaves a patient an hour to confirm after sending, however long the mail server was away', async () => {
    await open();
    await clinic.mailServer.close();
    await askToConfirm();
    const reference = (await listMails(clinic.db, 9))[0]?.reference ?? '';
    await clinic.work();
    await until(() => clinic.log.length > 0);
    clinic.now += 180 * MINUTE;
    await clinic.restartMailServer();
    await until(allSettled);
    expect(clinic.received[0]?.mail.subject).toBe(
      'Confirmați programarea: luni, 9 martie 2026, ora\u00a009:00',
    );
    const { confirmUntil } = (await findByReference(clinic.db, reference)) ?? {};
    expect(confirmUntil).toBe(new Date(clinic.now + 60 * MINUTE).toISOString());
    expect(await confirmPending(clinic.db, reference, clinic.now + 59 * MINUTE, NO_LIMIT)).toBe(true);
  });

  it('asks for confirmation once, even if another program locks the SQLite file while mail is being sent', async () => {
    await open({ whims: ['dawdle'] });
    await askToConfirm();
    await clinic.work();
    await until(() => clinic.mailServer.attempts() === 1);
    const other = new DatabaseSync(clinic.databaseUrl.replace('file:', ''));
    other.exec('begin immediate');
    await until(() => clinic.received.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    other.exec('rollback');
    other.close();
    await until(allSettled);
    expect(clinic.log).toEqual([]);
    expect(clinic.received).toHaveLength(1);
  });

  it('does not ask to confirm an appointment that has begun or is booked already', async () => {
    await open();
    await askToConfirm();
    await askToConfirm({ slotId: 2 });
    const [second] = await listMails(clinic.db, 9);
    await confirmPending(clinic.db, second?.reference ?? '', clinic.now, NO_LIMIT);
    clinic.now = Date.UTC(2026, 2, 9, 7);
    await sendAll();
    expect(clinic.received.map(({ mail }) => mail.subject ?? '').join()).not.toContain('Confirmați');
  });

  it('with a lost link is sent once, in any spelling of the address', async () => {
    await open();
    await clinic.book({ email: 'Ștefan@exemplu.example' });
    await sendAll();
    const links = () => clinic.received.filter(({ mail }) => mail.subject?.startsWith('Linkul programării'));
    for (const email of ['ștefan@EXEMPLU.example', 'altcineva@exemplu.example', 'ștefan@exemplu.example'])
      await queueLinkMails(clinic.db, email, clinic.now, NO_LIMIT);
    await until(() => links().length === 1);
    await until(allSettled);
    expect(links().map(({ to }) => to)).toEqual([['Ștefan@exemplu.example']]);
  });
});
