import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { UNLIMITED } from '../../../src/server/booking/budget';
import { countLostLink } from '../../../src/server/patient/lostLink';
import { DAY } from '../../../src/domain/durations';
import { bookSample } from '../support/booking';
import { injectForm } from '../support/forms';
import { appointmentRequest } from '../support/sampleRequests';
import { clinicForEach, type TestClinic } from '../support/testClinic';

describe('the lost-link form', () => {
  const clinic = clinicForEach({ smtpUrl: 'smtp://127.0.0.1:25' });
  let reference: string;
  beforeEach(async () => {
    reference = await bookSample(clinic.db);
    await clinic.db.deleteFrom('outbox').execute();
  });
  const ask = (email: string, { app }: Pick<TestClinic, 'app'> = clinic) =>
    injectForm(app, '/programare/link-nou', { email });
  const mailed = () =>
    clinic.db
      .selectFrom('outbox')
      .innerJoin('appointments', 'appointments.id', 'appointmentId')
      .select(['email', 'reference'])
      .where('kind', '=', 'link.again')
      .execute();

  it.each(['/programare/7KQ3M9XA-cut', `/programare/7KQ3M9XA-${'x'.repeat(43)}`])(
    'is shown at an address that looks like a link: %s',
    async (url) => {
      for (const path of [url, `${url}/programare.ics`, `${url}/mutare`]) {
        const { statusCode, body } = await clinic.app.inject(path);
        expect([statusCode, body]).toEqual([404, expect.stringContaining('<h1>Linkul programării</h1>')]);
      }
    },
  );

  it('mails the stored address alone, and answers an unknown one the same', async () => {
    const answers = [await ask('ion@exemplu.example'), await ask(''), await ask(' ANA@exemplu.example')];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.body).toContain('<h1>Verificați-vă e-mailul</h1>');
    const page = await clinic.app.inject(`/programare/${clinic.links.tokenFor(reference)}`);
    expect(page.body).toContain('<h1>Programarea dumneavoastră</h1>');
    // A stop ends the delay and loses no request.
    await clinic.app.close();
    expect(await mailed()).toEqual([{ email: appointmentRequest.email, reference }]);
  });

  it('stores nothing before it answers, whether it knows the address or not', async () => {
    const changes = async () =>
      (await sql<{ total: number }>`select total_changes() as total`.execute(clinic.db)).rows[0]?.total;
    const writesOf = async (email: string) => {
      const before = Number(await changes());
      await ask(email);
      await nextTurn();
      return Number(await changes()) - before;
    };
    expect(await writesOf(appointmentRequest.email)).toBe(await writesOf('ion@exemplu.example'));
    expect(await mailed()).toEqual([]);
  });

  it('answers one IP address the same until it has asked twenty times in a day', async () => {
    const strict = await clinic.open({ smtpUrl: 'smtp://127.0.0.1:25', receptionAddresses: [] });
    const neighbours = Array.from({ length: 15 }, (_, index) => `p${index}@exemplu.example`);
    const statuses = [];
    for (const email of [
      ...Array<string>(5).fill('ana@exemplu.example'),
      ...neighbours,
      'alt@exemplu.example',
    ])
      statuses.push((await ask(email, strict)).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    clinic.now += DAY;
    expect((await ask('alt@exemplu.example', strict)).statusCode).toBe(200);
  });

  it('mails one mailbox at most three times a day, however it is spelled', async () => {
    const bodies = new Set<string>();
    for (let time = 0; time < 3; time += 1) bodies.add((await ask('ana@gmail.com')).body);
    expect(await countLostLink(clinic.db, 'a.na@gmail.com', UNLIMITED, clinic.now)).toBe(false);
    bodies.add((await ask('a.na@gmail.com')).body);
    expect(bodies.size).toBe(1);
    expect(await countLostLink(clinic.db, 'ana@gmail.com', UNLIMITED, clinic.now + DAY)).toBe(true);
  });

  it('changes nothing when opened', async () => {
    expect((await clinic.app.inject('/programare/link-nou')).body).toContain('<h1>Linkul programării</h1>');
    expect(await mailed()).toEqual([]);
  });

  it('says with the phone that no link is mailed where no mail is sent, as the waiting list does', async () => {
    const { app } = await clinic.open();
    for (const url of ['/programare/link-nou', '/programare/asteptare?serviciu=1&medic=1'])
      for (const [status, { statusCode, body }] of [
        [200, await app.inject(url)],
        [409, await injectForm(app, url, { email: appointmentRequest.email })],
      ] as const) {
        expect(statusCode).toBe(status);
        const main = body.slice(body.indexOf('<main'));
        expect(main).toMatch(/Clinica nu trimite acum e-mailuri, așa că nu vă putem [^]*sunați la[^]*0264/);
        expect(main).not.toMatch(/<form|Nu am putut|Redeschideți/);
      }
    expect((await app.inject('/programare')).body).not.toMatch(/link-nou|"sendsMail"/);
    expect((await clinic.app.inject('/programare')).body).toMatch(/link-nou[^]*"sendsMail":true/);
  });
});
