import { on, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Notification } from 'pg';
import { CONNECTION, translateErrors } from './postgres';
import { CHANGES_CHANNEL, type Change } from './transaction';

/** Milliseconds before a lost connection is opened again. */
const RECONNECT_PAUSE_MS = 500;
/** Milliseconds between two echoes: a silent network, or a pooler, reports no error. */
const ECHO_PAUSE_MS = 10_000;
/** Milliseconds within which an echo must arrive. */
const ECHO_TIMEOUT_MS = 5_000;
/** Text that announces no change. */
const ECHO = 'echo';

/** Notifies {@link CHANGES_CHANNEL} of a text, by another connection than the one that listens. */
type Notify = (text: string) => Promise<unknown>;

function newListener(connectionString: string): Client {
  const limits = { ...CONNECTION, connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
  return new Client({ connectionString, ...limits }).on('error', () => undefined);
}

/** @throws {Error} if a notification does not arrive */
async function echo(client: Client, notify: Notify): Promise<void> {
  const arrived = once(client, 'notification', { signal: AbortSignal.timeout(ECHO_TIMEOUT_MS) }).catch(() => {
    throw new Error('notifications (LISTEN) do not arrive, as behind a pooler in transaction mode');
  });
  await Promise.all([notify(ECHO), arrived]);
}

async function listen(client: Client, notify: Notify): Promise<void> {
  await translateErrors(async () => {
    await client.connect();
    await client.query(`listen ${CHANGES_CHANNEL}`);
  });
  await echo(client, notify);
}

/** @throws {Error} if this process would not be notified of other processes' changes */
export async function requireNotifications(connectionString: string, notify: Notify): Promise<void> {
  const client = newListener(connectionString);
  try {
    await listen(client, notify);
  } finally {
    await client.end();
  }
}

/**
 * Listens for announced changes. If the connection is lost, passes `lost` and reconnects. Passes `all` after each
 * connect, because changes may have been missed.
 * @returns a function that stops listening
 */
export function listenToPostgres(
  connectionString: string,
  notify: Notify,
  onChange: (change: Change | 'lost') => void,
): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  async function listenUntilLost(): Promise<void> {
    const client = newListener(connectionString);
    const announced = on(client, 'notification', { signal, close: ['end'] });
    const pulse = setInterval(() => {
      echo(client, notify).catch(() => client.end());
    }, ECHO_PAUSE_MS).unref();
    try {
      await listen(client, notify);
      onChange('all');
      for await (const [{ payload }] of announced as AsyncIterable<[Notification]>)
        if (payload !== ECHO) onChange(Number(payload) || 'all');
    } finally {
      clearInterval(pulse);
      await announced.return?.();
      await client.end().catch(() => undefined);
    }
  }
  const listening = (async () => {
    do {
      await listenUntilLost().catch(() => undefined);
      if (!signal.aborted) onChange('lost');
    } while (await wait(RECONNECT_PAUSE_MS, true, { ref: false, signal }).catch(() => false));
  })();
  return async () => {
    stopped.abort();
    await listening;
  };
}
