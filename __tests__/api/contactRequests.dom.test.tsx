import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useSendContactRequestMutation } from '../../src/api/contactRequests';
import { createClinicStore } from '../../src/api/createClinicStore';
import { FakeClinicBackend, refusal } from '../support/fakeClinicBackend';

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

/** As the contact form asks for it. */
async function send(): Promise<string> {
  const store = createClinicStore();
  const { result } = renderHook(() => useSendContactRequestMutation(), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  const [trigger] = result.current;
  return act(() => trigger(REQUEST).unwrap());
}

test('HTTP 200 with body status 200 is sent', async () => {
  await expect(send()).resolves.toBe('sent');
});

test.each([{ status: 500 }, { ok: true }, null])('HTTP 200 with the body %j is not sent', async (body) => {
  backend.on('contactRequest', () => body);
  await expect(send()).resolves.toBe('notSent');
});

test('HTTP 201 is no success, whatever its body says', async () => {
  backend.on('contactRequest', () => refusal(201, { status: 200 }));
  await expect(send()).rejects.toMatchObject({ status: 201 });
});

test('a refusal and a lost connection reject', async () => {
  backend.on('contactRequest', () => refusal(500));
  await expect(send()).rejects.toMatchObject({ status: 500 });
  backend.cut('contactRequest');
  await expect(send()).rejects.toMatchObject({ status: 'FETCH_ERROR' });
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
