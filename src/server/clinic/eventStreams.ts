import type { ServerResponse } from 'node:http';

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

/** Open server-sent streams. Thousands may be idle: they share one timer and hold nothing but their response. */
export class EventStreams {
  readonly #open = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;

  get count(): number {
    return this.#open.size;
  }

  begin(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
    response.writeHead(200, { ...headers, ...HEADERS });
    this.#open.add(response);
    this.#timer ??= setInterval(() => {
      for (const each of this.#open) this.#write(each, ':\n\n');
    }, HEARTBEAT).unref();
    response.on('close', () => {
      this.#open.delete(response);
      if (this.#open.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
  }

  /** @param text JSON, of one line; passed over before the stream has begun */
  send(response: ServerResponse, text: string): void {
    if (this.#open.has(response)) this.#write(response, `data: ${text}\n\n`);
  }

  /** Ends all, so that each client goes to another process. */
  endAll(): void {
    for (const each of this.#open) each.end();
  }

  #write(response: ServerResponse, text: string): void {
    if (response.writableLength > MOST_WAITING) response.destroy();
    else response.write(text);
  }
}
