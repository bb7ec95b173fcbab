import Fastify from 'fastify';
import { clinicTimeAt } from '../domain/clock';
import { buildApp } from './app';
import { readConfig, withoutPassword, type Config } from './config/config';
import type { ClinicDatabase } from './database/ports/clinicDatabase';
import { openBesideServer } from './database/openDatabase';
import { listen } from './listen';
import { withMemory } from './live/withMemory';
import { startMail } from './mail/startMail';
import { Metrics } from './operations/metrics';
import { metricsRoute } from './operations/metricsRoute';
import { stopOnSignal, type Drain } from './operations/stopOnSignal';
import { purgeDaily } from './purgeDaily';
import { reason } from './errors/reason';
import { sampleClinic } from './database/sampleClinic';
import { startDrawing } from './drawing/startDrawing';
import { loadSite } from './site/loadSite';
import { upkeep } from './upkeep';

interface OpenedClinic {
  readonly database: ClinicDatabase;
  /** What the start says of data that were empty. */
  readonly news: readonly string[];
}

async function openClinic({ databaseUrl, sampleData }: Config): Promise<OpenedClinic> {
  try {
    const database = await openBesideServer(databaseUrl);
    const { catalogue } = database;
    const place = withoutPassword(databaseUrl);
    if (sampleData && (await catalogue.fillIfEmpty(sampleClinic(clinicTimeAt(Date.now()).date))))
      return {
        database,
        news: [`${place} was empty: it has a sample clinic now. SAMPLE_DATA=0 leaves it empty.`],
      };
    const isEmpty = (await catalogue.services()).length === 0;
    const how =
      '`clinic restore` puts a backup there; `services add`, `doctors add`, `slots add` begin anew.';
    return {
      database,
      news: isEmpty ? [`${place} holds no services, so nothing can be booked: ${how}`] : [],
    };
  } catch (error) {
    const place = `The data at ${withoutPassword(databaseUrl)} (DATABASE_URL)`;
    throw new Error(`${place} cannot be used: ${reason(error)}`, { cause: error });
  }
}

async function loadBuiltSite(distFolder: string, { publicUrl }: Config) {
  try {
    return await loadSite(distFolder, publicUrl);
  } catch (error) {
    throw new Error(`The built site is missing from ${distFolder}; run \`npm run build\`: ${reason(error)}`, {
      cause: error,
    });
  }
}

/** The figures on a port of their own, which the outside need not reach. */
async function serveMetrics(metrics: Metrics, { host, metricsPort, metricsToken }: Config): Promise<void> {
  const app = Fastify();
  metricsRoute(app, { metrics, metricsToken });
  await listen(app, { host, port: metricsPort, settings: 'HOST, METRICS_PORT' });
  app.server.unref();
}

function remindersOf({ smtpUrl, retentionDays }: Config): readonly string[] {
  return [
    ...(smtpUrl === '' ? ['SMTP_URL is not set: mail stays in the outbox.'] : []),
    ...(retentionDays === null
      ? ['RETENTION_DAYS is not set: patients are never forgotten. 0 says that this is meant.']
      : []),
  ];
}

/** What the start says once the server answers. */
export interface RunningServer {
  readonly address: string;
  /** What nobody has decided yet, a line each. */
  readonly reminders: readonly string[];
}

/**
 * Runs the server until a signal stops it.
 * @param distFolder holds what the build made: `site/` and `site.json`
 * @returns once it answers
 * @throws {Error} one line that says what to change
 */
export async function runServer(env: NodeJS.ProcessEnv, distFolder: string): Promise<RunningServer> {
  const config = readConfig(env);
  const built = await loadBuiltSite(distFolder, config);
  const { database: stored, news } = await openClinic(config);
  const { memory, database } = withMemory(stored, Date.now, config.bookingWeeks);
  const drain: Drain = { hasBegun: false };
  const metrics = config.metricsPort > 0 || config.metricsToken !== '' ? new Metrics() : undefined;
  const app = await buildApp({
    ...config,
    site: built.site,
    // Another server takes what its pages send.
    drawForm: built.description.backendOrigin === null ? (...form) => drawing.drawForm(...form) : undefined,
    database,
    memory,
    metrics,
    clock: Date.now,
    isDraining: () => drain.hasBegun,
  });
  const mail = config.smtpUrl === '' ? undefined : startMail({ ...config, database, log: app.log });
  const { drainSeconds } = config;
  const onError = (error: unknown): void => app.log.error(error);
  const drawing = await startDrawing({
    ...built,
    ...config,
    distFolder,
    database,
    memory,
    clock: Date.now,
    onError,
  });
  const closing = [
    async () => drawing.stop(),
    async () => mail?.stop(),
    () => database.journal.seal().catch(onError),
    () => database.close(),
  ];
  stopOnSignal(app, { drain, drainSeconds, thenClose: closing });
  purgeDaily({ ...config, database, clock: Date.now, onError });
  upkeep({ ...config, database, clock: Date.now, onError });
  try {
    if (metrics && config.metricsPort > 0) await serveMetrics(metrics, config);
    const address = await listen(app, { ...config, settings: 'HOST, PORT' });
    return { address, reminders: [...news, ...remindersOf(config)] };
  } catch (error) {
    // A process that ends within a statement of its database's thread crashes.
    for (const close of closing) await close();
    throw error;
  }
}
