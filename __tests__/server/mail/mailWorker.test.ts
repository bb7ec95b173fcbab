import { appointmentRequest, contactRequest, NOW } from '../support/sampleRequests';
import { INBOX, mondayAfter, TestPost, until } from '../support/testPost';
import type { MailServerOptions } from '../support/mailServer';

// A busy machine takes its time.
jest.setTimeout(30_000);

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

describe('the outbox', () => {
  let post: TestPost;
  const open = async (options?: MailServerOptions): Promise<void> => {
    post = await TestPost.open(options);
  };
  afterEach(() => post.close());

  const messageIds = () => new Set(post.received.map(({ mail }) => mail.messageId));
  const allSent = async () => (await post.statuses()).every((status) => status === 'sent');

  it('tries again later what the mail server defers', async () => {
    await open({ whims: ['defer', 'defer'] });
    post.work();
    await post.book();
    await until(
      async () => (await post.database.outbox.list(9)).filter((mail) => mail.lastError).length === 2,
    );
    const [waiting] = (await post.database.outbox.list(9, 'waiting')).filter((mail) => mail.lastError);
    expect(waiting?.lastError).toBe('EMESSAGE 451');
    expect(post.received).toEqual([]);
    post.now += MINUTE;
    await until(() => post.received.length === 2);
    await until(allSent);
  });

  it('gives up after a dozen attempts, visibly and without a word about the patient', async () => {
    await open({ whims: Array.from({ length: 24 }, () => 'defer') });
    post.work();
    await post.book();
    await until(async () => {
      post.now += 60 * MINUTE;
      await new Promise((resolve) => setTimeout(resolve, 30));
      return (await post.database.outbox.state(post.now)).failed === 2;
    });
    expect(post.server.attempts()).toBe(24);
    expect(post.log).toHaveLength(2);
    expect(post.log.join()).toMatch(/a mail was given up .*"error":"EMESSAGE 451"/);
    expect(post.log.join()).not.toMatch(/ana@|Pop|0700/);
  });

  it('gives up at once what the mail server refuses for good, and sends the rest', async () => {
    await open({ unknown: [appointmentRequest.email] });
    post.work();
    await post.book();
    await until(() => post.nothingWaits());
    await until(async () => !(await post.statuses()).includes('waiting'));
    expect(post.received.map(({ to }) => to)).toEqual([[INBOX]]);
    const [failed] = await post.database.outbox.list(9, 'failed');
    expect(failed).toMatchObject({ kind: 'booking.confirmation', attempts: 1, lastError: 'EENVELOPE 550' });
  });

  it('repeats a mail whose acceptance it never heard of, under the same Message-ID', async () => {
    await open({ whims: ['hangUp'] });
    post.work();
    await post.database.contactRequests.keep(contactRequest, { createdAt: NOW });
    await until(async () => (await post.database.outbox.list(1))[0]?.lastError !== null);
    expect(post.received).toHaveLength(1);
    post.now += MINUTE;
    await until(() => post.received.length === 2);
    expect([...messageIds()]).toEqual([
      expect.stringMatching(/^<[0-9A-Z]{8}\.contact\.notice\.\w+@clinica\.example>$/),
    ]);
  });

  it.each([
    [['ana@exemplu.example', 'Ana@exemplu.example', 'ANA@exemplu.example'], 'ion@exemplu.example'],
    [['an.a+1@exemplu.example', 'an.a@exemplu.example', 'an.a+a+b@exemplu.example'], 'ana@exemplu.example'],
    [['ana.pop@gmail.com', 'anapop@googlemail.com', 'a.n.a.pop+1@gmail.com'], 'anapop@gmail.example'],
  ])(
    'sends a mailbox no more confirmations within a day than are allowed, and none twice or never: %j',
    async (sameMailbox, other) => {
      await open();
      post.work(post.database, 2);
      const addresses = [...sameMailbox, other];
      for (const [week, email] of addresses.entries()) await post.book({ date: mondayAfter(week), email });
      const confirmed = () => post.received.flatMap(({ to }) => (to.includes(INBOX) ? [] : to));
      await until(() => confirmed().length === 3);
      await until(() => post.nothingWaits());
      expect(confirmed().sort()).toEqual([...sameMailbox.slice(0, 2), other].sort());
      post.now += DAY + 60 * MINUTE;
      await until(() => confirmed().length === 4);
      // To the address as it was typed.
      expect(confirmed().at(-1)).toBe(sameMailbox[2]);
      expect((await post.database.outbox.list(20)).filter(({ lastError }) => lastError !== null)).toEqual([]);
    },
  );

  it('sends a mailbox 20 mails within an hour, and the clinic 20 messages of one visitor; the others later', async () => {
    await open();
    for (let week = 0; week < 21; week += 1) {
      await post.book({ date: mondayAfter(week), email: `ana+${week}@exemplu.example` });
      await post.database.contactRequests.keep(contactRequest, { createdAt: NOW });
    }
    post.work();
    const mails = () => post.received.filter(({ to }) => !to.includes(INBOX)).length;
    const messages = () => post.received.filter(({ mail }) => mail.subject?.startsWith('Mesaj')).length;
    await until(() => post.nothingWaits());
    expect([mails(), messages()]).toEqual([20, 20]);
    post.now += 61 * MINUTE;
    await until(() => mails() === 21 && messages() === 21);
  });

  it('waits for a slow mail server', async () => {
    await open({ whims: ['dawdle', 'dawdle'] });
    post.work();
    await post.book();
    await until(allSent);
    expect(post.received).toHaveLength(2);
  });

  it('keeps everything while the mail server is away, without counting, and sends each mail once after', async () => {
    await open();
    await post.server.close();
    post.work();
    for (const week of [0, 1, 2, 3]) await post.book({ date: mondayAfter(week) });
    await until(() => post.log.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await post.database.outbox.list(99)).every(({ attempts }) => attempts <= 1)).toBe(true);
    await post.bringServerBack();
    await until(allSent);
    expect(post.received).toHaveLength(8);
    expect(messageIds().size).toBe(8);
    expect(post.log).toEqual([expect.stringContaining('the mail server cannot be reached')]);
  });

  it('hands over each mail once, however many processes send', async () => {
    await open();
    for (let week = 0; week < 15; week += 1) await post.book({ date: mondayAfter(week) });
    const others = [await post.otherProcess(), await post.otherProcess()];
    for (const database of [post.database, ...others]) post.work(database);
    await until(allSent);
    expect(post.received).toHaveLength(30);
    expect(messageIds().size).toBe(30);
  });

  it('finishes what is under way when it is told to stop', async () => {
    await open({ whims: ['dawdle', 'dawdle'] });
    const worker = post.work();
    await post.book();
    await until(() => post.server.attempts() === 2);
    await worker.stop();
    expect(post.received).toHaveLength(2);
    expect(await post.statuses()).toEqual(['sent', 'sent']);
  });

  it('reminds the patient twice, and not of what was cancelled', async () => {
    await open();
    await post.book({ date: mondayAfter(1) });
    const reference = await post.book({ date: mondayAfter(1), slotId: 2 });
    await post.database.appointments.cancel({ reference }, 'clinic', post.now);
    post.work();
    for (const at of [NOW, Date.UTC(2026, 2, 9, 8), Date.UTC(2026, 2, 15, 8)]) {
      post.now = at;
      await post.database.outbox.remind(at);
      await until(() => post.nothingWaits());
    }
    const subjects = post.received.map(({ mail }) => mail.subject);
    expect(subjects.filter((subject) => subject?.startsWith('Vă reamintim'))).toEqual([
      'Vă reamintim: programare luni, 16 martie 2026, ora 09:00',
      'Vă reamintim: programare luni, 16 martie 2026, ora 09:00',
    ]);
  });

  it('does not tell a patient of an appointment that has passed, but always the clinic', async () => {
    await open();
    await post.book();
    await post.database.outbox.remind(Date.UTC(2026, 2, 8, 8));
    post.now += 30 * DAY;
    post.work();
    await until(() => post.nothingWaits());
    expect(post.received.map(({ to }) => to)).toEqual([[INBOX]]);
    const dropped = await post.database.outbox.list(9, 'dropped');
    expect(dropped.map(({ kind }) => kind).sort()).toEqual(['booking.confirmation', 'reminder.day']);
  });
});
