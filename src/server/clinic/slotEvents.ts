import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SLOT_EVENTS, type WireSlotEvent } from '../../domain/slotEvents';
import { Problem } from '../errors/problem';
import { addressOf } from '../limits/address';
import { gathered } from './changes';
import type { ClinicOptions } from './routes';
import { bookableDates, readDoctorTimes } from './timetable';
import { known, readDoctorId, toSlots, toVacations } from './wire';

/** Streams of one process, and of one address: a whole hospital may share one. */
const [MOST, MOST_FROM_ONE] = [10_000, 200];
/** Milliseconds in which changes of one moment are gathered. */
const GATHER = 200;
/** Milliseconds; load balancers cut a connection that is silent for a minute, some for half of one. */
const HEARTBEAT = 20_000;
/** Bytes that may wait for a client that does not read; it gets everything again when it comes back. */
const MOST_WAITING = 64 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would hold messages back until its buffer is full.
  'x-accel-buffering': 'no',
} as const;

/** An open calendar. */
interface Calendar {
  readonly stream: PassThrough;
  readonly address: string;
  readonly doctorId: number;
  /** The text that was sent last. */
  sent: string;
}

function write({ stream }: Calendar, text: string): void {
  if (stream.writableLength > MOST_WAITING) stream.destroy();
  else stream.write(text);
}

/**
 * Live availability: each open calendar gets its doctor's slots and days off, at first and after each change.
 * @returns how many calendars are open
 */
export function slotEventsRoute(
  app: FastifyInstance,
  { db, changes, clock, bookingWeeks }: ClinicOptions,
): () => number {
  const calendars = new Set<Calendar>();
  let isClosed = false;
  const heartbeat = setInterval(() => {
    for (const calendar of calendars) write(calendar, ':\n\n');
  }, HEARTBEAT).unref();

  async function read(doctorId: number): Promise<string | undefined> {
    const times = await readDoctorTimes(db, doctorId, ...bookableDates(clock(), bookingWeeks));
    if (times === undefined) return undefined;
    const event = { slots: toSlots(times.slots), vacations: toVacations(times.vacations) };
    return JSON.stringify(event satisfies WireSlotEvent);
  }
  function send(calendar: Calendar, text: string): void {
    if (text === calendar.sent) return;
    calendar.sent = text;
    write(calendar, `data: ${text}\n\n`);
  }
  const sendSoon = gathered(async () => {
    for (const doctorId of new Set([...calendars].map((calendar) => calendar.doctorId))) {
      const text = await read(doctorId);
      for (const calendar of calendars)
        if (text !== undefined && calendar.doctorId === doctorId) send(calendar, text);
    }
  }, GATHER);

  changes.follow(sendSoon);
  app.addHook('preClose', async () => {
    isClosed = true;
    clearInterval(heartbeat);
    // Streams never end by themselves, and would hold up the end of the requests under way.
    for (const { stream } of calendars) stream.end();
  });

  app.get(SLOT_EVENTS, { exposeHeadRoute: false }, async (request, reply) => {
    const doctorId = readDoctorId(request, 'user_id');
    const address = addressOf(request);
    const text = known(await read(doctorId));
    if (isClosed || calendars.size >= MOST) throw new Problem(503);
    if ([...calendars].filter((calendar) => calendar.address === address).length >= MOST_FROM_ONE)
      throw new Problem(429, undefined, { 'retry-after': '60' });
    const calendar: Calendar = { stream: new PassThrough(), address, doctorId, sent: '' };
    calendars.add(calendar);
    calendar.stream.on('close', () => calendars.delete(calendar));
    send(calendar, text);
    // It may have changed while it was read.
    sendSoon();
    return reply.headers(HEADERS).send(calendar.stream);
  });
  return () => calendars.size;
}
