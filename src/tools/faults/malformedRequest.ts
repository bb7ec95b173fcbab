import { CALLS, FORM_FIELD } from '../../domain/contract';
import { SLOT_EVENTS } from '../../domain/slotEvents';
import { wireBooking } from '../bench/wireBooking';

const VALID = wireBooking({ date: '2020-01-06', user_appointment_id: 1, user_id: 1 });

/** Values that JSON can hold and a booking cannot. */
const ODD_VALUES = [
  ...['null', '[]', '{}', '""', '-1', '1e309', '9007199254740993', 'true', '"\\u0000"', '"\\ud800"'],
  ...['2147483648', '4294967297', '9007199254740991'],
  '{"__proto__":{"admin":true}}',
  `"${'x'.repeat(5_000)}"`,
  '[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]',
];

/** Small and repeatable: the same index is the same request, so that a failure can be sent again. */
function randomFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type Random = ReturnType<typeof randomFrom>;
const pick = <T>(random: Random, items: readonly T[]): T => items[random(items.length)] as T;

/** One value replaced, a piece cut out, or some bytes turned. */
function spoiledJson(random: Random): Buffer {
  const bytes = Buffer.from(VALID);
  const kind = random(3);
  if (kind === 0) {
    const names = Object.keys(JSON.parse(VALID) as object);
    const name = pick(random, names);
    return Buffer.from(
      VALID.replace(new RegExp(`"${name}":("[^"]*"|\\d+)`), `"${name}":${pick(random, ODD_VALUES)}`),
    );
  }
  if (kind === 1) return bytes.subarray(0, random(bytes.length));
  for (let count = 1 + random(8); count > 0; count -= 1) bytes[random(bytes.length)] = random(256);
  return bytes;
}

function multipart(random: Random): Buffer {
  const name = pick(random, [
    FORM_FIELD.createAppointment,
    FORM_FIELD.contactRequest,
    '',
    '__proto__',
    '\u0000',
  ]);
  const end = pick(random, ['\r\n--x--\r\n', '\r\n--x-', '', '\r\n--x\r\n', '\n--x--\n']);
  const head = pick(random, [
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`,
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.json"\r\n\r\n`,
    `--x\r\nContent-Disposition: form-data; name="${name}\r\n\r\n`,
    `--x\r\nContent-Disposition: form-data\r\n\r\n`,
    `--x\r\n${'Content-Disposition: '.repeat(random(200))}\r\n\r\n`,
    '',
  ]);
  const part = Buffer.concat([Buffer.from(head), spoiledJson(random), Buffer.from(end)]);
  return random(8) === 0 ? Buffer.concat([part, part]) : part;
}

function form(random: Random): Buffer {
  const body = multipart(random);
  const type = pick(random, [
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    `multipart/form-data; boundary=${'y'.repeat(random(300))}`,
    'application/json',
    'application/x-www-form-urlencoded',
    '\u00e9',
  ]);
  const path = pick(random, [
    CALLS.createAppointment,
    CALLS.createAppointment,
    CALLS.contactRequest,
    `${CALLS.contactRequest}/x`,
  ]);
  const key = random(4) === 0 ? `Idempotency-Key: ${'k'.repeat(random(150))}\r\n` : '';
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${key}Content-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

function query(random: Random): Buffer {
  const path = pick(random, [`${CALLS.slots}?user_id=`, `${CALLS.vacations}?id=`, `${SLOT_EVENTS}?user_id=`]);
  const value = pick(random, [
    '',
    '0',
    '-1',
    '%00',
    '%zz',
    '1e3',
    '1&user_id=0&id=0',
    '2147483648',
    '4294967297',
    '9007199254740991',
    'x'.repeat(random(2_000)),
    '%F0%9F%98%80',
  ]);
  return Buffer.from(`GET ${path}${value} HTTP/1.1\r\nHost: x\r\n\r\n`);
}

function brokenHead(random: Random): Buffer {
  const length = random(120);
  return Buffer.concat([
    Buffer.from(
      pick(random, ['GET ', 'POST / HTTP/1.1\r\nContent-Length: -1', '\u0000', 'GET / HTTP/9\r\n']),
    ),
    Buffer.from(Array.from({ length }, () => random(256))),
    Buffer.from('\r\n\r\n'),
  ]);
}

/** The `index`-th request that no client in its right mind sends: no part of it can be a booking. */
export function malformedRequest(index: number): Buffer {
  const random = randomFrom(index + 1);
  const kind = random(10);
  if (kind === 0) return brokenHead(random);
  return kind < 3 ? query(random) : form(random);
}
