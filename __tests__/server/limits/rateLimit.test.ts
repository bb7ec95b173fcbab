import type { IncomingMessage } from 'node:http';
import { CALLS } from '../../../src/domain/contract';
import { bookSample } from '../support/booking';
import { injectBody, injectCall, injectForm } from '../support/forms';
import { outputOf } from '../support/outputOf';
import { wireAppointment, wireContactRequest } from '../support/sampleRequests';
import { clinicsForEach, type TestClinic, type TestClinicOptions } from '../support/testClinic';

const STRANGER = '203.0.113.7';

describe('the limit on posts', () => {
  const clinics = clinicsForEach();
  let clinic: TestClinic;
  /** Opens a server whose only limit is posts per minute. */
  const open = async (postsPerMinute: number, options: TestClinicOptions = {}) => {
    clinic = await clinics.open({ messagesPerDay: 0, receptionAddresses: [], postsPerMinute, ...options });
  };
  const statuses = async (count: number, options: object): Promise<number[]> => {
    const answers = [];
    for (let index = 0; index < count; index += 1)
      answers.push(await injectCall(clinic.app, 'contactRequest', wireContactRequest, options));
    return answers.map(({ statusCode }) => statusCode);
  };

  it('answers 429 with the time after which to retry', async () => {
    await open(2);
    expect(await statuses(3, { remoteAddress: STRANGER })).toEqual([200, 200, 429]);
    const answer = await injectCall(clinic.app, 'createAppointment', wireAppointment, {
      remoteAddress: STRANGER,
    });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.json()).toEqual({
      status: 429,
      message: 'Ați trimis prea multe cereri. Încercați din nou peste un minut.',
    });
  });

  it('counts calls, forms and patients’ pages together, each once', async () => {
    await open(3, { smtpUrl: 'smtp://127.0.0.1:25' });
    const form = (url: string) => injectForm(clinic.app, url, 'email=x', { remoteAddress: STRANGER });
    expect(await statuses(1, { remoteAddress: STRANGER })).toEqual([200]);
    expect((await form('/programare/link-nou')).statusCode).toBe(200);
    expect((await form('/contact')).statusCode).toBe(422);
    for (const url of ['/programare/link-nou', '/contact', '/programare'])
      expect((await form(url)).statusCode).toBe(429);
    expect(await statuses(1, { remoteAddress: STRANGER })).toEqual([429]);
  });

  it('counts each address separately and ignores reads', async () => {
    await open(1);
    expect(await statuses(2, { remoteAddress: STRANGER })).toEqual([200, 429]);
    expect(await statuses(1, { remoteAddress: '203.0.113.8' })).toEqual([200]);
    for (let time = 0; time < 3; time += 1)
      expect((await clinic.app.inject({ url: CALLS.services, remoteAddress: STRANGER })).statusCode).toBe(
        200,
      );
  });

  it('passes over a request whose connection is gone, without an error in the log', async () => {
    const log = await outputOf(async () => {
      await open(1, { logLevel: 'error' });
      const url = await clinic.app.listen({ host: '127.0.0.1', port: 0 });
      const hangUp = ({ socket }: IncomingMessage) => socket.destroy();
      clinic.app.server.prependListener('request', hangUp);
      const send = () => fetch(url + CALLS.createAppointment, { method: 'POST', body: new FormData() });
      for (let time = 0; time < 3; time += 1) await expect(send()).rejects.toThrow();
      clinic.app.server.off('request', hangUp);
      expect((await send()).status).toBe(400);
    });
    expect(log).toBe('');
  });

  it('refuses a post before its body is read', async () => {
    await open(1);
    await statuses(1, { remoteAddress: STRANGER });
    const unreadable = { remoteAddress: STRANGER, headers: { 'content-type': 'text/plain' } };
    expect((await injectBody(clinic.app, 'contactRequest', 'x'.repeat(100_000), unreadable)).statusCode).toBe(
      429,
    );
  });

  it('limits an address’s pages that are rendered for each GET, and no others', async () => {
    await open(0, { smtpUrl: 'smtp://127.0.0.1:25' });
    const page = `/programare/${clinic.links.tokenFor(await bookSample(clinic.db))}`;
    const get = (url: string, remoteAddress = STRANGER) => clinic.app.inject({ url, remoteAddress });
    for (let time = 0; time < 60; time += 1) await get(time % 2 === 0 ? page : `${page}/mai-devreme`);
    for (const url of [page, `${page}/mutare`, `${page}/mai-devreme`, `${page}/datele-mele.txt`]) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
      expect(body).toContain('Ați trimis prea multe cereri. Încercați din nou peste un minut.');
    }
    for (const url of ['/', '/programare', '/programare/link-nou', '/programare/asteptare?serviciu=1'])
      expect((await get(url)).statusCode).toBe(200);
    expect((await get(page, '203.0.113.8')).statusCode).toBe(200);
  });

  it('exempts the clinic’s own desk, but no local address', async () => {
    await open(1, { receptionAddresses: [STRANGER] });
    expect(await statuses(3, { remoteAddress: STRANGER })).toEqual([200, 200, 200]);
    for (const remoteAddress of ['127.0.0.1', '::1'])
      expect(await statuses(2, { remoteAddress })).toEqual([200, 429]);
  });

  const from = (address: string) => ({
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': address },
  });
  it('accepts the address from a proxy only where one is trusted', async () => {
    await open(1);
    expect(await statuses(2, from(STRANGER))).toEqual([200, 429]);
    expect(await statuses(1, from('203.0.113.8'))).toEqual([429]);

    await open(1, { trustProxy: 1 });
    expect(await statuses(2, from(STRANGER))).toEqual([200, 429]);
    expect(await statuses(1, from('203.0.113.8:51234'))).toEqual([200]);
    expect(await statuses(1, from('203.0.113.8'))).toEqual([429]);
    // Entries that the client wrote before the proxy's do not count.
    expect(await statuses(1, from(`203.0.113.9, ${STRANGER}`))).toEqual([429]);
    expect(await statuses(1, from(`127.0.0.1, ${STRANGER}`))).toEqual([429]);
  });
});

describe('a public site behind a proxy that forwards no addresses', () => {
  const clinics = clinicsForEach();
  const PUBLIC = { publicUrl: 'https://clinica.example' };
  /** Opens a site, sends two posts from an address, and returns the log's warnings and the readiness. */
  const readinessAfter = async (options: TestClinicOptions, remoteAddress: string, headers: object = {}) => {
    const clinic = await clinics.open(options);
    const warn = jest.spyOn(clinic.app.log, 'warn');
    for (let time = 0; time < 2; time += 1)
      await injectCall(clinic.app, 'contactRequest', wireContactRequest, {
        remoteAddress,
        headers: { ...headers },
      });
    const ready = await clinic.app.inject('/health/ready');
    expect(ready.statusCode).toBe(200);
    return [warn.mock.calls.length, ready.body.includes('TRUST_PROXY')];
  };

  it('warns in the log at the first post and in the readiness answer', async () => {
    expect(await readinessAfter(PUBLIC, '127.0.0.1')).toEqual([1, true]);
    const trusting = { ...PUBLIC, trustProxy: 1 };
    expect(await readinessAfter(trusting, '127.0.0.1')).toEqual([1, true]);
    const hidden = { 'x-forwarded-for': `${STRANGER}, 127.0.0.1` };
    expect(await readinessAfter(trusting, '127.0.0.1', hidden)).toEqual([1, true]);
  });

  it('warns in the log, once, that an address is forwarded and not trusted', async () => {
    const forwarded = { 'x-forwarded-for': STRANGER };
    expect(await readinessAfter(PUBLIC, '127.0.0.1', forwarded)).toEqual([2, true]);
    expect(await readinessAfter(PUBLIC, STRANGER, forwarded)).toEqual([1, false]);
  });

  it('does not warn where addresses are known or the site is local only', async () => {
    const trusting = { ...PUBLIC, trustProxy: 1 };
    expect(await readinessAfter(trusting, '127.0.0.1', { 'x-forwarded-for': STRANGER })).toEqual([0, false]);
    expect(await readinessAfter(trusting, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toEqual([
      0,
      false,
    ]);
    expect(await readinessAfter(PUBLIC, STRANGER)).toEqual([0, false]);
    expect(await readinessAfter({}, '127.0.0.1')).toEqual([0, false]);
  });
});
