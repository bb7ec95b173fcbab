import type { FastifyInstance } from 'fastify';
import { SLOT_EVENTS, type WireSlotEvent } from '../../domain/slotEvents';
import type { BookableSlot } from '../database/ports/entities';
import { Problem } from '../errors/problem';
import { isExempt } from '../limits/isExempt';
import { OpenByAddress } from '../limits/openByAddress';
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

/**
 * Live availability.
 * @returns how many calendars are listening
 */
export function slotEventsRoute(
  app: FastifyInstance,
  { memory, headers }: Pick<CallsOptions, 'memory' | 'headers'>,
): () => number {
  const streams = new EventStreams();
  const addresses = new OpenByAddress(MOST_FROM_ONE);
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
    if (!isExempt(request)) {
      const leave = addresses.admit(request.ip);
      if (leave === undefined) throw new Problem(429, undefined, { 'retry-after': RETRY_AFTER });
      response.on('close', leave);
    }
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
