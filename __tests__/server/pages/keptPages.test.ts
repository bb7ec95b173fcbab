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

  it('is rendered once', async () => {
    const text = { method: 'POST', url: '/contact', headers: { 'content-type': 'text/plain' } } as const;
    for (const [status, send] of [
      [200, () => get('/programare/link-nou')],
      [404, () => get(UNKNOWN_LINK)],
      [200, () => get('/programare/asteptare?serviciu=1&medic=1')],
      [403, () => injectForm(clinic.app, '/contact', {}, FOREIGN)],
      [413, () => injectForm(clinic.app, '/programare', 'x'.repeat(70_000))],
      [415, () => clinic.app.inject(text)],
    ] as const) {
      const first = await send();
      const renders = jest.spyOn(ReactDOMServer, 'renderToString');
      const second = await send();
      expect([first.statusCode, second.statusCode]).toEqual([status, status]);
      expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(second.body).toBe(first.body);
      expect(renders).not.toHaveBeenCalled();
      renders.mockRestore();
    }
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
