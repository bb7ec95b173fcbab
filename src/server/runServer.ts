import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clinicTimeAt } from '../domain/clock';
import { buildApp } from './app';
import { readConfig, withoutPassword, type Config } from './config';
import type { ClinicDatabase } from './database/clinicDatabase';
import { openDatabase } from './database/openDatabase';
import { sampleClinic } from './sampleData';
import { loadSite } from './site/loadSite';

/** Milliseconds that requests under way get when the server stops. */
const DRAIN_LIMIT = 10_000;

async function openClinic({ databaseUrl }: Config): Promise<ClinicDatabase> {
  try {
    const database = await openDatabase(databaseUrl);
    await database.catalogue.fillIfEmpty(sampleClinic(clinicTimeAt(Date.now()).date));
    return database;
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

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new Error(`The server cannot listen on ${host} port ${port} (HOST, PORT): ${reason(error)}`, {
      cause: error,
    });
  }
  const bound = (app.server.address() as AddressInfo).port;
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${bound}`;
}

/** One line, whatever was thrown. */
function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
}

/** Answers what is under way, then closes the data; a second signal ends at once. */
function stopOnSignal(app: FastifyInstance, database: ClinicDatabase): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT).unref();
    // A connection whose last answer has just gone would otherwise stay open for a next request.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

/**
 * Runs the server until a signal stops it.
 * @param distFolder holds what the build made: `site/` and `site.json`
 * @returns the address, once it answers there
 * @throws {Error} one line that says what to change
 */
export async function runServer(env: NodeJS.ProcessEnv, distFolder: string): Promise<string> {
  const config = readConfig(env);
  const site = await loadBuiltSite(distFolder, config);
  const database = await openClinic(config);
  const app = await buildApp({ ...config, site, database, clock: Date.now });
  stopOnSignal(app, database);
  return listen(app, config);
}
