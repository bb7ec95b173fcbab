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

let server: LaunchedServer;
beforeAll(async () => {
  server = await launchServer('dist', { PUBLIC_URL: ADDRESS, RETENTION_DAYS: '400' });
});
afterAll(() => server.stop());

const textOf = async (path: string): Promise<string> =>
  (await bodyAs(server.url + path, 'identity')).toString();

test.each(['/', '/about', '/testare-de-efort', '/sitemap.xml'])(
  'a site served at another address than the one it was built for uses the new one in %s',
  async (path) => {
    const plain = await textOf(path);
    expect(plain).toContain(`${ADDRESS}/`);
    expect(plain).not.toContain('localhost');
    expect(brotliDecompressSync(await bodyAs(server.url + path, 'br')).toString()).toBe(plain);
    expect(gunzipSync(await bodyAs(server.url + path, 'gzip')).toString()).toBe(plain);
  },
);

test('/contact states the data retention time of the settings, and so do the clinic’s facts', async () => {
  const page = await textOf('/contact');
  expect(page).toContain('la 400 de zile după ziua ei');
  expect(page).toContain('"retentionDays":400');
  expect(await textOf('/clinic-facts')).toContain('"retentionDays":400');
});

test('a specialty’s page shows when a doctor is first free, with a link to that time', async () => {
  const page = await textOf('/cardiologie');
  expect(page).toMatch(/Primul loc liber: \p{L}+, \d+ \p{L}+, \d\d:\d\d/u);
  expect(page).toMatch(
    /href="\/programare\?serviciu=1&amp;medic=2&amp;data=\d{4}-\d\d-\d\d&amp;interval=\d+"/,
  );
});
