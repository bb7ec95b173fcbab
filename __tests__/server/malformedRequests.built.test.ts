import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { CALLS, FORM_FIELD } from '../../src/domain/contract';
import { WITHOUT_LIMITS } from '../../src/tools/lab/servers';
import { launchServer, type LaunchedServer } from '../../src/tools/launchServer';
import { storedRows } from './support/storedRows';

let server: LaunchedServer;
beforeAll(async () => {
  server = await launchServer('dist', WITHOUT_LIMITS);
});
afterAll(() => server.stop());

/** A booking on a past day: no part of it can become an appointment. */
const BOOKING = {
  client_first_name: 'Ana',
  client_last_name: 'Popescu',
  client_email: 'ana@pacient.example',
  client_phone: '0700 000 000',
  message: '',
  date: '2020-01-06',
  user_appointment_id: 1,
  user_id: 1,
};

const wrongBooking = fc
  .tuple(fc.constantFrom(...Object.keys(BOOKING)), fc.jsonValue({ maxDepth: 4 }))
  .map(([name, value]) => JSON.stringify({ ...BOOKING, [name]: value }));
const cutJson = fc.nat(200).map((length) => JSON.stringify(BOOKING).slice(0, length));
const json = fc.oneof(
  wrongBooking,
  cutJson,
  fc.json(),
  fc.constantFrom('"\\ud800"', '{"__proto__":{"admin":true}}', `"${'x'.repeat(5000)}"`),
);

const part = fc
  .record({
    name: fc.constantFrom(...Object.values(FORM_FIELD), '', '__proto__', '\u0000', 'a"\r\nb'),
    more: fc.constantFrom('', '; filename="a.json"', '\r\ncontent-type: text/html'),
    value: json,
    end: fc.constantFrom('\r\n--x--\r\n', '\r\n--x-', '', '\n--x--\n'),
  })
  .map(
    ({ name, more, value, end }) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}${end}`,
  );

const type = fc.constantFrom(
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  `multipart/form-data; boundary=${'y'.repeat(200)}`,
  'application/json',
  'application/x-www-form-urlencoded',
  'é',
);

const post = fc
  .record({
    path: fc.constantFrom(CALLS.createAppointment, CALLS.contactRequest, '/nicăieri'),
    type,
    key: fc.constantFrom('', 'k'.repeat(150), '\t'),
    body: fc.oneof(part, json, fc.tuple(part, part).map(String)),
  })
  .map(
    ({ path, type, key, body }) =>
      `POST ${encodeURI(path)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\n` +
      `idempotency-key: ${key}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

const query = fc
  .record({
    path: fc.constantFrom(`${CALLS.slots}?user_id=`, `${CALLS.vacations}?id=`, '/slot-events?user_id='),
    value: fc.oneof(
      fc.constantFrom(
        '',
        '0',
        '-1',
        '%00',
        '%zz',
        '1e3',
        '1&user_id=0&id=0',
        '2147483648',
        '9007199254740991',
      ),
      fc.string({ maxLength: 500 }).map(encodeURIComponent),
    ),
  })
  .filter(({ value }) => !/^0*[1-9]\d{0,8}$/.test(value))
  .map(({ path, value }) => `GET ${path}${value} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);

const brokenHead = fc
  .tuple(
    fc.constantFrom('BREW / ', 'POST / HTTP/1.1\r\ncontent-length: -1', '\u0000', 'GET / HTTP/9\r\n'),
    fc.string(),
  )
  .map(([head, rest]) => `${head}${rest}\r\n\r\n`);

/** Sends the bytes over a new connection. */
async function statusOf(request: string): Promise<number> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(request);
  const answer = (await buffer(socket)).toString('latin1');
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

test('the server answers every malformed request with 4xx and stores nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(post, post, query, brokenHead), async (request) => {
      const status = await statusOf(request);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 2000 },
  );
  await server.end();
  for (const table of ['appointments', 'contact_requests', 'outbox'])
    expect(storedRows(server.databaseFile, `select * from ${table}`)).toEqual([]);
});
