import { setTimeout } from 'node:timers/promises';
import { appointmentRequest, NOW } from '../support/sampleRequests';
import { openTestClinic, type TestClinic } from '../support/testClinic';

describe('a patient whose link was lost', () => {
  let now = NOW;
  let clinic: TestClinic;
  beforeEach(async () => {
    now = NOW;
    clinic = await openTestClinic({ clock: () => now, smtpUrl: 'smtp://127.0.0.1:25' });
    await clinic.database.appointments.book(appointmentRequest, { createdAt: NOW });
    for (const mail of await clinic.database.outbox.claim(now, now + 1, 10))
      await clinic.database.outbox.settle(mail, { kind: 'sent', at: now });
  });
  afterEach(() => clinic.close());
  const ask = (email: string, { app } = clinic) =>
    app.inject({
      method: 'POST',
      url: '/programare/link-nou',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email }).toString(),
    });
  /** @returns the addresses and links of what is mailed now */
  const mailed = async () => {
    await setTimeout(100);
    const mails = await clinic.database.outbox.claim(now, now + 1, 10);
    for (const mail of mails) await clinic.database.outbox.settle(mail, { kind: 'sent', at: now });
    return mails.flatMap((mail) =>
      mail.kind === 'link.again' ? [[mail.appointment.patient.email, mail.linkToken] as const] : [],
    );
  };

  it.each([`/programare/${'x'.repeat(43)}`, `/programare/7KQ3M9XA-${'x'.repeat(43)}`])(
    'can ask for it in the place of what may have been one: %s',
    async (url) => {
      for (const path of [url, `${url}/programare.ics`, `${url}/mutare`]) {
        const { statusCode, body } = await clinic.app.inject(path);
        expect([statusCode, body]).toEqual([404, '<h1>lostLink</h1>']);
      }
    },
  );

  it('gets it at the stored address, and an unknown one gets the same answer and nothing', async () => {
    const answers = [await ask(' ANA@exemplu.example'), await ask('ion@exemplu.example'), await ask('')];
    for (const answer of answers)
      expect([answer.statusCode, answer.body]).toEqual([200, '<h1>linkSent</h1>']);
    const [[email, token] = [], ...others] = await mailed();
    expect([email, others]).toEqual([appointmentRequest.email, []]);
    expect((await clinic.app.inject(`/programare/${token}`)).body).toContain('<h1>upcoming</h1>');
  });

  it('gets it again after three hours, not sooner', async () => {
    await ask(appointmentRequest.email);
    expect(await mailed()).toHaveLength(1);
    await ask(appointmentRequest.email);
    expect(await mailed()).toHaveLength(0);
    now += 3 * 3_600_000 + 1;
    await ask(appointmentRequest.email);
    expect(await mailed()).toHaveLength(1);
  });

  it('changes nothing when the form is opened, and says so where no mail is sent', async () => {
    expect((await clinic.app.inject('/programare/link-nou')).body).toBe('<h1>lostLink</h1>');
    expect(await mailed()).toEqual([]);
    const silent = await openTestClinic({ clock: () => now });
    expect((await ask(appointmentRequest.email, silent)).statusCode).toBe(409);
    await silent.close();
  });
});
