import { join } from 'node:path';
import { buildApp, type AppOptions } from '../../../src/server/app';
import { openLinks } from '../../../src/server/booking/links';
import { Changes } from '../../../src/server/clinic/changes';
import { keepTimes } from '../../../src/server/clinic/timetable';
import { readConfig } from '../../../src/server/config/config';
import type { Database } from '../../../src/server/db/open';
import type { Built } from '../../../src/server/pages/built';
import { createPages } from '../../../src/server/pages/pages';
import { BUILT_FOR, writeBuiltSite } from './builtSite';
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

/** Another phone of the clinic, as staff's command would set it beside the running server. */
export const OTHER_PHONE = '0264 000 007';

export async function changePhone({ db, changes }: TestClinic): Promise<void> {
  await db.updateTable('profile').set({ value: OTHER_PHONE }).where('name', '=', 'phone').execute();
  changes.publish('all');
}
