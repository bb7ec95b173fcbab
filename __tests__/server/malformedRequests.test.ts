import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { CALLS, FORM_FIELD } from '../../src/domain/contract';
import { wireAppointment, wireContactRequest } from './support/sampleRequests';
import { clinicForEach } from './support/testClinic';

/** Neither can be stored, whatever else is in them: a booking on a past day, and a message without a name. */
const REFUSED = {
  createAppointment: { ...wireAppointment, date: '2020-01-06' },
  contactRequest: { ...wireContactRequest, name: '' },
} as const;
const calls = fc.constantFrom('createAppointment', 'contactRequest');

const wrongJson = (call: keyof typeof REFUSED) =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...Object.keys(REFUSED[call])), fc.jsonValue({ maxDepth: 4 }))
      .filter(([name]) => name !== 'date' && name !== 'name')
      .map(([name, value]) => JSON.stringify({ ...REFUSED[call], [name]: value })),
    fc.nat(200).map((length) => JSON.stringify(REFUSED[call]).slice(0, length)),
    fc.json(),
    fc.constantFrom('"\\ud800"', '{"__proto__":{"admin":true}}', `"${'x'.repeat(5000)}"`),
  );

const post = calls.chain((call) =>
  fc
    .record({
      path: fc.constantFrom(CALLS[call], CALLS[call], '/nicăieri'),
      type: fc.constantFrom(
        'multipart/form-data; boundary=x',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        `multipart/form-data; boundary=${'y'.repeat(200)}`,
        'application/json',
        'application/x-www-form-urlencoded',
        'é',
      ),
      key: fc.constantFrom('', 'k'.repeat(150), '\t', 'key'),
      name: fc.constantFrom(FORM_FIELD[call], FORM_FIELD[call], '', '__proto__', '\u0000', 'a"\r\nb'),
      more: fc.constantFrom('', '', '; filename="a.json"', '\r\ncontent-type: text/html'),
      json: wrongJson(call),
      end: fc.constantFrom('\r\n--x--\r\n', '\r\n--x-', '', '\n--x--\n'),
    })
    .map(({ path, type, key, name, more, json, end }) => {
      const body = `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${json}${end}`;
      return `POST ${encodeURI(path)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\nidempotency-key: ${key}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    }),
);

const brokenHead = fc
  .tuple(
    fc.constantFrom('BREW / ', 'POST / HTTP/1.1\r\ncontent-length: -1', '\u0000', 'GET / HTTP/9\r\n'),
    fc.string(),
  )
  .map(([head, rest]) => `${head}${rest}\r\n\r\n`);

const clinic = clinicForEach();

test('the server answers every malformed request with 4xx and stores nothing', async () => {
  const { port } = new URL(await clinic.app.listen({ host: '127.0.0.1', port: 0 }));
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: post }, brokenHead), async (request) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(request);
      const answer = (await buffer(socket)).toString('latin1');
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    }),
    { numRuns: 1000 },
  );
  for (const table of ['appointments', 'contact_requests', 'outbox'] as const)
    expect(await clinic.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
