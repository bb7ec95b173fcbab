import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SLOT_EVENTS, type WireSlotEvent } from '../../domain/contract';
import { keptWith } from '../answers/responseCache';
import { Problem } from '../errors/problem';
import { addressOf } from '../limits/uses';
import { coalesce } from './coalesce';
import type { TimesRead } from './keptTimes';
import { type ClinicOptions, readRequestedTimes, toSlots, toVacations } from './routes';

/** Most streams of this process. */
const MAX_STREAMS = 10_000;
/** Most streams of one address, which a whole hospital may share. */
const MAX_STREAMS_PER_ADDRESS = 200;
/** Milliseconds in which changes are gathered into one event. */
const COALESCE_MS = 200;
/** Milliseconds between heartbeats. Load balancers cut a connection that is silent for 60 s, some after 30 s. */
const HEARTBEAT_MS = 20_000;
/** Most bytes that wait for a slow client; beyond it the stream is closed. On reconnecting the client gets everything. */
const MAX_WAITING_BYTES = 64 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Keeps nginx from buffering messages.
  'x-accel-buffering': 'no',
} as const;

/** An open calendar, which gets an event stream. */
interface Subscriber {
  readonly stream: PassThrough;
  readonly address: string;
  readonly doctorId: number;
  /** Data of the last event. */
  sent: string;
}

function write({ stream }: Subscriber, text: string): void {
  if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
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
  const subscribers = new Set<Subscriber>();
  let isClosed = false;
  const heartbeat = setInterval(() => {
    for (const subscriber of subscribers) write(subscriber, ':\n\n');
  }, HEARTBEAT_MS).unref();

  const dataOf = keptWith(({ slots, vacations }: TimesRead) => {
    const event = { slots: toSlots(slots), vacations: toVacations(vacations), bookingWeeks };
    return JSON.stringify(event satisfies WireSlotEvent);
  });
  function send(subscriber: Subscriber, found: TimesRead): void {
    const data = dataOf(found);
    if (data === subscriber.sent) return;
    subscriber.sent = data;
    write(subscriber, `id: ${found.readAt}\ndata: ${data}\n\n`);
  }
  const push = async () => {
    for (const doctorId of new Set([...subscribers].map((subscriber) => subscriber.doctorId))) {
      const found = await times.timesOf(doctorId);
      for (const subscriber of subscribers)
        if (found !== undefined && subscriber.doctorId === doctorId) send(subscriber, found);
    }
  };
  const sendSoon = coalesce(push, COALESCE_MS, (error) =>
    app.log.error(error, 'open calendars were not told'),
  );

  changes.follow(sendSoon);
  app.addHook('preClose', async () => {
    isClosed = true;
    clearInterval(heartbeat);
    // Streams never end by themselves and would hold up the shutdown.
    for (const { stream } of subscribers) stream.end();
  });

  app.get(SLOT_EVENTS, { exposeHeadRoute: false }, async (request, reply) => {
    const address = addressOf(request);
    const found = await readRequestedTimes(times, request, 'user_id');
    if (isClosed || subscribers.size >= MAX_STREAMS) throw new Problem(503);
    if (
      [...subscribers].filter((subscriber) => subscriber.address === address).length >=
      MAX_STREAMS_PER_ADDRESS
    )
      throw new Problem(429, undefined, { 'retry-after': '60' });
    const { doctorId } = found;
    const subscriber: Subscriber = { stream: new PassThrough(), address, doctorId, sent: '' };
    subscribers.add(subscriber);
    subscriber.stream.on('close', () => subscribers.delete(subscriber));
    send(subscriber, found);
    // The times may have changed while they were read.
    sendSoon();
    return reply.headers(HEADERS).send(subscriber.stream);
  });
  return () => subscribers.size;
}
