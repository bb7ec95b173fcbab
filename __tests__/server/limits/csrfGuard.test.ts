import { BUILT_FOR } from '../support/builtSite';
import { bookSample } from '../support/booking';
import { injectCall, injectForm } from '../support/forms';
import { wireAppointment, wireContactRequest } from '../support/sampleRequests';
import { clinicForAll } from '../support/testClinic';

const STRANGER = '203.0.113.7';

describe('a form posted from another site', () => {
  const clinic = clinicForAll({ postsPerMinute: 3 });

  const send = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    injectCall(clinic.app, 'contactRequest', wireContactRequest, { headers, remoteAddress });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.example' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://stranger.example' }],
    [{ origin: 'nonsense' }],
    [{ origin: 'null' }],
  ])('is refused with 403 as JSON, and nothing is stored: %j', async (headers) => {
    for (const [call, value] of [
      ['createAppointment', wireAppointment],
      ['contactRequest', wireContactRequest],
    ] as const) {
      const answer = await injectCall(clinic.app, call, value, { headers });
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { status: 403, message: expect.stringContaining('Cererea nu vine de pe acest site.') },
      ]);
    }
    expect(await clinic.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('does not use up the budget of the visitor who opened it', async () => {
    for (let index = 0; index < 5; index += 1) await send({ 'sec-fetch-site': 'cross-site' }, STRANGER);
    expect((await send({ 'sec-fetch-site': 'same-origin' }, STRANGER)).statusCode).toBe(200);
  });

  it.each([
    ['this site in a browser', { 'sec-fetch-site': 'same-origin', origin: 'https://www.clinic.example' }],
    ['this site in a browser that says only its origin', { origin: 'http://192.0.2.1', host: '192.0.2.1' }],
    ['the public address, through whichever host', { 'sec-fetch-site': 'same-site', origin: BUILT_FOR }],
    ['a program that names no site', {}],
  ])('is distinguished from %s, which is accepted', async (_who, headers) => {
    expect((await send(headers)).statusCode).toBe(200);
  });

  it('is refused where the browser hides which site sent it, on every page with a form', async () => {
    const page = `/programare/${clinic.links.tokenFor(await bookSample(clinic.db))}`;
    const statusOf = async (url: string, headers: Record<string, string>) =>
      (await injectForm(clinic.app, url, '', { headers: { origin: 'null', ...headers } })).statusCode;
    for (const url of [page, '/contact', '/programare', '/programare/link-nou', '/programare/asteptare'])
      expect(await statusOf(url, {})).toBe(403);
    expect(await statusOf(page, { 'sec-fetch-site': 'same-origin' })).toBe(303);
  });
});
