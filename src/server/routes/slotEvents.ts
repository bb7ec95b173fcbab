import type { IncomingMessage, ServerResponse } from 'node:http';
import { SLOT_EVENTS, type WireSlotEvent } from '../../domain/slotEvents';
import type { BookableSlot } from '../database/ports/entities';
import { headersOf, statusOf } from '../errors/errorAnswers';
import { Problem, wireError } from '../errors/problem';
import { isLoopback } from '../limits/isLoopback';
import { EventStreams } from '../live/eventStreams';
import { SlotWatch, type SlotWatchOptions } from '../live/slotWatch';
import { readDoctorId, unknownDoctor } from './readDoctorId';

/** Streams of one process, and of one address: a whole hospital may share one. */
const [MOST, MOST_FROM_ONE] = [10_000, 200];

/** Seconds, as the answer's words say. */
const RETRY_AFTER = '60';

export interface SlotEventsOptions extends SlotWatchOptions {
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly trustedProxies: number;
}

function toWire(slots: readonly BookableSlot[]): WireSlotEvent {
  return slots.map(({ id, bookedDates }) => ({ slot_id: id, dates: [...bookedDates] }));
}

/**
 * Who asks, as far as the proxies in front are believed.
 * @param trustedProxies how many of them are
 */
function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [...forwarded.map((part) => part.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? '';
}

/** Live availability: plain node:http, because a stream is no request that a framework should keep. */
export class SlotEvents {
  readonly #options: SlotEventsOptions;
  readonly #watch: SlotWatch;
  readonly #streams = new EventStreams();
  readonly #addresses = new Map<string, number>();
  #isClosed = false;

  constructor(options: SlotEventsOptions) {
    this.#options = options;
    this.#watch = new SlotWatch(options);
  }

  /** How many calendars are listening. */
  get openStreams(): number {
    return this.#streams.count;
  }

  /** Takes a request for the stream; false leaves any other to the caller. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '';
    if (request.method !== 'GET' || !(url === SLOT_EVENTS || url.startsWith(`${SLOT_EVENTS}?`))) return false;
    this.#open(url, request, response).catch((error: unknown) => {
      this.#refuse(response, error);
    });
    return true;
  }

  /** Ends every stream and takes no new one. */
  close(): void {
    this.#isClosed = true;
    this.#watch.close();
    this.#streams.endAll();
  }

  async #open(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const query = Object.fromEntries(new URLSearchParams(url.slice(SLOT_EVENTS.length)));
    const doctorId = readDoctorId(query, 'user_id');
    if (this.#isClosed || this.#streams.count >= MOST) throw new Problem(503);
    response.on('close', this.#admit(clientAddress(request, this.#options.trustedProxies)));
    const listener = (slots: readonly BookableSlot[]): void => {
      if (response.destroyed) return;
      if (!response.headersSent) this.#streams.begin(response, this.#options.headers);
      this.#streams.send(response, toWire(slots));
    };
    const leave = await this.#watch.join(doctorId, listener);
    if (leave === undefined) throw unknownDoctor();
    if (response.destroyed) leave();
    else response.on('close', leave);
  }

  #admit(address: string): () => void {
    const open = this.#addresses.get(address) ?? 0;
    if (open >= MOST_FROM_ONE && !isLoopback(address))
      throw new Problem(429, undefined, { 'retry-after': RETRY_AFTER });
    this.#addresses.set(address, open + 1);
    return () => {
      const left = (this.#addresses.get(address) ?? 1) - 1;
      if (left === 0) this.#addresses.delete(address);
      else this.#addresses.set(address, left);
    };
  }

  #refuse(response: ServerResponse, error: unknown): void {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const status = statusOf(error);
    const body = JSON.stringify(wireError(status, error instanceof Problem ? error.message : undefined));
    response.writeHead(status, {
      ...this.#options.headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...headersOf(error),
    });
    response.end(body);
  }
}
