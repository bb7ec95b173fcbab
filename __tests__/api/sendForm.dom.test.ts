import { TIMEOUT_MS } from '../../src/domain/backend';
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
  jest.useRealTimers();
  backend.restore();
});

const send = () => sendContactRequest({ request: REQUEST, idempotencyKey: 'k' });

test('HTTP 200 with a body that is not JSON does not count as sent', async () => {
  backend.on('contactRequest', () => new Response('<html>'));
  await expect(send()).resolves.toEqual({ kind: 'notAccepted' });
});

test('an answer of which only the beginning comes counts as unknown after its time', async () => {
  jest.useFakeTimers();
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let finish = (): void => undefined;
  backend.on('contactRequest', ({ signal }) => {
    const body = new ReadableStream({
      start: (controller) => {
        signal.addEventListener('abort', () => {
          controller.error(signal.reason);
        });
        finish = () => {
          if (signal.aborted) return;
          controller.enqueue(new TextEncoder().encode('{"status":200}'));
          controller.close();
        };
      },
      pull: () => {
        begin();
      },
    });
    return new Response(body);
  });
  const outcome = send().then(
    () => 'known',
    () => 'unknown',
  );
  await begun;
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
  finish();
  await expect(outcome).resolves.toBe('unknown');
});
