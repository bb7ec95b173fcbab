import type { Id } from '../../../domain/entities';
import { callAt, MockServer } from '../../run/mockServer';
import { mockFetch, readyResponse } from '../../run/mockFetch';
import type { Answer, CallName } from '../../scenario/parts';
import { Store } from '../../page/store';

/** `failed`: no connection. `aborted`: by the page. */
export type TappedAnswer = { readonly status: number; readonly text: string } | 'failed' | 'aborted';

/**
 * Called for each of the page's calls; returns a function that is called with its answer.
 * @param doctorId '' for calls without a doctor
 */
type CallListener = (call: CallName, doctorId: Id) => ((answer: TappedAnswer) => void) | undefined;

/** The answer that a server has for a booking only. */
export const TAKEN = 'ocupat (409)';

/** The answers that a tester can order for a call, by their words; the order `normal` leaves it alone. */
export const ORDERS = {
  '500': { status: 500 },
  [TAKEN]: { status: 409 },
  'după 6 secunde': { delay: 6000 },
  niciodată: { delay: 'respond' },
  'fără rețea': { failure: 'network' },
} satisfies Readonly<Record<string, Answer>>;
export type Order = 'normal' | keyof typeof ORDERS;
type Orders = Readonly<Partial<Record<CallName, Order>>>;

/** Storage key of the orders, which hold in the tab for each page. */
const KEY = 'qa-bench-orders';

/** Observes the page's calls, and can answer them from another backend. */
export class NetworkTap extends Store<{ readonly orders: Orders }> {
  private readonly network = window.fetch.bind(window);
  private readonly stream = window.EventSource;
  /** Null while nothing is recorded. */
  onCall: CallListener | null = null;
  private backend: typeof fetch = this.network;

  constructor() {
    super({ orders: JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Orders });
    window.fetch = (input, init) => this.pass(input, init);
  }

  /** Sets how the server answers a call from now on. */
  order(call: CallName, order: Order): void {
    const orders = { ...this.get().orders, [call]: order };
    sessionStorage.setItem(KEY, JSON.stringify(orders));
    this.set({ orders });
  }

  /** @param backend answers the page's calls from now on; null restores the network */
  divert(backend: typeof fetch | null): void {
    this.backend = backend ?? this.network;
  }

  /** Enables or disables the page's event stream: a scenario cannot describe its messages. */
  setLive(isLive: boolean): void {
    Reflect.set(window, 'EventSource', isLive ? this.stream : undefined);
  }

  private async pass(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const request = new Request(input, init);
    const known = callAt(new URL(request.url));
    if (known === undefined) return this.network(request);
    const { call, doctorId } = known;
    const onAnswer = this.onCall?.(call, doctorId);
    try {
      const { [call]: order = 'normal' } = this.get().orders;
      const ordered = this.backend === this.network && order !== 'normal' && ORDERS[order];
      const backend = ordered ? mockFetch(new MockServer({ [call]: [ordered] })) : this.backend;
      const response = await backend(request);
      const text = await response.text();
      onAnswer?.({ status: response.status, text });
      return readyResponse(response.status, text, response.headers);
    } catch (error) {
      onAnswer?.(request.signal.aborted ? 'aborted' : 'failed');
      throw error;
    }
  }
}
