import { CALLS } from '../../../src/domain/contract';
import { post } from '../support/forms';
import { wireAppointment, wireContactRequest } from '../support/sampleRequests';
import { BUILT_FOR } from '../support/builtSite';
import { openTestClinic, type TestClinic } from '../support/testClinic';

const READS = [CALLS.services, CALLS.doctors, `${CALLS.vacations}?id=1`, `${CALLS.slots}?user_id=1`];
const POSTS = [CALLS.createAppointment, CALLS.contactRequest];
const STRANGER = '203.0.113.7';

describe('the six calls', () => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openTestClinic();
  });
  afterAll(() => clinic.close());

  it('are never answered from a cache that did not ask: what is read may be kept, all else may not', async () => {
    for (const url of READS) {
      const { headers } = await clinic.app.inject(url);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toMatch("default-src 'none'");
    }
    const answers = await Promise.all([
      post(clinic.app, 'createAppointment', wireAppointment),
      post(clinic.app, 'createAppointment', wireAppointment),
      post(clinic.app, 'contactRequest', wireContactRequest),
      clinic.app.inject(CALLS.vacations),
      clinic.app.inject(CALLS.contactRequest),
    ]);
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toMatch("default-src 'none'");
    }
  });

  it('answer HEAD where they answer GET', async () => {
    for (const url of READS) {
      const answer = await clinic.app.inject({ method: 'HEAD', url });
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
    }
  });

  it.each([...READS.map((url) => [url, 'GET, HEAD']), ...POSTS.map((url) => [url, 'POST'])])(
    'answer another method of %s with 405 and what is allowed',
    async (url = '', allow = '') => {
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
      for (const method of others.filter((other) => !allow.includes(other))) {
        const answer = await clinic.app.inject({ method, url });
        expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, allow]);
        expect(answer.json()).toMatchObject({ status: 405, message: expect.any(String) });
      }
    },
  );

  it.each([...READS, ...POSTS])('answer an address below %s with 404 as JSON', async (url) => {
    const answer = await clinic.app.inject(`${url.replace(/\?.*/, '')}/more`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      status: 404,
      message: 'Adresa cerută nu există. Verificați adresa sau porniți de la prima pagină.',
    });
  });
});

describe('a form that another site sends', () => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openTestClinic({ postsPerMinute: 3 });
  });
  afterAll(() => clinic.close());

  const send = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    post(clinic.app, 'contactRequest', wireContactRequest, { headers, remoteAddress });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.example' }],
    [{ origin: 'https://stranger.example' }],
    [{ origin: 'nonsense' }],
  ])('is answered 403 as JSON, and nothing is kept: %j', async (headers) => {
    for (const [call, value] of [
      ['createAppointment', wireAppointment],
      ['contactRequest', wireContactRequest],
    ] as const) {
      const answer = await post(clinic.app, call, value, { headers });
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { status: 403, message: expect.stringContaining('Cererea nu vine de pe acest site.') },
      ]);
    }
    expect((await clinic.database.outbox.state(Date.now())).waiting).toBe(0);
  });

  it('does not count for the visitor who only opened its page', async () => {
    for (let index = 0; index < 5; index += 1) await send({ 'sec-fetch-site': 'cross-site' }, STRANGER);
    expect((await send({ 'sec-fetch-site': 'same-origin' }, STRANGER)).statusCode).toBe(200);
  });

  it.each([
    ['this site in a browser', { 'sec-fetch-site': 'same-origin', origin: 'https://www.clinic.example' }],
    ['this site in a browser that says only its origin', { origin: 'http://192.0.2.1', host: '192.0.2.1' }],
    [
      'the public address, whoever asks through which host',
      { 'sec-fetch-site': 'same-site', origin: BUILT_FOR },
    ],
    ['a program that names no site', {}],
  ])('is told from %s, which goes on', async (_who, headers) => {
    expect((await send(headers)).statusCode).toBe(200);
  });
});

describe('the limit on posts', () => {
  let clinic: TestClinic;
  afterEach(() => clinic.close());

  const statuses = async (count: number, options: object): Promise<number[]> => {
    const answers = [];
    for (let index = 0; index < count; index += 1) {
      answers.push(await post(clinic.app, 'contactRequest', wireContactRequest, options));
    }
    return answers.map(({ statusCode }) => statusCode);
  };

  it('answers 429 and says when to try again', async () => {
    clinic = await openTestClinic({ postsPerMinute: 2 });
    expect(await statuses(3, { remoteAddress: STRANGER })).toEqual([200, 200, 429]);
    const answer = await post(clinic.app, 'createAppointment', wireAppointment, { remoteAddress: STRANGER });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.json()).toEqual({
      status: 429,
      message: 'Ați trimis prea multe cereri. Încercați din nou peste un minut.',
    });
  });

  it('counts each address alone, and never the reading calls', async () => {
    clinic = await openTestClinic({ postsPerMinute: 1 });
    expect(await statuses(2, { remoteAddress: STRANGER })).toEqual([200, 429]);
    expect(await statuses(1, { remoteAddress: '203.0.113.8' })).toEqual([200]);
    const read = await clinic.app.inject({ url: CALLS.services, remoteAddress: STRANGER });
    expect(read.statusCode).toBe(200);
  });

  it('counts a network of IPv6 as one address', async () => {
    clinic = await openTestClinic({ postsPerMinute: 1 });
    expect(await statuses(1, { remoteAddress: '2001:db8::1' })).toEqual([200]);
    expect(await statuses(1, { remoteAddress: '2001:db8::2:3:4:5' })).toEqual([429]);
    expect(await statuses(1, { remoteAddress: '2001:db8:0:1::1' })).toEqual([200]);
  });

  it.each(['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1'])('lets %s pass', async (remoteAddress) => {
    clinic = await openTestClinic({ postsPerMinute: 1 });
    expect(await statuses(3, { remoteAddress })).toEqual([200, 200, 200]);
  });

  it('can be switched off', async () => {
    clinic = await openTestClinic({ postsPerMinute: 0 });
    expect(await statuses(30, { remoteAddress: STRANGER })).toEqual(Array(30).fill(200));
  });

  it.each(['x-forwarded-for', 'forwarded'])(
    'holds for what a proxy on this machine sends with %s, whose start the log tells once',
    async (header) => {
      clinic = await openTestClinic({ postsPerMinute: 1 });
      const told = jest.spyOn(clinic.app.log, 'warn');
      const [remoteAddress, headers] = ['127.0.0.1', { [header]: `for=${STRANGER}` }];
      expect(await statuses(1, { remoteAddress })).toEqual([200]);
      expect(told).not.toHaveBeenCalled();
      expect(await statuses(3, { remoteAddress, headers })).toEqual([200, 429, 429]);
      expect(told.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY')]]);
      expect(await statuses(2, { remoteAddress })).toEqual([200, 200]);
    },
  );

  it('believes a proxy about the address only where one is trusted', async () => {
    const from = (address: string) => ({
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': address },
    });
    clinic = await openTestClinic({ postsPerMinute: 1 });
    expect(await statuses(2, from(STRANGER))).toEqual([200, 429]);
    expect(await statuses(1, from('203.0.113.8'))).toEqual([429]);
    await clinic.close();

    clinic = await openTestClinic({ postsPerMinute: 1, trustedProxies: 1 });
    expect(await statuses(2, from(STRANGER))).toEqual([200, 429]);
    expect(await statuses(1, from('203.0.113.8'))).toEqual([200]);
    // What the client itself wrote before the proxy's entry counts for nothing.
    expect(await statuses(1, from(`203.0.113.9, ${STRANGER}`))).toEqual([429]);
    expect(await statuses(1, from(`127.0.0.1, ${STRANGER}`))).toEqual([429]);
  });
});
