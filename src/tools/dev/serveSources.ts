import { webpack } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { webpackConfigurations } from '../../../webpack.config';
import type { ChunkFiles } from '../../prerender/sitePages';
import type { BuildSettings } from '../buildSettings';
import { CHUNK_STATS, chunkFiles } from '../buildSite';
import { runSiteServer } from './siteServer';

/**
 * Serves the site from its sources: webpack-dev-server serves the browser's files, the product's server all the rest,
 * because only that server renders the pages.
 * @returns once it answers
 */
export async function serveSources(
  settings: BuildSettings,
  place: { readonly host: string; readonly port: number },
): Promise<void> {
  const compiler = webpack(webpackConfigurations(settings).browser);
  let inBrowser: ReadonlySet<string> = new Set();
  const chunks = new Promise<ChunkFiles>((resolve) => {
    compiler.hooks.done.tap('dev', (stats) => {
      inBrowser = new Set(stats.compilation.fileDependencies);
      if (!stats.hasErrors()) resolve(chunkFiles(stats.toJson(CHUNK_STATS)));
    });
  });
  const notify = (type: string, data?: unknown): void =>
    server.sendMessage(server.webSocketServer?.clients ?? [], type, data);
  const site = runSiteServer(
    settings,
    chunks,
    (edited) => {
      // Hot reload shows edits of files that run in the browser.
      if (edited.some((file) => !inBrowser.has(file))) notify('static-changed');
    },
    (fault) => {
      console.error(fault);
      notify('errors', [fault]);
    },
  );
  const server = new WebpackDevServer(
    {
      ...place,
      hot: true,
      // Compression would hold back the calendar's event stream.
      compress: false,
      client: {
        logging: 'warn',
        // Uses the page's host name, the only one that its content security policy allows.
        webSocketURL: 'auto://0.0.0.0:0/ws',
        overlay: { errors: true, warnings: false, runtimeErrors: true },
      },
      static: false,
      // Silent, because a restart breaks the calendars' streams, which reconnect by themselves.
      proxy: [{ context: () => true, router: site.url, target: 'http://127.0.0.1', logLevel: 'silent' }],
    },
    compiler,
  );
  await server.start();
  await site.url();
}
