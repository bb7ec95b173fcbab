import path from 'node:path';
import { webpackConfigurations } from '../../../../webpack.config';
import { runWebpack } from '../../../../src/tools/runWebpack';
import { globalCss } from '../../../../src/ui/globalCss';
import { writeBuiltSite } from '../../../server/support/builtSite';
import { temporaryFolder } from '../../../server/support/temporaryFolder';
import { openTestClinic } from '../../../server/support/testClinic';

/** @returns the names of the scripts that the page loads first */
async function bundle(outputFolder: string, emulatorHost: string): Promise<readonly string[]> {
  const identity = { apiKey: 'test', authDomain: 'clinica.example', projectId: 'demo-clinic', emulatorHost };
  const { browser } = webpackConfigurations({
    outputFolder,
    backendUrl: '',
    hasBackendKeys: false,
    identity,
  });
  const stats = await runWebpack({
    ...browser,
    entry: { client: path.join(__dirname, 'chromiumEntry.tsx') },
    // Skips minification, which takes longest and is covered by the product's own build and tests.
    optimization: { ...browser.optimization, minimize: false },
    cache: {
      type: 'filesystem',
      name: 'signing-in-tests',
      cacheDirectory: path.resolve('node_modules/.cache/webpack'),
      buildDependencies: { config: [path.resolve('webpack.config.ts')] },
    },
  });
  return stats.compilation.entrypoints.get('client')?.getFiles() ?? [];
}

/** Builds and serves the test screen as a page of the product, with its build settings, server and security policy. */
export async function openAuthPage(emulatorHost: string) {
  const folder = await temporaryFolder();
  await writeBuiltSite(folder.path);
  const initial = await bundle(folder.path, emulatorHost);
  const tags = initial.map((name) => `<script defer src="/assets/${name}"></script>`);
  const html = `<!doctype html><html lang="ro"><title>Contul meu</title><style>${globalCss}</style>${tags.join('')}<div id="root"></div></html>`;
  const identity = { authDomain: 'clinica.example', emulatorHost };
  const siteFolder = path.join(folder.path, 'site');
  const clinic = await openTestClinic({ built: { siteFolder, identity } });
  clinic.app.get('/contul-meu', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
  return {
    url: `${await clinic.app.listen({ host: '127.0.0.1', port: 0 })}/contul-meu`,
    stop: async () => {
      await clinic.close();
      await folder.remove();
    },
  };
}
