import { sendContactRequest } from '../../src/api/sendForm';
import { FakeClinicBackend } from '../support/fakeClinicBackend';

const REQUEST = {
  name: ' Ana Pop ',
  email: 'ana@exemplu.example',
  phone: '0700 000 000',
  subject: 'Analize',
  message: '<i>Bună ziua</i>',
};
let backend: FakeClinicBackend;

beforeEach(() => {
  backend = new FakeClinicBackend();
});
afterEach(() => {
  backend.restore();
});

const send = () => sendContactRequest({ request: REQUEST, idempotencyKey: 'k' });

test('HTTP 200 with a body that is not JSON does not count as sent', async () => {
  backend.on('contactRequest', () => new Response('<html>'));
  await expect(send()).resolves.toEqual({ kind: 'notAccepted' });
});

test('the same attempt carries the same key', async () => {
  await send();
  expect(backend.to('contactRequest')[0]?.headers.get('idempotency-key')).toBe('k');
});

test('the request is one multipart field with JSON, its texts trimmed and HTML-escaped', async () => {
  await send();
  const form = await backend.to('contactRequest')[0]?.formData();
  expect([...(form?.keys() ?? [])]).toEqual(['contact']);
  expect(JSON.parse(form?.get('contact') as string)).toEqual({
    name: 'Ana Pop',
    email: 'ana@exemplu.example',
    phone: '0700 000 000',
    subject: 'Analize',
    message: '&lt;i&gt;Bună ziua&lt;/i&gt;',
  });
});
