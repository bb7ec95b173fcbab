import type { ServerResponse } from 'node:http';
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
interface Stream {
  readonly response: ServerResponse;
  readonly address: string;
  readonly doctorId: number;
  /** The text that was sent last. */
  sent: string;
}

function write({ response }: Stream, text: string): void {
  if (response.writableLength > MOST_WAITING) response.destroy();
  else response.write(text);
}

/**
 * Live availability: each open calendar gets its doctor's slots and days off, at first and after each change.
 * @param headers of every answer
 * @returns how many calendars are open
 */
export function slotEventsRoute(
  app: FastifyInstance,
  { db, changes, clock, bookingWeeks }: ClinicOptions,
  headers: Readonly<Record<string, string>>,
): () => number {
  const streams = new Set<Stream>();
  /** Sends a doctor's streams what has changed. */
  const senders = new Map<number, () => void>();
  let isClosed = false;
  const heartbeat = setInterval(() => {
    for (const stream of streams) write(stream, ':\n\n');
  }, HEARTBEAT).unref();

  async function read(doctorId: number): Promise<string | undefined> {
    const times = await readDoctorTimes(db, doctorId, ...bookableDates(clock(), bookingWeeks));
    if (times === undefined) return undefined;
    const event = { slots: toSlots(times.slots), vacations: toVacations(times.vacations) };
    return JSON.stringify(event satisfies WireSlotEvent);
  }
  function send(stream: Stream, text: string | undefined): void {
    if (text === undefined || text === stream.sent) return;
    stream.sent = text;
    write(stream, `data: ${text}\n\n`);
  }
  const streamsOf = (doctorId: number): readonly Stream[] =>
    [...streams].filter((stream) => stream.doctorId === doctorId);

  const senderOf = (doctorId: number): (() => void) =>
    gathered(async () => {
      if (streamsOf(doctorId).length === 0) return;
      const text = await read(doctorId);
      for (const stream of streamsOf(doctorId)) send(stream, text);
    }, GATHER);

  changes.follow((change) => {
    for (const [doctorId, sendSoon] of senders) if (change === 'all' || change === doctorId) sendSoon();
  });
  app.addHook('preClose', async () => {
    isClosed = true;
    clearInterval(heartbeat);
    // Streams never end by themselves, and would hold up the end of the requests under way.
    for (const { response } of streams) response.end();
  });

  app.get(SLOT_EVENTS, { exposeHeadRoute: false }, async (request, reply) => {
    const doctorId = readDoctorId(request, 'user_id');
    const address = addressOf(request);
    const text = known(await read(doctorId));
    if (isClosed || streams.size >= MOST) throw new Problem(503);
    if ([...streams].filter((stream) => stream.address === address).length >= MOST_FROM_ONE)
      throw new Problem(429, undefined, { 'retry-after': '60' });
    reply.hijack();
    const { raw: response } = reply;
    if (response.destroyed) return;
    response.writeHead(200, { ...headers, ...HEADERS });
    const stream: Stream = { response, address, doctorId, sent: '' };
    streams.add(stream);
    response.on('close', () => streams.delete(stream));
    send(stream, text);
    const sendSoon = senders.get(doctorId) ?? senderOf(doctorId);
    senders.set(doctorId, sendSoon);
    // It may have changed while it was read.
    sendSoon();
  });
  return () => streams.size;
}
