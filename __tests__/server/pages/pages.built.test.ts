import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { launchServer, type LaunchedServer } from '../../../src/tools/launchServer';

const ADDRESS = 'https://clinica.example';

function bodyAs(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      buffer(response).then(resolve, reject);
    }).on('error', reject);
  });
}

describe('a site served at another address than it was built for', () => {
  let server: LaunchedServer;
  beforeAll(async () => {
    server = await launchServer('dist', { PUBLIC_URL: ADDRESS, RETENTION_DAYS: '400' });
  });
  afterAll(() => server.stop());

  it.each(['/', '/about', '/testare-de-efort', '/sitemap.xml'])('names the new one in %s', async (path) => {
    const plain = (await bodyAs(server.url + path, 'identity')).toString();
    expect(plain).toContain(`${ADDRESS}/`);
    expect(plain).not.toContain('localhost');
    expect(brotliDecompressSync(await bodyAs(server.url + path, 'br')).toString()).toBe(plain);
    expect(gunzipSync(await bodyAs(server.url + path, 'gzip')).toString()).toBe(plain);
  });

  it('says on /contact how long this server keeps data, in the page and in the facts', async () => {
    const page = (await bodyAs(`${server.url}/contact`, 'identity')).toString();
    expect(page).toContain('la 400 de zile după ziua ei');
    expect(page).toContain('"retentionDays":400');
    const facts = (await bodyAs(`${server.url}/clinic-facts`, 'identity')).toString();
    expect(facts).toContain('"retentionDays":400');
  });

  it('says in what it shows when a doctor is free first, and leads there', async () => {
    const page = (await bodyAs(`${server.url}/cardiologie`, 'identity')).toString();
    expect(page).toMatch(/Primul loc liber: \p{L}+, \d+ \p{L}+, \d\d:\d\d/u);
    expect(page).toMatch(
      /href="\/programare\?serviciu=1&amp;medic=2&amp;data=\d{4}-\d\d-\d\d&amp;interval=\d+"/,
    );
    expect(page).not.toContain('@@');
  });
});
