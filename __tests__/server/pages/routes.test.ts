import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BUILT_FOR, siteText } from '../support/builtSite';
import { valueOf } from '../support/postedForms';
import { clinicForAll } from '../support/testClinic';
import { until } from '../support/until';

const clinic = clinicForAll();

const get = (url: string, headers: Record<string, string> = {}) => clinic.app.inject({ url, headers });

describe('the site', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', '<h1'],
    ['/about', 'text/html; charset=utf-8', 'Despre Noi</h1>'],
    ['/about?from=mail', 'text/html; charset=utf-8', `<link rel="canonical" href="${BUILT_FOR}/about">`],
    ['/sitemap.xml', 'application/xml; charset=utf-8', `<loc>${BUILT_FOR}/about</loc>`],
    ['/robots.txt', 'text/plain; charset=utf-8', `Sitemap: ${BUILT_FOR}/sitemap.xml`],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', '"start_url":"/"'],
    ['/clinic-facts', 'application/json; charset=utf-8', '"profile":'],
    ['/favicon.svg', 'image/svg+xml', siteText('favicon.svg')],
    ['/assets/main.1a2b3c.js', 'application/javascript; charset=utf-8', siteText('assets/main.1a2b3c.js')],
    ['/doctors/ana.svg', 'image/svg+xml', siteText('doctors/ana.svg')],
  ])('answers %s as %s', async (url, type, part) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.body).toContain(part);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  });

  it.each([
    '/nothing',
    '/assets/nothing.js',
    '/404',
    '/404.html',
    '/about/more',
    '/about.html',
    '/index.html',
    '/About',
    '/index',
    '//about',
    '/about.html.br',
    '/assets',
    '/assets/',
    '/assets/main.1a2b3c.js.br',
    '/doctors/nobody.png',
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc',
    '/site.json',
    '/__proto__',
    '/%00',
  ])('answers %s with the not-found page', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('Page not Found');
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=2', '/about?a=1&b=2'],
    ['/programare/?serviciu=1', '/programare?serviciu=1'],
  ])('redirects %s permanently to %s', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  it('answers HEAD like GET, without the body', async () => {
    for (const url of ['/about', '/nothing', '/about/', '/assets/main.1a2b3c.js', '/favicon.svg']) {
      const head = await clinic.app.inject({ method: 'HEAD', url });
      const full = await get(url);
      expect([url, head.statusCode, head.body]).toEqual([url, full.statusCode, '']);
      expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('refuses %s', async (method) => {
    for (const url of ['/about', '/nothing'])
      expect((await clinic.app.inject({ method, url })).json()).toMatchObject({ status: 404 });
  });

  it('lets hashed files be cached for a year and requires revalidation of everything else', async () => {
    const cacheControl = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await cacheControl('/assets/main.1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    for (const url of ['/', '/about', '/about/', '/sitemap.xml', '/favicon.svg', '/nothing'])
      expect(await cacheControl(url)).toBe('no-cache');
  });

  it.each(['br', 'gzip', 'identity'])(
    'answers 304 to a client that has the page in the encoding %s',
    async (encoding) => {
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
    },
  );

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

  it.each(['/about', '/assets/main.1a2b3c.js'])(
    'answers %s in the encoding the client likes best',
    async (url) => {
      const plain = await get(url, { 'accept-encoding': 'br;q=0' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0.5' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      for (const { headers } of [brotli, gzip, plain]) expect(headers.vary).toBe('accept-encoding');
    },
  );

  it.each(['', 'deflate', 'br;q=0', 'gzip;q=0, br;q=0.0', 'br;q=high', '*;q=0'])(
    'compresses nothing for a client that takes "%s"',
    async (header) => {
      const { headers, body } = await get('/about', { 'accept-encoding': header });
      expect([headers['content-encoding'], body]).toEqual([undefined, (await get('/about')).body]);
    },
  );

  it('serves a portrait stored by staff', async () => {
    const content = Buffer.from('a picture');
    const row = { name: 'ana.png', type: 'image/png', content: content.toString('base64') };
    await clinic.db.insertInto('portraits').values(row).execute();
    const { headers, rawPayload } = await get('/doctors/ana.png');
    expect([headers['content-type'], rawPayload]).toEqual(['image/png', content]);
    expect((await get('/doctors/ana.png', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});

test('a time that begins is not the first free one any more, to which a specialty’s page links', async () => {
  clinic.now = Date.parse('2026-03-09T07:00:00Z') - 1_000;
  const { app } = await clinic.open();
  const page = async () => (await app.inject('/cardiologie')).body;
  const shown = await page();
  expect(shown).toContain('Primul loc liber: luni, 9 martie, 09:00');
  expect(shown).toContain('href="/programare?serviciu=1&amp;medic=1&amp;data=2026-03-09&amp;interval=1"');
  clinic.now += 1_000;
  await until(async () => (await page()).includes('Primul loc liber: luni, 9 martie, 10:30'));
});

test('a site served at another address than the one it was built for uses the new one, in every encoding', async () => {
  const publicUrl = 'https://clinica.example';
  const { app } = await clinic.open({ publicUrl });
  const bodyAs = async (url: string, encoding: string) =>
    (await app.inject({ url, headers: { 'accept-encoding': encoding } })).rawPayload;
  for (const path of ['/', '/about', '/testare-de-efort', '/sitemap.xml']) {
    const plain = (await bodyAs(path, 'identity')).toString();
    expect(plain).toContain(`${publicUrl}/`);
    expect(plain).not.toContain('localhost');
    expect(brotliDecompressSync(await bodyAs(path, 'br')).toString()).toBe(plain);
    expect(gunzipSync(await bodyAs(path, 'gzip')).toString()).toBe(plain);
  }
});

test('/contact states the data retention time of the settings, and so do the clinic’s facts', async () => {
  const { app } = await clinic.open({ retentionDays: 400 });
  const page = (await app.inject('/contact')).body;
  expect(page).toContain('la 400 de zile după ziua ei');
  for (const text of [page, (await app.inject('/clinic-facts')).body])
    expect(text).toContain('"retentionDays":400');
});

test('the document of a link to the booking page has its service and doctor chosen, also for a browser without JavaScript', async () => {
  const chosen = async (query: string) => {
    const { body } = await get(`/programare?${query}`);
    expect(body.includes('după ce apăsați Trimitere')).toBe(query.includes('medic=1'));
    return [...body.matchAll(/<option[^>]* selected=""[^>]*>([^<]*)</g)].map(([, name]) => name);
  };
  const doctor = ['Cardiologie', 'Nu știu încă', 'Dr. Ioana Mureșan'];
  expect(await chosen('serviciu=1&medic=1')).toEqual(doctor);
  expect(await chosen('serviciu=1&medic=1&data=2026-12-07&interval=1')).toEqual(doctor);
  expect(await chosen('serviciu=1&medic=999')).toEqual(['Cardiologie', 'Nu știu încă', 'Alegeți medicul']);
  expect(await chosen('serviciu=999')).toEqual(['Alegeți serviciul', 'Alegeți întâi serviciul']);
});

test('the document of a link to the contact form has the subject that an article asks for', async () => {
  const subject = async (asked: string) =>
    valueOf((await get(`/contact?subiect=${encodeURIComponent(asked)}`)).body, 'subject');
  expect(await subject('Cerere: Ecografie Doppler vasculară')).toBe('Cerere: Ecografie Doppler vasculară');
  expect(await subject('Cerere: Cardiologie')).toBe('Cerere: Cardiologie');
  for (const other of ['Altceva', 'Cerere: Contact']) expect(await subject(other)).toBe('');
});
