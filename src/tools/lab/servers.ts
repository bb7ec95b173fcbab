import { launchServer, type LaunchedServer } from '../launchServer';
import { startPostgres } from '../startPostgres';

type Engine = 'sqlite' | 'postgres';

const LIMITS = ['POSTS_PER_MINUTE', 'BOOKINGS_PER_DAY', 'PENDING_PER_DAY', 'MESSAGES_PER_DAY'];
const limitedTo = (value: string) => Object.fromEntries(LIMITS.map((name) => [name, value]));

/** Settings of a server without limits on posts and on weeks ahead. */
export const WITHOUT_LIMITS = { ...limitedTo('0'), BOOKING_WEEKS: '5200', LOG_LEVEL: 'silent' };
/** Restores the limits' defaults. */
export const WITH_LIMITS = limitedTo('');

/** A promise with the code that tries it. */
export interface Trial {
  readonly promise: string;
  /** Returns whether the promise was kept, and a cell of the table. */
  readonly run: (engine: Engine) => Promise<{ readonly isKept: boolean; readonly measured: string }>;
}

/** Runs `work` with several processes of the built server on the same new data, and removes all afterwards. */
export async function withServers<T>(
  engine: Engine,
  count: number,
  work: (servers: readonly LaunchedServer[]) => Promise<T>,
  env: NodeJS.ProcessEnv = {},
): Promise<T> {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const servers: LaunchedServer[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      const url = postgres?.url ?? (servers[0] && `file:${servers[0].databaseFile}`);
      const data = url === undefined ? {} : { DATABASE_URL: url };
      servers.push(await launchServer('dist', { ...WITHOUT_LIMITS, ...data, ...env }));
    }
    return await work(servers);
  } finally {
    // Stops the first one last, because its folder holds the others' data.
    for (const server of servers.reverse()) await server.stop();
    await postgres?.end();
  }
}

/** Returns the URL of one of the servers, each in turn. */
export function urlInTurn(servers: readonly LaunchedServer[], turn: number): string {
  const server = servers[turn % servers.length];
  if (server === undefined) throw new Error('There is no server.');
  return server.url;
}
