import ReactDOMServer from 'react-dom/server';
import { injectForm } from '../support/forms';
import { changePhone, clinicForEach, OTHER_PHONE } from '../support/testClinic';
import { until } from '../support/until';

const UNKNOWN_LINK = `/programare/7KQ3M9XA-${'x'.repeat(43)}`;
const FOREIGN = { headers: { 'sec-fetch-site': 'cross-site' } };

describe('a page that shows the same to everybody', () => {
  const clinic = clinicForEach({ smtpUrl: 'smtp://127.0.0.1:25' });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const get = (url: string) => clinic.app.inject({ url, headers: { 'accept-encoding': 'identity' } });

  it.each<[string, number, () => ReturnType<typeof get>]>([
    ['the form for a lost link', 200, () => get('/programare/link-nou')],
    ['the answer to a made-up link', 404, () => get(UNKNOWN_LINK)],
    ['the waiting list’s form', 200, () => get('/programare/asteptare?serviciu=1&medic=1')],
    ['the refusal of a foreign form', 403, () => injectForm(clinic.app, '/contact', {}, FOREIGN)],
    ['the refusal of a large form', 413, () => injectForm(clinic.app, '/programare', 'x'.repeat(70_000))],
    [
      'the refusal of what is no form',
      415,
      () => clinic.app.inject({ method: 'POST', url: '/contact', headers: { 'content-type': 'text/plain' } }),
    ],
  ])('is rendered once: %s', async (_what, status, send) => {
    const first = await send();
    const renders = jest.spyOn(ReactDOMServer, 'renderToString');
    const second = await send();
    expect([first.statusCode, second.statusCode]).toEqual([status, status]);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(second.body).toBe(first.body);
    expect(renders).not.toHaveBeenCalled();
  });

  it('shows a change of the clinic’s facts', async () => {
    expect((await get('/programare/link-nou')).body).not.toContain(OTHER_PHONE);
    await changePhone(clinic);
    await until(async () => (await get('/programare/link-nou')).body.includes(OTHER_PHONE));
  });

  it('is not stored by the browser where its address or its answer is one person’s', async () => {
    for (const answer of [await get(UNKNOWN_LINK), await injectForm(clinic.app, '/contact', {}, FOREIGN)])
      expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined]);
  });
});
