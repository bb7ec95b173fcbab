import { join } from 'node:path';
import { buildApp, type AppOptions } from '../../../src/server/app';
import { openLinks } from '../../../src/server/context/links';
import { Changes } from '../../../src/server/clinic/changes';
import { keepTimes } from '../../../src/server/clinic/keptTimes';
import { readConfig } from '../../../src/server/config/config';
import type { Database } from '../../../src/server/db/open';
import type { Built } from '../../../src/server/pages/built';
import { createPages } from '../../../src/server/pages/pages';
import { BUILT_FOR, writeBuiltSite } from './builtSite';
import type { TestDatabase } from './engineDatabase';
import { openTestDatabase } from './openTestDatabase';
import { NOW } from './sampleRequests';
import { temporaryFolder } from './temporaryFolder';

export interface TestClinicOptions extends Partial<Omit<AppOptions, 'built'>> {
  readonly database?: Database;
  readonly built?: Partial<Built>;
}

/** No limits: injected requests come from this address. */
const UNLIMITED = { postsPerMinute: 0, receptionAddresses: ['127.0.0.1'] } as const;

/** Opens the whole server at a fixed hour, on a new database unless one is given. */
export async function openTestClinic(options: TestClinicOptions = {}) {
  const folder = await temporaryFolder();
  const databaseFile = join(folder.path, 'clinic.sqlite');
  const database = options.database ?? (await openTestDatabase(`file:${databaseFile}`));
  const { db } = database;
  const clock = options.clock ?? (() => NOW);
  const changes = new Changes(database);
  const links = await openLinks(db);
  const built = { ...(await writeBuiltSite(folder.path, options.built)), ...options.built };
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: BUILT_FOR }),
    ...UNLIMITED,
    ...options,
    clock,
  };
  const context = { ...config, db, changes, links };
  const site = { ...context, times: keepTimes(context) };
  const pages = await createPages(site, built, () => undefined);
  const app = await buildApp({ draining: new AbortController().signal, ...site, pages, built });
  const close = async (): Promise<void> => {
    await app.close();
    pages.stop();
    await changes.close();
    await database.close();
    await folder.remove();
  };
  return { app, database, db, links, changes, pages, databaseFile, close };
}
export type TestClinic = Awaited<ReturnType<typeof openTestClinic>>;

/** A database for the clinics of one test; left out: each clinic has a new SQLite file. */
type Prepare = () => Promise<TestDatabase>;

/**
 * Opens servers in each test of the surrounding `describe`, on one database and one clock, and closes them after it.
 * @param hooks when the clock begins and the servers are closed
 */
export function clinicsForEach(prepare?: Prepare, hooks = { begin: beforeEach, end: afterEach }) {
  let now = NOW;
  let data: TestDatabase | undefined;
  let opened: TestClinic[] = [];
  hooks.begin(async () => {
    now = NOW;
    opened = [];
    data = await prepare?.();
  });
  hooks.end(async () => {
    for (const clinic of opened) await clinic.close();
    await data?.remove();
  });
  return {
    open: async (options: TestClinicOptions = {}): Promise<TestClinic> => {
      const database = data && { database: await openTestDatabase(data.url) };
      const clinic = await openTestClinic({ clock: () => now, ...database, ...options });
      opened.push(clinic);
      return clinic;
    },
    /** Address of the prepared database. */
    get url() {
      return data?.url ?? '';
    },
    /** The clinics' time, which a test moves. */
    get now() {
      return now;
    },
    set now(instant: number) {
      now = instant;
    },
  };
}

/** Opens one server for each test of the surrounding `describe`, to be read in tests and hooks. */
export function clinicForEach(
  options: TestClinicOptions = {},
  prepare?: Prepare,
  hooks = { begin: beforeEach, end: afterEach },
) {
  const clinics = clinicsForEach(prepare, hooks);
  let clinic: TestClinic;
  hooks.begin(async () => {
    clinic = await clinics.open(options);
  });
  return {
    /** Opens another server, on the same prepared database. */
    open: clinics.open,
    get url() {
      return clinics.url;
    },
    get now() {
      return clinics.now;
    },
    set now(instant: number) {
      clinics.now = instant;
    },
    get app() {
      return clinic.app;
    },
    get database() {
      return clinic.database;
    },
    get db() {
      return clinic.db;
    },
    get links() {
      return clinic.links;
    },
    get changes() {
      return clinic.changes;
    },
    get databaseFile() {
      return clinic.databaseFile;
    },
  };
}

/** Opens one server for all tests of the surrounding `describe`. */
export const clinicForAll = (options?: TestClinicOptions, prepare?: Prepare) =>
  clinicForEach(options, prepare, { begin: beforeAll, end: afterAll });

/** Another phone of the clinic, as staff's command would set it beside the running server. */
export const OTHER_PHONE = '0264 000 007';

export async function changePhone({ db, changes }: Pick<TestClinic, 'db' | 'changes'>): Promise<void> {
  await db.updateTable('profile').set({ value: OTHER_PHONE }).where('name', '=', 'phone').execute();
  changes.publish('all');
}
