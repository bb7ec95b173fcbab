import { openTestClinic, type TestClinic } from '../support/testClinic';
import { until } from '../support/until';

describe('the site of a clinic with a backend of its own', () => {
  let clinic: TestClinic;
  beforeEach(async () => {
    jest.replaceProperty(process, 'env', { ...process.env, BACKEND_URL: 'https://api.clinica.example' });
    clinic = await openTestClinic();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await clinic.close();
  });
  const page = async (url: string): Promise<string> =>
    (await clinic.app.inject({ url, headers: { 'accept-encoding': 'identity' } })).body;

  it('shows the facts of its own data, and each change of them', async () => {
    await clinic.db
      .updateTable('profile')
      .set({ value: '0264 000 007' })
      .where('name', '=', 'phone')
      .execute();
    clinic.changes.publish('all');
    for (const path of ['/', '/contact', '/programare', '/clinic-facts'])
      await until(async () => (await page(path)).includes('0264 000 007'));
  });

  it('shows no hour of its own data, because the backend has others', async () => {
    for (const path of ['/', '/cardiologie', '/about', '/programare', '/artrite']) {
      const html = await page(path);
      expect(html).not.toMatch(/loc liber|ore libere în lunile|[?&;](?:data|interval)=/);
    }
  });
});
