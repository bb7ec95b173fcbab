import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { webpack } from 'webpack';
import { webpackConfigurations } from '../../../../webpack.config';
import { loadSite } from '../../../../src/server/site/loadSite';
import { BUILT_FOR, writeBuiltSite } from '../../../server/support/builtSite';
import { temporaryFolder } from '../../../server/support/temporaryFolder';
import { openTestClinic } from '../../../server/support/testClinic';

/** The test screen as a page of the product: its build's settings, its server, its security policy. */
export interface AuthPage {
  readonly url: string;
  /** What a visit downloads before anything is asked, as text. */
  readonly initialCode: string;
  /** Everything that it may download later. */
  readonly lateCode: string;
  readonly close: () => Promise<void>;
}

/** @returns the names of the scripts that the page begins with; all lie in `assets/` of the site's folder */
function bundle(outputFolder: string, emulatorHost: string): Promise<readonly string[]> {
  const identity = { apiKey: 'test', authDomain: 'clinica.example', projectId: 'demo-clinic', emulatorHost };
  const [browser] = webpackConfigurations({ mode: 'production', outputFolder, backendUrl: '', identity });
  const compiler = webpack({
    ...browser,
    entry: { client: path.join(__dirname, 'chromiumEntry.tsx') },
    cache: false,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats === undefined || stats.hasErrors())
        reject(new Error(stats?.toString({ preset: 'errors-only', colors: false })));
      else resolve(stats.compilation.entrypoints.get('client')?.getFiles() ?? []);
    });
  });
}

export async function openAuthPage(emulatorHost: string): Promise<AuthPage> {
  const folder = await temporaryFolder();
  await writeBuiltSite(folder.path, null, { authDomain: 'clinica.example', emulatorHost });
  const initial = await bundle(folder.path, emulatorHost);
  const site = path.join(folder.path, 'site');
  const tags = initial.map((name) => `<script defer src="/assets/${name}"></script>`);
  await writeFile(
    path.join(site, 'contul-meu.html'),
    `<!doctype html><html lang="ro"><title>Contul meu</title>${tags.join('')}<div id="root"></div></html>`,
  );
  const assets = path.join(site, 'assets');
  const codeOf = async (names: readonly string[]): Promise<string> =>
    (await Promise.all(names.map((name) => readFile(path.join(assets, name), 'utf8')))).join('\n');
  const late = (await readdir(assets)).filter((name) => name.endsWith('.js') && !initial.includes(name));
  const clinic = await openTestClinic({ site: await loadSite(folder.path, BUILT_FOR) });
  return {
    url: `${await clinic.app.listen({ host: '127.0.0.1', port: 0 })}/contul-meu`,
    initialCode: await codeOf(initial),
    lateCode: await codeOf(late),
    close: async () => {
      await clinic.close();
      await folder.remove();
    },
  };
}
