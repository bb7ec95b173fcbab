import { CALLS } from '../../../src/domain/contract';
import { clinicsForEach, type TestClinicOptions } from '../support/testClinic';

const EVERY_KIND_OF_ANSWER = [
  { url: '/' },
  { url: '/assets/main.1a2b3c.js' },
  { url: '/nothing' },
  { url: '/about/' },
  { url: '/about', headers: { 'if-none-match': '*' } },
  { url: '/about', method: 'PUT' },
  { url: CALLS.services },
  { url: CALLS.slots },
  { url: CALLS.createAppointment },
  { url: CALLS.createAppointment, method: 'POST' },
  { url: '/%' },
] as const;

describe('every answer', () => {
  const clinics = clinicsForEach();
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const allHeaders = async (options: TestClinicOptions = {}) => {
    const { app } = await clinics.open(options);
    return Promise.all(EVERY_KIND_OF_ANSWER.map(async (request) => (await app.inject(request)).headers));
  };

  it('has a policy that limits what a page may load, and the other recommended security headers', async () => {
    for (const headers of await allHeaders()) {
      expect(String(headers['content-security-policy']).split('; ')).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        'frame-src https://www.openstreetmap.org',
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('lets other sites show only the pictures of mails and of link previews', async () => {
    const { app } = await clinics.open();
    const policyOf = async (url: string) => (await app.inject(url)).headers['cross-origin-resource-policy'];
    expect(await policyOf('/apple-touch-icon.png')).toBe('cross-origin');
    expect(await policyOf('/previews/acasa.png')).toBe('cross-origin');
    expect(await policyOf('/doctors/ana.svg')).toBe('same-origin');
  });

  it('has strict transport security under https, for its own host only unless configured otherwise', async () => {
    const publicUrl = 'https://clinica.example';
    for (const headers of await allHeaders({ publicUrl }))
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
    const strictTransportSecurity = 'max-age=600; includeSubDomains';
    for (const headers of await allHeaders({ publicUrl, strictTransportSecurity }))
      expect(headers['strict-transport-security']).toBe(strictTransportSecurity);
  });

  it('lets pages connect to the other server that they were built for', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, BACKEND_URL: 'https://api.clinica.example/v1' });
    for (const headers of await allHeaders()) {
      expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.clinica.example;");
    }
  });

  it('lets pages use the identity provider that they were built for, with its pop-up', async () => {
    const identity = { authDomain: 'clinica.firebaseapp.example', emulatorHost: '' };
    for (const headers of await allHeaders({ built: { identity } })) {
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/connect-src 'self' https:\/\/identitytoolkit\.googleapis\.com /);
      expect(policy).toMatch(/frame-src [^;]* https:\/\/clinica\.firebaseapp\.example /);
      expect(policy).toMatch(/script-src 'self' https:\/\/apis\.google\.com /);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
  });
});
