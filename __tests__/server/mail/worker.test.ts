import { cancel } from '../../../src/server/booking/cancel';
import { move } from '../../../src/server/booking/move';
import { listMails, outboxState } from '../../../src/server/outbox/list';
import { queueDueReminders } from '../../../src/server/outbox/reminders';
import { DAY, MINUTE } from '../../../src/domain/durations';
import { bookSample, byPatient } from '../support/booking';
import { appointmentRequest, NOW, mondayAfter } from '../support/sampleRequests';
import { INBOX } from '../support/sendDueMails';
import { openTestMailClinic, type TestMailClinic } from '../support/testMailClinic';
import { until } from '../support/until';
import type { MailServerOptions } from '../support/mailServer';

describe('the outbox', () => {
  let clinic: TestMailClinic;
  /** Opens a clinic with a mail server and, unless it `isIdle`, one worker. */
  const open = async ({ isIdle = false, ...options }: MailServerOptions & { isIdle?: boolean } = {}) => {
    clinic = await openTestMailClinic(options);
    if (!isIdle) await clinic.work();
  };
  afterEach(() => clinic.close());

  const messageIds = () => new Set(clinic.received.map(({ mail }) => mail.messageId));
  const allSent = async () => (await clinic.statuses()).every((status) => status === 'sent');
  const bookWeeks = async (count: number): Promise<void> => {
    for (let week = 0; week < count; week += 1) await clinic.book({ date: mondayAfter(week) });
  };

  it('delays no other mail by one that the mail server does not answer', async () => {
    await open({ whims: ['hold'] });
    await clinic.book();
    await until(() => clinic.received.length === 1);
    await clinic.book({ date: mondayAfter(1) });
    await until(() => clinic.received.length === 3);
    clinic.mailServer.release();
    await until(allSent);
    expect([clinic.received.length, messageIds().size]).toEqual([4, 4]);
  });

  it('sends a mail once although the database is away when it was accepted', async () => {
    await open({ whims: ['hold'] });
    await clinic.sendContactRequest();
    await until(() => clinic.mailServer.attempts() === 1);
    const { schema } = clinic.db;
    await schema.alterTable('outbox').renameTo('elsewhere').execute();
    clinic.mailServer.release();
    await until(() => clinic.received.length === 1);
    // Long enough to try to record it.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await schema.alterTable('elsewhere').renameTo('outbox').execute();
    await until(allSent);
    expect(clinic.received).toHaveLength(1);
    expect(clinic.log).toEqual([expect.stringContaining('the outbox cannot be reached')]);
  });

  it('retries later a mail that the mail server defers', async () => {
    await open({ whims: ['defer', 'defer'] });
    await clinic.book();
    await until(async () => (await listMails(clinic.db, 9)).filter((mail) => mail.lastError).length === 2);
    const [waiting] = (await listMails(clinic.db, 9, 'waiting')).filter((mail) => mail.lastError);
    expect(waiting?.lastError).toBe('EMESSAGE 451');
    expect(clinic.received).toEqual([]);
    clinic.now += MINUTE;
    await until(() => clinic.received.length === 2);
    await until(allSent);
  });

  it('gives up visibly after a dozen attempts, without personal data in the log', async () => {
    await open({ whims: Array.from({ length: 40 }, () => 'defer') });
    await clinic.book();
    await until(async () => {
      // Waits until both were tried, because on a busy machine the appointment could pass.
      if (await clinic.nothingWaits()) clinic.now += 6 * 60 * MINUTE;
      return (await outboxState(clinic.db, clinic.now)).failed === 2;
    });
    const given = (await listMails(clinic.db, 9, 'failed')).map(({ attempts }) => attempts);
    expect(given).toEqual([12, 12]);
    expect(clinic.log).toHaveLength(2);
    expect(clinic.log.join()).toMatch(/a mail was given up .*"error":"EMESSAGE 451"/);
    expect(clinic.log.join()).not.toMatch(/ana@|Pop|0700/);
  });

  it('gives up immediately on a mail refused for good', async () => {
    await open({ unknown: [appointmentRequest.email] });
    await clinic.book();
    await until(async () => !(await clinic.statuses()).includes('waiting'));
    expect(clinic.received.map(({ to }) => to)).toEqual([[INBOX], [INBOX]]);
    const [failed] = await listMails(clinic.db, 9, 'failed');
    const lastError = 'EENVELOPE 550 5.1.1';
    expect(failed).toMatchObject({ kind: 'booking.confirmation', attempts: 1, lastError });
    expect(clinic.log).toEqual([expect.stringContaining(`"error":"${lastError}"`)]);
  });

  it('resends a mail whose acceptance was not confirmed, under the same Message-ID', async () => {
    await open({ whims: ['hangUp'] });
    await clinic.sendContactRequest();
    await until(async () => (await listMails(clinic.db, 1))[0]?.lastError !== null);
    expect(clinic.received).toHaveLength(1);
    clinic.now += MINUTE;
    await until(() => clinic.received.length === 2);
    expect([...messageIds()]).toEqual([
      expect.stringMatching(/^<[0-9A-Z]{8}\.contact\.notice\.\w+@clinica\.example>$/),
    ]);
  });

  it('always mails a patient what staff did, however many bookings use their name', async () => {
    await open({ isIdle: true });
    for (const week of [0, 1, 2, 3]) {
      const options = { now: clinic.now, confirmationsPerEmail: 2 };
      const reference = await bookSample(clinic.db, { date: mondayAfter(week) }, options);
      await cancel(clinic.db, reference, { by: 'clinic', now: clinic.now });
    }
    await clinic.work();
    await until(() => clinic.nothingWaits());
    const subjects = clinic.received
      .filter(({ to }) => to.includes(appointmentRequest.email))
      .map(({ mail }) => mail.subject?.split(':')[0]);
    expect(subjects).toEqual(Array.from({ length: 4 }, () => 'Programare anulată'));
  });

  it.each([
    ['at the start', false, 0],
    ['later', true, 1],
  ])(
    'keeps everything while the mail server is away %s, and sends each mail once after',
    async (_when, isLater, most) => {
      await open({ isIdle: true });
      if (isLater) {
        await clinic.work();
        await clinic.sendContactRequest();
        await until(allSent);
      }
      await clinic.mailServer.close();
      if (!isLater) await clinic.work();
      await bookWeeks(4);
      await until(() => clinic.log.length > 0);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const bookings = (await listMails(clinic.db, 99)).filter(({ kind }) => kind.startsWith('booking'));
      expect(Math.max(...bookings.map(({ attempts }) => attempts))).toBe(most);
      await clinic.restartMailServer();
      if (most > 0) clinic.now += MINUTE;
      await until(allSent);
      expect(clinic.received).toHaveLength(8);
      expect(messageIds().size).toBe(8);
      expect(clinic.log).toEqual([
        expect.stringMatching(/the mail server 127\.0\.0\.1:\d+ cannot be reached/),
      ]);
    },
  );

  describe('mails both sides the last time of an appointment that moves again', () => {
    const moveTo = async (reference: string, date: string): Promise<void> => {
      clinic.now += MINUTE;
      await move(clinic.db, reference, { slotId: 1, date }, byPatient(clinic.now));
    };
    /** Returns the subjects of a mailbox's mails about moves. */
    const moves = (mailbox: string) =>
      clinic.received
        .filter(({ to }) => to.includes(mailbox))
        .map(({ mail }) => mail.subject ?? '')
        .filter((subject) => subject.startsWith('Programare mutată'));
    const expectLastTime = async (): Promise<void> => {
      await until(allSent);
      const time = 'luni, 23 martie 2026, ora\u00a009:00';
      expect(moves(appointmentRequest.email).at(-1)).toBe(`Programare mutată: ${time}`);
      expect(moves(INBOX).at(-1)).toBe(`Programare mutată: Dr. Ioana Mureșan, ${time}`);
    };

    it('before its first move is mailed', async () => {
      await open({ isIdle: true });
      const reference = await clinic.book();
      await moveTo(reference, mondayAfter(1));
      await moveTo(reference, mondayAfter(2));
      await clinic.work();
      await expectLastTime();
    });

    it('while its first move is being mailed', async () => {
      await open({ whims: ['take', 'take', 'hold', 'hold'] });
      const reference = await clinic.book();
      await until(allSent);
      await moveTo(reference, mondayAfter(1));
      await until(() => clinic.mailServer.attempts() === 4);
      await moveTo(reference, mondayAfter(2));
      // Long enough for another mail to overtake.
      await new Promise((resolve) => setTimeout(resolve, 500));
      clinic.mailServer.release();
      await until(() => clinic.received.length === 6);
      await expectLastTime();
      expect(messageIds().size).toBe(6);
    });
  });

  it('reminds the patient twice', async () => {
    await open();
    await clinic.book({ date: mondayAfter(1) });
    for (const at of [NOW, Date.UTC(2026, 2, 9, 8), Date.UTC(2026, 2, 15, 8)]) {
      clinic.now = at;
      await queueDueReminders(clinic.db, at);
      await until(() => clinic.nothingWaits());
    }
    const subjects = clinic.received.map(({ mail }) => mail.subject);
    const reminder = 'Vă reamintim: programare luni, 16 martie 2026, ora\u00a009:00';
    expect(subjects.filter((subject) => subject?.startsWith('Vă reamintim'))).toEqual([reminder, reminder]);
  });

  it('mails the clinic, but not the patient, about an appointment that has passed', async () => {
    await open({ isIdle: true });
    await clinic.book();
    await queueDueReminders(clinic.db, Date.UTC(2026, 2, 8, 8));
    clinic.now += 30 * DAY;
    await clinic.work();
    await until(() => clinic.nothingWaits());
    expect(clinic.received.map(({ to }) => to)).toEqual([[INBOX]]);
    const dropped = await listMails(clinic.db, 9, 'dropped');
    expect(dropped.map(({ kind }) => kind).sort()).toEqual(['booking.confirmation', 'reminder.day']);
  });
});
