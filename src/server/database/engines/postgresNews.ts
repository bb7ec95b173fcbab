import { Client } from 'pg';
import { APPOINTMENT_CHANNEL } from '../migrations/announceAppointments';
import { newsListeners, type EngineNews } from './newsListeners';

/** Milliseconds before a lost connection is opened again; doubled up to the last. */
const [FIRST_PAUSE, LAST_PAUSE] = [100, 5_000];
/** Milliseconds between two questions whether the connection still works: a silent network tells nothing. */
const PULSE = 10_000;

const TIMES = { connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true } as const;

/** A connection that listens, and an endless one: when it is lost another takes its place, and what was missed is unknown. */
export function postgresNews(connectionString: string): EngineNews {
  return newsListeners((tell) => {
    let current: Client | undefined;
    let pause = FIRST_PAUSE;
    let timer: NodeJS.Timeout | undefined;

    const lose = (client: Client): void => {
      if (client !== current) return;
      current = undefined;
      clearTimeout(timer);
      client.end().catch(() => undefined);
      timer = setTimeout(() => void listen(), pause).unref();
      pause = Math.min(pause * 2, LAST_PAUSE);
    };
    const beat = (client: Client): void => {
      timer = setTimeout(() => {
        client.query('select 1').then(
          () => {
            if (client === current) beat(client);
          },
          () => {
            lose(client);
          },
        );
      }, PULSE).unref();
    };
    const listen = async (): Promise<void> => {
      const client = new Client({ connectionString, ...TIMES });
      current = client;
      client.on('error', () => {
        lose(client);
      });
      client.on('end', () => {
        lose(client);
      });
      client.on('notification', ({ payload }) => {
        tell(Number(payload));
      });
      try {
        await client.connect();
        await client.query(`listen ${APPOINTMENT_CHANNEL}`);
        pause = FIRST_PAUSE;
        beat(client);
        tell('unknown');
      } catch {
        lose(client);
      }
    };

    void listen();
    return async () => {
      const last = current;
      current = undefined;
      clearTimeout(timer);
      await last?.end().catch(() => undefined);
    };
  });
}
