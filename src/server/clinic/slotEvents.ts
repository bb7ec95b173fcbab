import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SLOT_EVENTS, type WireSlotEvent } from '../../domain/contract';
import { Problem } from '../errors/problem';
import { addressOf } from '../limits/uses';
import { coalesce } from './changes';
import type { TimesRead } from './timetable';
import type { ClinicOptions } from './routes';
import { readRequestedTimes, toSlots, toVacations } from './wire';

/** Most streams of this process, and of one address, which a whole hospital may share. */
const [MOST, MOST_FROM_ONE] = [10_000, 200];
/** Milliseconds in which changes are gathered into one event. */
const GATHER = 200;
/** Milliseconds between heartbeats. Load balancers cut a connection that is silent for 60 s, some after 30 s. */
const HEARTBEAT = 20_000;
/**
 * Most bytes that wait for a slow client. Beyond it the stream is closed; the client gets everything on reconnecting.
 */
const MOST_WAITING = 64 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Keeps nginx from buffering messages.
  'x-accel-buffering': 'no',
} as const;

/** The event stream of an open calendar. */
interface Calendar {
  readonly stream: PassThrough;
  readonly address: string;
  readonly doctorId: number;
  /** Data of the last event. */
  sent: string;
}

function write({ stream }: Calendar, text: string): void {
  if (stream.writableLength > MOST_WAITING) stream.destroy();
  else stream.write(text);
}

/**
 * Serves live availability: each open calendar gets its doctor's slots and days off, at first and after each change.
 * @returns a function that counts the open calendars
 */
export function slotEventsRoute(
  app: FastifyInstance,
  { changes, times, bookingWeeks }: ClinicOptions,
): () => number {
  const calendars = new Set<Calendar>();
  /** Data of events, as long as the times that they are made from are kept. */
  const texts = new WeakMap<TimesRead, string>();
  let isClosed = false;
  const heartbeat = setInterval(() => {
    for (const calendar of calendars) write(calendar, ':\n\n');
  }, HEARTBEAT).unref();

  function dataOf(found: TimesRead): string {
    const cached = texts.get(found);
    if (cached !== undefined) return cached;
    const event = { slots: toSlots(found.slots), vacations: toVacations(found.vacations), bookingWeeks };
    const text = JSON.stringify(event satisfies WireSlotEvent);
    texts.set(found, text);
    return text;
  }
  function send(calendar: Calendar, found: TimesRead): void {
    const data = dataOf(found);
    if (data === calendar.sent) return;
    calendar.sent = data;
    write(calendar, `id: ${found.readAt}\ndata: ${data}\n\n`);
  }
  const sendSoon = coalesce(async () => {
    for (const doctorId of new Set([...calendars].map((calendar) => calendar.doctorId))) {
      const found = await times.timesOf(doctorId);
      for (const calendar of calendars)
        if (found !== undefined && calendar.doctorId === doctorId) send(calendar, found);
    }
  }, GATHER);

  changes.follow(sendSoon);
  app.addHook('preClose', async () => {
    isClosed = true;
    clearInterval(heartbeat);
    // Streams never end by themselves and would hold up the shutdown.
    for (const { stream } of calendars) stream.end();
  });

  app.get(SLOT_EVENTS, { exposeHeadRoute: false }, async (request, reply) => {
    const address = addressOf(request);
    const found = await readRequestedTimes(times, request, 'user_id');
    if (isClosed || calendars.size >= MOST) throw new Problem(503);
    if ([...calendars].filter((calendar) => calendar.address === address).length >= MOST_FROM_ONE)
      throw new Problem(429, undefined, { 'retry-after': '60' });
    const { doctorId } = found;
    const calendar: Calendar = { stream: new PassThrough(), address, doctorId, sent: '' };
    calendars.add(calendar);
    calendar.stream.on('close', () => calendars.delete(calendar));
    send(calendar, found);
    // The times may have changed while they were read.
    sendSoon();
    return reply.headers(HEADERS).send(calendar.stream);
  });
  return () => calendars.size;
}
