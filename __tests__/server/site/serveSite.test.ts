import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteText, type SiteName } from '../support/builtSite';
import { openTestClinic, type TestClinic } from '../support/testClinic';

describe('the site', () => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openTestClinic();
  });
  afterAll(() => clinic.close());

  const get = (url: string, headers: Record<string, string> = {}) => clinic.app.inject({ url, headers });

  it.each<[string, SiteName, string]>([
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/about', 'about.html', 'text/html; charset=utf-8'],
    ['/about?from=mail', 'about.html', 'text/html; charset=utf-8'],
    ['/sitemap.xml', 'sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.svg', 'favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/main.1a2b3c.js', 'assets/main.1a2b3c.js', 'text/javascript; charset=utf-8'],
  ])('answers %s with %s', async (url, name, type) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, siteText(name)]);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(siteText(name))));
  });

  it.each([
    '/nothing',
    '/assets/nothing.js',
    '/404',
    '/404.html',
    '/about/more',
    '/About',
    '/index',
    '//about',
    '/about.html.br',
    '/assets',
    '/assets/',
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc',
    '/site.json',
    '/__proto__',
    '/%00',
  ])('answers %s with the not-found page', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([404, siteText('404.html')]);
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=2', '/about?a=1&b=2'],
    ['/about.html', '/about'],
    ['/programare/?serviciu=1', '/programare?serviciu=1'],
    ['/index.html', '/'],
    ['/index.html?a=1', '/?a=1'],
  ])('moves %s to %s for good', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  it('answers HEAD like GET, without the body', async () => {
    for (const url of ['/about', '/nothing', '/about/']) {
      const [head, full] = [await clinic.app.inject({ method: 'HEAD', url }), await get(url)];
      expect([head.statusCode, head.body]).toEqual([full.statusCode, '']);
      expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('refuses %s', async (method) => {
    const page = await clinic.app.inject({ method, url: '/about' });
    expect([page.statusCode, page.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(page.json()).toMatchObject({ status: 405 });
    expect((await clinic.app.inject({ method, url: '/nothing' })).json()).toMatchObject({ status: 404 });
  });

  it('lets hashed files be kept for a year, and everything else be asked for again', async () => {
    const cacheControl = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await cacheControl('/assets/main.1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    for (const url of ['/', '/about', '/sitemap.xml', '/favicon.svg', '/nothing']) {
      expect(await cacheControl(url)).toBe('no-cache');
    }
  });

  it.each(['br', 'gzip', 'identity'])('answers 304 to a client that has the page as %s', async (encoding) => {
    const accept = { 'accept-encoding': encoding };
    const { headers } = await get('/about', accept);
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/about', { ...accept, 'if-none-match': tag });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers.vary).toBe('accept-encoding');
      expect(again.headers['cache-control']).toBe('no-cache');
    }
    expect((await get('/about', { ...accept, 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('gives every page and every encoding its own tag', async () => {
    const tags = await Promise.all(
      ['/', '/about'].flatMap((url) =>
        ['br', 'gzip', 'identity'].map(async (encoding) => {
          return (await get(url, { 'accept-encoding': encoding })).headers.etag;
        }),
      ),
    );
    expect(new Set(tags).size).toBe(6);
  });

  it('answers in the encoding the client likes best', async () => {
    const brotli = await get('/about', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(siteText('about.html'));
    const gzip = await get('/about', { 'accept-encoding': 'gzip, br;q=0.5' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(siteText('about.html'));
    const plain = await get('/about', { 'accept-encoding': 'br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const { headers } of [brotli, gzip, plain]) expect(headers.vary).toBe('accept-encoding');
  });

  it.each(['', 'deflate', 'br;q=0', 'gzip;q=0, br;q=0.0', 'br;q=high', '*;q=0'])(
    'compresses nothing for a client that takes "%s"',
    async (header) => {
      const { headers, body } = await get('/about', { 'accept-encoding': header });
      expect([headers['content-encoding'], body]).toEqual([undefined, siteText('about.html')]);
    },
  );

  it('answers a file that is kept in one encoding in that one', async () => {
    const { headers, body } = await get('/favicon.svg', { 'accept-encoding': 'br' });
    expect(body).toBe(siteText('favicon.svg'));
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });
});
