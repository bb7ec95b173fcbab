import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { CALLS } from '../../src/domain/contract';
import { subscriptionPath } from '../../src/content/paths';
import { addCalendar } from '../../src/server/agenda/calendars';
import { bookSample } from './support/booking';
import { BOUNDARY, fetchCall, injectCall, part } from './support/forms';
import { outputOf } from './support/outputOf';
import { postedForms, POSTED_MESSAGE, POSTED_PATIENT } from './support/postedForms';
import { NOW, wireAppointment } from './support/sampleRequests';
import { clinicForAll } from './support/testClinic';

const MEGABYTE = 1024 * 1024;

describe('the server on a real socket', () => {
  const clinic = clinicForAll();
  let url: string;
  beforeAll(async () => {
    url = await clinic.app.listen({ host: '127.0.0.1', port: 0 });
  });

  /** Sends raw bytes and reads until the server closes the connection. */
  const sendRaw = async (bytes: string): Promise<{ status: number; body: unknown }> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(bytes);
    const answer = await text(socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/content-security-policy: default-src 'none'/i);
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
  };

  it('answers 413 to a body of 10 MB and keeps running', async () => {
    const message = 'Cererea este prea mare. Scurtați mesajul și încercați din nou.';
    for (const call of ['createAppointment', 'contactRequest'] as const) {
      const answer = await fetchCall(url, call, { message: 'x'.repeat(10 * MEGABYTE) });
      expect([answer.status, await answer.json()]).toEqual([413, { status: 413, message }]);
      expect((await fetch(url + CALLS.services)).status).toBe(200);
    }
  });

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
    const { app, changes, db } = await clinic.open();
    await db.schema.dropTable('vacations').execute();
    changes.publish('all');
    const answer = await app.inject(`${CALLS.vacations}?id=1`);
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { status: 500, message: 'A apărut o eroare pe server. Încercați din nou mai târziu.' },
    ]);
  });

  it('logs nothing that visitors sent and no secret address, at any level', async () => {
    const tokens: string[] = [];
    const log = await outputOf(async () => {
      const { app, db, links } = await clinic.open({ logLevel: 'trace' });
      const { post, withTime } = postedForms(() => app);
      await post('/programare', (await withTime({ ...POSTED_PATIENT, message: 'Mă doare' })).form);
      await post('/contact', POSTED_MESSAGE);
      for (const date of ['2026-03-23', '2026-03-23', '2020-01-06'])
        await injectCall(app, 'createAppointment', { ...wireAppointment, date });
      await app.inject(`${CALLS.vacations}?id=12345`);
      const token = links.tokenFor(await bookSample(db, { slotId: 2 }));
      const calendar = links.tokenFor((await addCalendar(db, 1, false, NOW)).reference);
      for (const before of [
        '/programare/',
        '/%70rogramare/',
        '//programare/',
        '/Programare/',
        '/programare%2F',
      ])
        await app.inject(before + token);
      for (const after of ['/programare.ics', '?x', '/nothing'])
        await app.inject(`/programare/${token}${after}`);
      for (const method of ['PUT', 'POST'] as const)
        await app.inject({ method, url: `/programare/${token}` });
      for (const path of [calendar, `${calendar.slice(0, 8)}-removed`])
        await app.inject(subscriptionPath(path));
      tokens.push(token.slice(0, 20), calendar.slice(0, 8));
    });
    for (const route of [
      CALLS.createAppointment,
      '/programare',
      '/programare/:token',
      '/calendar/:token.ics',
    ])
      expect(log).toContain(`"route":"${route}`);
    const typed = ['Popescu', 'Ana', 'ana@', '0700 0', '0700+0', 'Mă doare', 'întrebare', 'interval='];
    for (const secret of [...typed, ...tokens, '12345', 'remoteAddress']) expect(log).not.toContain(secret);
  });
});
