import { clinicTimeAt } from '../domain/clock';
import { buildApp } from './app';
import { openLinks } from './booking/links';
import { Changes } from './clinic/changes';
import { fillIfEmpty, sampleClinic } from './clinic/sample';
import { readServices } from './clinic/timetable';
import { readConfig, withoutPassword, type Config } from './config/config';
import { openDatabase, type Database } from './db/open';
import { reason } from './errors/reason';
import { startJobs } from './jobs';
import { listen } from './listen';
import { startMail } from './mail/worker';
import { stopOnSignal, type Drain } from './operations/stopOnSignal';
import { readBuilt, type Built } from './pages/built';
import { securityHeaders } from './pages/headers';
import { createPages } from './pages/render';

/** @returns the data, and the start's lines about them */
async function openClinic({
  databaseUrl,
  sampleData,
}: Config): Promise<readonly [Database, readonly string[]]> {
  const place = withoutPassword(databaseUrl);
  try {
    const database = await openDatabase(databaseUrl);
    const { db } = database;
    if (sampleData && (await fillIfEmpty(db, sampleClinic(clinicTimeAt(Date.now()).date))))
      return [database, [`${place} was empty: it has a sample clinic now. SAMPLE_DATA=0 leaves it empty.`]];
    if ((await readServices(db)).length > 0) return [database, []];
    const how = '`clinic restore` puts a backup there; `services add`, `doctors add`, `slots add` begin one.';
    return [database, [`${place} holds no services, so nothing can be booked: ${how}`]];
  } catch (error) {
    throw new Error(`The data at ${place} (DATABASE_URL) cannot be used: ${reason(error)}`, { cause: error });
  }
}

async function readBuild(distFolder: string): Promise<Built> {
  try {
    return await readBuilt(distFolder);
  } catch (error) {
    throw new Error(`The built site is missing from ${distFolder}; run \`npm run build\`: ${reason(error)}`, {
      cause: error,
    });
  }
}

/** Returns what the operator has not decided yet, a line each. */
function remindersOf({ smtpUrl, publicUrl, retentionDays }: Config): readonly string[] {
  const isLocal = new URL(publicUrl).hostname === 'localhost';
  return [
    ...(smtpUrl === '' ? ['SMTP_URL is not set: mail stays in the outbox.'] : []),
    ...(smtpUrl !== '' && isLocal
      ? [`PUBLIC_URL is not set: links in mails lead to ${publicUrl}, which only this machine can open.`]
      : []),
    ...(retentionDays === null
      ? ['RETENTION_DAYS is not set: patients are never forgotten. 0 says that this is meant.']
      : []),
  ];
}

/** A running server and the lines of its start. */
export interface RunningServer {
  readonly address: string;
  readonly reminders: readonly string[];
}

/**
 * Runs the server until a signal stops it.
 * @param distFolder holds the build
 * @returns once it answers
 * @throws {Error} one line with what to change
 */
export async function runServer(env: NodeJS.ProcessEnv, distFolder: string): Promise<RunningServer> {
  const config = readConfig(env);
  const built = await readBuild(distFolder);
  const [database, news] = await openClinic(config);
  const closing: (() => Promise<unknown>)[] = [() => database.close()];
  try {
    const { db } = database;
    const clock = Date.now;
    const changes = new Changes(database);
    closing.unshift(() => changes.close());
    const links = await openLinks(db);
    const drain: Drain = { hasBegun: false };
    // Until the application, which has a log, is built.
    let report = (error: unknown): void => {
      process.stderr.write(`${reason(error)}\n`);
    };
    const onError = (error: unknown): void => {
      report(error);
    };
    changes.follow((change) => {
      if (change === 'all') links.reload(db).catch(onError);
    });
    const site = { ...config, db, changes, links, clock };
    const pages = await createPages(site, built, onError);
    closing.unshift(async () => {
      pages.stop();
    });
    const app = await buildApp({
      ...site,
      pages,
      siteFolder: built.siteFolder,
      headers: securityHeaders({ ...config, ...built }),
      isDraining: () => drain.hasBegun,
    });
    report = (error) => {
      app.log.error(error);
    };
    if (config.smtpUrl !== '') {
      closing.unshift(startMail({ ...site, log: app.log }));
    }
    closing.unshift(startJobs(site, onError));
    stopOnSignal(app, { drain, drainSeconds: config.drainSeconds, thenClose: closing });
    const address = await listen(app, config);
    return { address, reminders: [...news, ...remindersOf(config)] };
  } catch (error) {
    for (const close of closing) await close();
    throw error;
  }
}
