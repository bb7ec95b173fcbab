import { readFileSync } from 'node:fs';
import { fillIfEmpty, sampleClinic } from '../../../src/server/clinic/sample';
import { openDatabase } from '../../../src/server/db/open';
import { clinicCommand } from '../support/clinicCommand';
import { TODAY } from '../support/sampleRequests';
import { sqliteDatabase } from '../support/sqliteDatabase';
import { openTestClinic } from '../support/testClinic';
import { until } from '../support/until';

/** The words of the guide's commands, which turn the sample into a clinic of one's own. */
const COMMANDS = readFileSync('src/server/cli/README.md', 'utf8')
  .split('## De la exemplu la clinica dumneavoastră')[1]
  ?.split('```')[1]
  ?.trim()
  .split('\n')
  .map((line) =>
    [...line.replace('npm run clinic -- ', '').matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
  );

test("the guide's commands make a clinic with one specialty, without a build", async () => {
  expect(COMMANDS?.length).toBeGreaterThan(0);
  const { url, remove } = await sqliteDatabase();
  const database = await openDatabase(url);
  await fillIfEmpty(database.db, sampleClinic(TODAY));
  const { app, close } = await openTestClinic({ database, clock: Date.now });
  const clinic = clinicCommand(url);
  for (const words of COMMANDS ?? []) expect(await clinic(...words)).toMatchObject({ code: 0, errors: '' });

  const page = async (path: string) => (await app.inject(path)).body;
  await until(async () => (await page('/cardiologie')).includes('350 lei'));
  const home = await page('/');
  expect(home).toContain('Clinica Demo, clinică medicală în Oradea');
  expect(home).toContain('Dr. Ana Demo');
  const pages = await Promise.all(['/', '/servicii', '/about', '/sitemap.xml', '/nu-exista'].map(page));
  for (const path of ['/reumatologie', '/hematologie', '/genetica-medicala', '/artrite', '/medulograme']) {
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
    for (const shown of pages) expect(shown).not.toMatch(new RegExp(`${path}["<]`));
  }
  expect((await app.inject('/ecocardiografie')).statusCode).toBe(200);
  await close();
  await remove();
});
