import { listMails } from '../../../src/server/outbox/list';
import { booked } from '../support/booking';
import { postForm } from '../support/forms';
import { appointmentRequest, NOW } from '../support/sampleRequests';
import { openTestClinic, type TestClinic } from '../support/testClinic';
import { until } from '../support/until';

describe('a patient whose link was lost', () => {
  let now = NOW;
  let clinic: TestClinic;
  beforeEach(async () => {
    now = NOW;
    clinic = await openTestClinic({ clock: () => now, smtpUrl: 'smtp://127.0.0.1:25' });
    await booked(clinic.db);
    await clinic.db.deleteFrom('outbox').execute();
  });
  afterEach(() => clinic.close());
  const ask = (email: string, { app } = clinic) => postForm(app, '/programare/link-nou', { email });
  /** Returns the addresses and links of all mails since the last call, and removes them. */
  const mailed = async () => {
    const rows = await clinic.db
      .deleteFrom('outbox')
      .where('kind', '=', 'link.again')
      .returning(['appointmentId', 'dueAt'])
      .execute();
    for (const { dueAt } of rows) {
      const wait = Date.parse(dueAt) - now;
      expect([wait >= 5_000, wait <= 60_000]).toEqual([true, true]);
    }
    return clinic.db
      .selectFrom('appointments')
      .select(['email', 'reference'])
      .where('id', 'in', [0, ...rows.map(({ appointmentId }) => appointmentId ?? 0)])
      .execute();
  };

  it.each(['/programare/7KQ3M9XA-cut', `/programare/7KQ3M9XA-${'x'.repeat(43)}`])(
    'can request it at an address that looks like a link: %s',
    async (url) => {
      for (const path of [url, `${url}/programare.ics`, `${url}/mutare`]) {
        const { statusCode, body } = await clinic.app.inject(path);
        expect([statusCode, body]).toEqual([404, expect.stringContaining('<h1>Linkul programării</h1>')]);
      }
    },
  );

  it('receives it at the stored address, and an unknown address gets the same answer but no mail', async () => {
    const answers = [await ask('ion@exemplu.example'), await ask(''), await ask(' ANA@exemplu.example')];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.body).toContain('<h1>Verificați-vă e-mailul</h1>');
    // The mail is queued after the answer.
    await until(async () => (await listMails(clinic.db, 1)).length > 0);
    const [{ email, reference } = { email: '', reference: '' }, ...others] = await mailed();
    expect([email, others]).toEqual([appointmentRequest.email, []]);
    const page = await clinic.app.inject(`/programare/${clinic.links.tokenFor(reference)}`);
    expect(page.body).toContain('<h1>Programarea dumneavoastră</h1>');
  });

  it('can request it three times a day at most from one IP address', async () => {
    const limited = await openTestClinic({
      clock: () => now,
      smtpUrl: 'smtp://127.0.0.1:25',
      receptionAddresses: [],
    });
    const statuses = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await ask('ana@exemplu.example', limited)).statusCode);
    now += 24 * 3_600_000;
    statuses.push((await ask('ana@exemplu.example', limited)).statusCode);
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
  });

  it('changes nothing by opening the form, which explains when mail is off', async () => {
    expect((await clinic.app.inject('/programare/link-nou')).body).toContain('<h1>Linkul programării</h1>');
    expect(await mailed()).toEqual([]);
    const silent = await openTestClinic({ clock: () => now });
    expect((await ask(appointmentRequest.email, silent)).statusCode).toBe(409);
    await silent.close();
  });
});
