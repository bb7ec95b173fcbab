import { FACTS_PATH } from '../../src/domain/facts';
import { CALLS } from '../../src/domain/contract';
import { readyResponse } from '../../src/replay/run/mockFetch';

/** The fake clinic's answer to a call: a body for HTTP 200, a whole response, or a promise of either. */
type Handler = (request: Request) => unknown;

export const SERVICES = [
  { id: 1, medical_field_name: 'Cardiologie' },
  { id: 2, medical_field_name: 'Reumatologie' },
  { id: 9, medical_field_name: 'Alergologie' },
];

export const DOCTORS = [
  { id: 1, first_name: 'Ioana', last_name: 'Mureșan', medical_field_id: 1 },
  { id: 2, first_name: 'Radu', last_name: 'Câmpean', medical_field_id: 1 },
  { id: 3, first_name: 'Anca', last_name: 'Rusu', medical_field_id: 2 },
];

/** @param day 0 = Monday */
export function wireSlot(id: number, day: number, time: string, booked: readonly string[] = []) {
  const end = `${time.slice(0, 3)}${time.endsWith('00') ? '30' : '59'}`;
  return {
    slot: { id, day, start_time: time, end_time: end },
    appointments: booked.map((date) => ({ date })),
    hasAppointments: booked.length > 0,
  };
}

function answer(body: unknown, status = 200, now = Date.now()): Response {
  const headers = { 'content-type': 'application/json', date: new Date(now).toUTCString() };
  return readyResponse(status, JSON.stringify(body), headers);
}

/** An answer with another HTTP status than 200. */
export function refusal(status: number, body: unknown = { status, message: 'refuz' }): Response {
  return answer(body, status);
}

/** A reply that waits until it is released. */
export function held(reply: unknown): { readonly handler: Handler; readonly release: () => void } {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { handler: () => gate.then(() => reply), release };
}

/**
 * Replaces `fetch` for the six calls, records the requests, and answers as each test configures. Everything above the
 * network is real.
 */
export class FakeClinicBackend {
  readonly requests: Request[] = [];
  /** Milliseconds by which the visitor's clock is ahead of the clinic's. */
  visitorAhead = 0;
  private readonly handlers = new Map<string, Handler>();
  private readonly realFetch = globalThis.fetch;

  constructor() {
    this.on('services', () => SERVICES);
    this.on('doctors', () => DOCTORS);
    this.on('vacations', () => ({ status: 200, payload: [] }));
    this.on('slots', () => []);
    this.on('createAppointment', () => ({ status: 200, reference: 'LM-2026-7' }));
    this.on('contactRequest', () => ({ status: 200 }));
    globalThis.fetch = async (input, init) => {
      const isPath = typeof input === 'string' && input.startsWith('/');
      const request = new Request(isPath ? new URL(input, window.location.origin) : input, init);
      this.requests.push(request);
      const handler = this.handlers.get(new URL(request.url).pathname);
      if (handler === undefined) throw new Error(`The test answers no ${request.url}.`);
      const reply = await handler(request.clone());
      return reply instanceof Response ? reply : answer(reply, 200, Date.now() - this.visitorAhead);
    };
  }

  on(call: keyof typeof CALLS | 'facts', handler: Handler): void {
    this.handlers.set(call === 'facts' ? FACTS_PATH : CALLS[call], handler);
  }

  /** Makes this call fail as without a network. */
  cut(call: keyof typeof CALLS): void {
    this.on(call, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  to(call: keyof typeof CALLS): Request[] {
    return this.requests.filter((request) => new URL(request.url).pathname === CALLS[call]);
  }

  restore(): void {
    globalThis.fetch = this.realFetch;
  }
}
