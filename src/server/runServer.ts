import { BENCH_PATH } from '../content/paths';
import { backendUrl, hasOwnServer } from '../domain/backend';
import { clinicTimeAt } from '../domain/clock';
import { buildApp } from './app';
import { openLinks } from './context/links';
import { Changes } from './clinic/changes';
import { fillIfEmpty, sampleClinic, standardClinic } from './clinic/sample';
import { keepTimes } from './clinic/keptTimes';
import { readServices } from './clinic/timetable';
import { isPublic, readConfig, withoutPassword, type Config } from './config/config';
import { openDatabase, type Database } from './db/open';
import { codeOf, reason } from './db/errors';
import { startJobs } from './jobs';
import { answersAt, listen } from './listen';
import { startMailWorker } from './mail/worker';
import { startDailySummary } from './operations/dailySummary';
import { HEALTH } from './operations/health';
import { stopOnSignal } from './operations/stopOnSignal';
import { readBuilt, type Built } from './pages/built';
import { createPages } from './pages/pages';

/** Words for the codes of mistakes in DATABASE_URL. */
const MISTYPED: Readonly<Record<string, string>> = {
  '28000': 'the server does not admit this user.',
  '28P01': 'the user or the password is wrong.',
  '3D000': 'the server has no database of this name.',
  ECONNREFUSED: 'no server listens at this host and port.',
};

/** @returns the database, and lines about it to print at the start */
async function openClinic(
  { databaseUrl, sampleData }: Config,
  { hasQaBench }: Built,
): Promise<readonly [Database, readonly string[]]> {
  const source = withoutPassword(databaseUrl);
  try {
    const database = await openDatabase(databaseUrl);
    const { db } = database;
    const sample = hasQaBench ? standardClinic() : sampleClinic(clinicTimeAt(Date.now()).date);
    if (sampleData && (await fillIfEmpty(db, sample)))
      return [database, [`${source} was empty: it has a sample clinic now. SAMPLE_DATA=0 leaves it empty.`]];
    if ((await readServices(db)).length > 0) return [database, []];
    const how = '`clinic restore` puts a backup there; `services add`, `doctors add`, `slots add` begin one.';
    return [database, [`${source} holds no services, so nothing can be booked: ${how}`]];
  } catch (error) {
    const why = MISTYPED[codeOf(error)] ?? reason(error);
    throw new Error(`The data at ${source} (DATABASE_URL) cannot be used: ${why}`, { cause: error });
  }
}

/** Returns a line for each setting that the operator has not decided yet, or one about another backend. */
function undecidedSettings({ smtpUrl, publicUrl, retentionDays, daySheet }: Config): readonly string[] {
  if (!hasOwnServer()) return [`Both forms are sent to ${backendUrl()}, which keeps what patients write.`];
  const isMailed = smtpUrl !== '';
  return [
    !isMailed && 'SMTP_URL is not set: mail stays in the outbox.',
    !isMailed && daySheet !== '' && 'DAY_SHEET needs SMTP_URL: the mail of the day is not sent.',
    isMailed &&
      !isPublic(publicUrl) &&
      `Links in mails lead to ${publicUrl}, which only this machine can open: set PUBLIC_URL to the site's address.`,
    retentionDays === null &&
      'RETENTION_DAYS is not set: patients are never forgotten. 0 says that this is meant.',
  ].filter((note) => note !== false);
}

/**
 * Runs the server until a signal stops it.
 * @param distFolder folder of the build
 * @returns the lines to print, once the server answers
 * @throws {Error} with one line on what to change; the process should end then
 */
export async function runServer(env: NodeJS.ProcessEnv, distFolder: string): Promise<readonly string[]> {
  const config = readConfig(env);
  const built = await readBuilt(distFolder);
  const [database, notes] = await openClinic(config, built);
  const { db } = database;
  const changes = new Changes(database);
  const links = await openLinks(db);
  // Used until the application, which has a log, is built.
  let log: Pick<Console, 'error'> = console;
  const onError = (error: unknown): void => log.error(error);
  changes.follow((change) => {
    if (change === 'all') links.reload(db).catch(onError);
  });
  const context = { ...config, db, changes, links, clock: Date.now };
  const site = { ...context, times: keepTimes(context) };
  const pages = await createPages(site, built, onError);
  const stop = new AbortController();
  const app = await buildApp({ ...site, pages, built, draining: stop.signal });
  log = app.log;
  // The default level writes these lines too.
  const notices = app.log.child({}, { level: config.logLevel === 'warn' ? 'info' : config.logLevel });
  const logDay = startDailySummary(app, notices, db);
  const address = await listen(app, config);
  stopOnSignal(app, {
    notices,
    beginDraining: () => stop.abort(),
    drainSeconds: config.drainSeconds,
    thenClose: [
      startJobs(site, onError, () => app.inject(HEALTH.ready), logDay),
      startMailWorker({ ...site, log: app.log }),
      pages.stop,
      () => changes.close(),
      () => database.close(),
    ],
  });
  const bench = built.hasQaBench ? [`The QA bench is at ${config.publicUrl}${BENCH_PATH}`] : [];
  return [answersAt(address), ...bench, ...notes, ...undecidedSettings(config)];
}
