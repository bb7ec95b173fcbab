import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { CALLS } from '../../src/domain/contract';
import { BOUNDARY, callForm, part } from './support/forms';
import { clinicForEach } from './support/testClinic';

const MEGABYTE = 1024 * 1024;

describe('the server on a real socket', () => {
  const clinic = clinicForEach();
  let url: string;
  beforeEach(async () => {
    url = await clinic.app.listen({ host: '127.0.0.1', port: 0 });
  });

  const post = (call: 'createAppointment' | 'contactRequest', value: unknown) =>
    fetch(url + CALLS[call], { method: 'POST', body: callForm(call, value) });

  /** Sends raw bytes and reads until the server closes the connection. */
  const sendRaw = async (bytes: string): Promise<{ status: number; body: unknown }> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(bytes);
    const answer = await text(socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/content-security-policy: default-src 'none'/i);
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
  };

  it.each(['createAppointment', 'contactRequest'] as const)(
    'answers 413 to a body of 10 MB for %s and keeps running',
    async (call) => {
      const answer = await post(call, { message: 'x'.repeat(10 * MEGABYTE) });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({
        status: 413,
        message: 'Cererea este prea mare. Scurtați mesajul și încercați din nou.',
      });
      expect((await fetch(url + CALLS.services)).status).toBe(200);
    },
  );

  const HEAD = `POST ${CALLS.contactRequest} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\n`;

  it.each([
    ['before receiving a body whose declared length is too long', `content-length: ${10 * MEGABYTE}\r\n\r\n`],
    [
      'to a body without end as soon as it is too long',
      `transfer-encoding: chunked\r\n\r\n${`8000\r\n${'x'.repeat(0x8000)}\r\n`.repeat(3)}`,
    ],
  ])('answers 413 %s', async (_when, rest) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(HEAD + rest);
    const firstBytes = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
    expect(firstBytes.toString()).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it('keeps running after a client disconnects in the middle of a form', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`${HEAD}content-length: 1000\r\n\r\n${part('contact', '{')}`, () => socket.destroy());
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await fetch(url)).status).toBe(200);
  });

  it.each([
    ['no HTTP', 'HELO clinic\r\n\r\n', 400],
    [
      'a form to a malformed address',
      'POST /% HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
      400,
    ],
    [
      'a malformed call',
      'GET /fetch-medical-fields/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
    ],
    ['an unknown method', 'FLY / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    ['a head too large', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ])('answers %s as JSON and keeps running', async (_what, bytes, status) => {
    const answer = await sendRaw(bytes);
    expect(answer).toEqual({ status, body: { status, message: expect.stringMatching(/\.$/) } });
    expect((await fetch(url)).status).toBe(200);
  });

  it('shows a browser the not-found page for an address that cannot be decoded', async () => {
    const answer = await fetch(`${url}/%`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  it('answers an internal error with 500 and a plain message without details', async () => {
    await clinic.db.schema.dropTable('vacations').execute();
    clinic.changes.publish('all');
    const answer = await clinic.app.inject(`${CALLS.vacations}?id=1`);
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { status: 500, message: 'A apărut o eroare pe server. Încercați din nou mai târziu.' },
    ]);
  });
});
