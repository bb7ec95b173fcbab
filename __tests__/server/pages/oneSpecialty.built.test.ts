import { readFileSync } from 'node:fs';
import { launchServer } from '../../../src/tools/launchServer';
import { clinicCommand } from '../support/clinicCommand';
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
  const server = await launchServer();
  const clinic = clinicCommand(`file:${server.databaseFile}`);
  for (const words of COMMANDS ?? []) expect(await clinic(...words)).toMatchObject({ code: 0, errors: '' });

  const page = async (path: string) => (await fetch(server.url + path)).text();
  await until(async () => (await page('/cardiologie')).includes('350 lei'));
  const home = await page('/');
  expect(home).toContain('Clinica Demo, clinică medicală în Oradea');
  expect(home).toContain('Dr. Ana Demo');
  for (const path of ['/reumatologie', '/hematologie', '/genetica-medicala', '/artrite', '/medulograme']) {
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404]);
    for (const shown of ['/', '/servicii', '/about', '/sitemap.xml', '/nu-exista'])
      expect([
        shown,
        (await page(shown)).includes(`${path}"`) || (await page(shown)).includes(`${path}<`),
      ]).toEqual([shown, false]);
  }
  expect((await fetch(`${server.url}/ecocardiografie`)).status).toBe(200);
  await server.stop();
});
