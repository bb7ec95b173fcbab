import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../../../src/server/app';
import type { ClinicDatabase } from '../../../src/server/database/ports/clinicDatabase';
import type { TimetableMemory } from '../../../src/server/live/timetableMemory';
import { withMemory } from '../../../src/server/live/withMemory';
import type { IdentityHosts } from '../../../src/server/site/identitySources';
import { loadSite } from '../../../src/server/site/loadSite';
import { BUILT_FOR, writeBuiltSite } from './builtSite';
import { openTestDatabase } from './openTestDatabase';
import { NOW } from './sampleRequests';
import { temporaryFolder } from './temporaryFolder';

/** The whole server on a data file of its own, unless it is given another database, at a fixed hour. */
export interface TestClinic {
  readonly app: FastifyInstance;
  /** As the server's own parts have it: the memory hears of what is booked here. */
  readonly database: ClinicDatabase;
  readonly memory: TimetableMemory;
  readonly databaseFile: string;
  readonly close: () => Promise<void>;
}

export interface TestClinicOptions extends Partial<AppOptions> {
  readonly publicUrl?: string;
  readonly backendOrigin?: string | null;
  readonly identity?: IdentityHosts | null;
}

export async function openTestClinic(options: TestClinicOptions = {}): Promise<TestClinic> {
  const folder = await temporaryFolder();
  const databaseFile = join(folder.path, 'clinic.sqlite');
  const clock = options.clock ?? (() => NOW);
  const { bookingWeeks = 52 } = options;
  const stored = options.database ?? (await openTestDatabase(`file:${databaseFile}`));
  const { memory, database } = withMemory(stored, clock, bookingWeeks);
  await writeBuiltSite(folder.path, options.backendOrigin, options.identity);
  const publicUrl = options.publicUrl ?? BUILT_FOR;
  const app = await buildApp({
    site: (await loadSite(folder.path, publicUrl)).site,
    publicUrl,
    postsPerMinute: 0,
    bookingsPerHour: null,
    smtpUrl: '',
    trustedProxies: 0,
    logLevel: 'silent',
    isDraining: () => false,
    metricsToken: '',
    ...options,
    ...{ database, memory, clock, bookingWeeks },
  });
  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
    await folder.remove();
  };
  return { app, database, memory, databaseFile, close };
}
