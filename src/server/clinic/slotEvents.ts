import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SLOT_EVENTS, type WireSlotEvent } from '../../domain/slotEvents';
import { Problem } from '../errors/problem';
import { addressOf } from '../limits/address';
import { bookableDates } from './bookableDates';
import { EventStreams } from './eventStreams';
import { readDoctorId, unknownDoctor } from './readDoctorId';
import type { ClinicOptions } from './routes';
import { readDoctorTimes } from './timetable';
import { toSlots, toVacations } from './wire';

/** Streams of one process, and of one address: a whole hospital may share one. */
const [MOST, MOST_FROM_ONE] = [10_000, 200];
/** Milliseconds in which changes of one moment are gathered. */
const GATHER = 200;
/** Milliseconds until a reading that failed is tried again. */
const RETRY = 1_000;

/** The open calendars of one doctor. */
class DoctorStreams {
  readonly #open = new Set<ServerResponse>();
  /** The text that was sent last. */
  sent = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly streams: EventStreams,
    private readonly read: () => Promise<WireSlotEvent | undefined>,
  ) {}

  get isEmpty(): boolean {
    return this.#open.size === 0;
  }

  add(response: ServerResponse): void {
    this.#open.add(response);
    response.on('close', () => this.#open.delete(response));
  }

  /** Sends what the doctor's calendar is now, if it is not what was sent last. */
  sendSoon(pause = GATHER): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.read().then(
        (event) => {
          if (event === undefined || this.isEmpty) return;
          const text = JSON.stringify(event);
          if (text === this.sent) return;
          this.sent = text;
          for (const each of this.#open) this.streams.send(each, text);
        },
        () => {
          this.sendSoon(RETRY);
        },
      );
    }, pause).unref();
  }
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
  const streams = new EventStreams();
  const doctors = new Map<number, DoctorStreams>();
  const fromAddress = new Map<string, number>();
  let isClosed = false;

  const read = async (doctorId: number): Promise<WireSlotEvent | undefined> => {
    const times = await readDoctorTimes(db, doctorId, ...bookableDates(clock(), bookingWeeks));
    return times && { slots: toSlots(times.slots), vacations: toVacations(times.vacations) };
  };
  const stopFollowing = changes.follow((change) => {
    for (const [doctorId, each] of doctors) if (change === 'all' || change === doctorId) each.sendSoon();
  });
  app.addHook('preClose', async () => {
    isClosed = true;
    stopFollowing();
    // Streams never end by themselves, and would hold up the end of the requests under way.
    streams.endAll();
  });

  const count = (request: FastifyRequest, response: ServerResponse): void => {
    const address = addressOf(request);
    const open = fromAddress.get(address) ?? 0;
    if (open >= MOST_FROM_ONE) throw new Problem(429, undefined, { 'retry-after': '60' });
    fromAddress.set(address, open + 1);
    response.on('close', () => {
      const left = (fromAddress.get(address) ?? 1) - 1;
      if (left === 0) fromAddress.delete(address);
      else fromAddress.set(address, left);
    });
  };

  app.get(SLOT_EVENTS, { exposeHeadRoute: false }, async (request, reply) => {
    const doctorId = readDoctorId(request.query, 'user_id');
    if (isClosed || streams.count >= MOST) throw new Problem(503);
    const response = reply.raw;
    count(request, response);
    const ofDoctor = doctors.get(doctorId) ?? new DoctorStreams(streams, () => read(doctorId));
    // Before the reading, so that what changes after it is sent.
    doctors.set(doctorId, ofDoctor);
    ofDoctor.add(response);
    response.on('close', () => {
      if (ofDoctor.isEmpty && doctors.get(doctorId) === ofDoctor) doctors.delete(doctorId);
    });
    const sentBefore = ofDoctor.sent;
    const event = await read(doctorId);
    if (event === undefined) throw unknownDoctor();
    reply.hijack();
    if (response.destroyed) return;
    streams.begin(response, headers);
    if (ofDoctor.sent === sentBefore) ofDoctor.sent = JSON.stringify(event);
    // Otherwise a change was sent to the others while this one was read.
    streams.send(response, ofDoctor.sent);
  });
  return () => streams.count;
}
