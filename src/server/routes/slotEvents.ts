import type { FastifyInstance } from 'fastify';
import { SLOT_EVENTS, type WireSlotEvent } from '../../domain/slotEvents';
import type { BookableSlot } from '../database/ports/entities';
import { Problem } from '../errors/problem';
import { isLoopback } from '../limits/isLoopback';
import { EventStreams } from '../live/eventStreams';
import type { CallsOptions } from './callsOptions';
import { readDoctorId, unknownDoctor } from './readDoctorId';

/** Streams of one process, and of one address: a whole hospital may share one. */
const [MOST, MOST_FROM_ONE] = [10_000, 200];

/** Seconds, as the answer's words say. */
const RETRY_AFTER = '60';

function toWire(slots: readonly BookableSlot[]): WireSlotEvent {
  return slots.map(({ id, bookedDates }) => ({ slot_id: id, dates: [...bookedDates] }));
}

/** Counts the streams of each address. */
class Addresses {
  readonly #open = new Map<string, number>();

  /** @returns what takes it out again */
  admit(address: string): () => void {
    const open = this.#open.get(address) ?? 0;
    if (open >= MOST_FROM_ONE && !isLoopback(address))
      throw new Problem(429, undefined, { 'retry-after': RETRY_AFTER });
    this.#open.set(address, open + 1);
    return () => {
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left === 0) this.#open.delete(address);
      else this.#open.set(address, left);
    };
  }
}

/**
 * Live availability.
 * @returns how many calendars are listening
 */
export function slotEventsRoute(
  app: FastifyInstance,
  { memory, headers }: Pick<CallsOptions, 'memory' | 'headers'>,
): () => number {
  const streams = new EventStreams();
  const addresses = new Addresses();
  let isClosed = false;
  // Streams never end by themselves, and would hold up the end of the requests under way.
  app.addHook('preClose', async () => {
    isClosed = true;
    streams.endAll();
  });
  app.get(SLOT_EVENTS, { exposeHeadRoute: false }, async (request, reply) => {
    const doctorId = readDoctorId(request.query, 'user_id');
    if (isClosed || streams.count >= MOST) throw new Problem(503);
    const response = reply.raw;
    response.on('close', addresses.admit(request.ip));
    const leave = await memory.watch(doctorId, (slots) => {
      if (response.destroyed) return;
      if (!response.headersSent) streams.begin(response, headers);
      streams.send(response, toWire(slots));
    });
    if (leave === undefined) throw unknownDoctor();
    reply.hijack();
    if (response.destroyed) leave();
    else response.on('close', leave);
  });
  return () => streams.count;
}
