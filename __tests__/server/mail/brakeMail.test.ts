import type { ReceivedMail } from '../support/mailServer';
import { appointmentRequest, NOW } from '../support/sampleRequests';
import { INBOX, mondayAfter, TestPost, until } from '../support/testPost';

// A busy machine takes its time.
jest.setTimeout(30_000);

const BRAKE = { most: 1, further: 'confirm' } as const;

describe('mail while the brake holds', () => {
  let post: TestPost;
  beforeEach(async () => {
    post = await TestPost.open();
  });
  afterEach(() => post.close());

  const to = (address: string, subject = ''): ReceivedMail => {
    const found = post.received.find(
      (one) => one.to.includes(address) && one.mail.subject?.includes(subject),
    );
    if (found === undefined) throw new Error(`Nothing for ${address}`);
    return found;
  };

  it('asks the patient to confirm, and tells the clinic what to do, once', async () => {
    for (const [week, email] of [
      'ana@exemplu.example',
      'ion@exemplu.example',
      'dan@exemplu.example',
    ].entries()) {
      const request = { ...appointmentRequest, email, date: mondayAfter(week) };
      await post.database.appointments.book(request, { createdAt: NOW }, BRAKE);
    }
    post.work();
    await until(() => post.received.length === 5);
    const { mail } = to('ion@exemplu.example');
    expect(mail.subject).toBe('Confirmați programarea: luni, 16 martie 2026, ora 09:00');
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Ora se rezervă abia după ce confirmați, în cel mult o oră.');
      expect(body).toMatch(/https:\/\/clinica\.example\/programare\/[0-9A-Z]{8}-[\w-]{43}[\n"]/);
    }
    expect(mail.attachments).toEqual([]);
    const { mail: notice } = to(INBOX, 'neobișnuit de multe');
    expect(notice.text).toContain('De la ora 09:00, luni, 2 martie 2026');
    expect(notice.text).toContain('clinic appointments cancel --since "2026-03-02 09:00" --dry-run');
    expect(post.received.filter((one) => one.to.includes(INBOX))).toHaveLength(2);
  });

  it('does not ask any more when it is too late to confirm', async () => {
    for (const week of [0, 1]) {
      const request = { ...appointmentRequest, date: mondayAfter(week) };
      await post.database.appointments.book(request, { createdAt: NOW }, BRAKE);
    }
    post.now += 3_600_000;
    post.work();
    await until(() => post.received.length === 3);
    await until(() => post.nothingWaits());
    expect(post.received.map(({ mail }) => mail.subject ?? '').join()).not.toContain('Confirmați');
  });
});
