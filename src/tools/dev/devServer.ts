import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { webpack, type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { webpackConfigurations } from '../../../webpack.config';
import { escapeHtml } from '../../domain/htmlEscape';
import { reason } from '../../server/errors/reason';
import { answersAt } from '../../server/listen';
import { CHUNK_STATS, chunkFiles } from '../buildSite';
import { startBackend } from './backend';
import type { DevSettings } from './settings';
import { typeFaults } from './typeFaults';

/** Goes away by itself once the fault is mended. */
const faultPage = (fault: unknown): string =>
  `<!doctype html><meta http-equiv="refresh" content="1"><title>Fault</title><pre>${escapeHtml(
    fault instanceof Error ? (fault.stack ?? fault.message) : reason(fault),
  )}</pre>`;

/** Checks types after every compilation, which then follows edits of the server too; their faults show with its own. */
function checkTypes(compiler: Compiler, server: WebpackDevServer): void {
  let faults: readonly string[] = [];
  let compilations = 0;
  let isChecking = false;
  const show = (): void => {
    if (faults.length > 0) server.sendMessage(server.webSocketServer?.clients ?? [], 'errors', faults);
  };
  const check = async (): Promise<void> => {
    compilations += 1;
    faults = [];
    if (isChecking) return;
    isChecking = true;
    let checked: number;
    let found: readonly string[];
    do {
      checked = compilations;
      found = await typeFaults();
    } while (checked !== compilations);
    isChecking = false;
    faults = found;
    show();
    if (faults.length > 0) console.error(faults.join('\n'));
  };
  compiler.hooks.afterCompile.tap('types', ({ contextDependencies }) => {
    contextDependencies.add(path.resolve('src'));
  });
  // The page hears of the compilation first.
  compiler.hooks.done.tap({ name: 'types', stage: 1 }, () => {
    check().catch(console.error);
  });
  server.webSocketServer?.implementation.on('connection', show);
  server.invalidate();
}

/**
 * Serves the site from its sources: what browsers run by webpack-dev-server, everything else by the product's server.
 * @param args the arguments of the command
 * @returns once it answers
 */
export async function serveSources(settings: DevSettings, args: readonly string[]): Promise<void> {
  const { host, port, outputFolder, publicUrl } = settings;
  const started = Date.now();
  const compiler = webpack(webpackConfigurations(settings).browser);
  let inBrowser: ReadonlySet<string> | undefined;
  const backend = await startBackend(settings, args, (edited) => {
    const isInBrowser = (file: string) => path.extname(file) === '' || inBrowser?.has(file) !== false;
    if (!edited.every(isInBrowser))
      server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  });
  compiler.hooks.done.tap('chunks', (stats) => {
    inBrowser = new Set(stats.compilation.fileDependencies);
    if (!stats.hasErrors()) backend.setChunks(chunkFiles(stats.toJson(CHUNK_STATS)));
  });

  // In some engines 'self' is not the page's own socket.
  const sockets = `ws://localhost:${port} ws://${host}:${port}`;
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      // Compression would hold the calendar's event stream back.
      compress: false,
      client: {
        logging: 'warn',
        // At whatever name the page has come by.
        webSocketURL: 'auto://0.0.0.0:0/ws',
        overlay: { errors: true, warnings: false, runtimeErrors: true },
      },
      static: [
        { directory: path.resolve('public'), serveIndex: false },
        { directory: path.join(outputFolder, 'site'), serveIndex: false, watch: false },
      ],
      proxy: [
        {
          context: () => true,
          router: backend.url,
          target: 'http://127.0.0.1',
          // A restart ends the calendars' streams; they come again by themselves.
          logLevel: 'silent',
          onProxyRes: ({ headers }) => {
            const policy = headers['content-security-policy'];
            if (typeof policy === 'string')
              headers['content-security-policy'] = policy.replace('connect-src', `connect-src ${sockets}`);
          },
        },
      ],
      setupMiddlewares: (middlewares) => {
        const isProxy = (one: (typeof middlewares)[number]) =>
          'name' in one && one.name.startsWith('http-proxy');
        // A request that comes during a compilation waits for its end.
        const wait = (_request: IncomingMessage, response: ServerResponse, next: () => void): void => {
          backend.url().then(
            () => {
              next();
            },
            (fault: unknown) => {
              response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(faultPage(fault));
            },
          );
        };
        const own = middlewares.filter((one) => !isProxy(one));
        return [...own, wait, ...middlewares.filter(isProxy)];
      },
    },
    compiler,
  );
  await server.start();
  // With a fault in the sources it starts too, and says so on every page.
  await backend.url().catch(() => undefined);
  console.log(answersAt(publicUrl));
  // On two cores, types checked beside the first compilation would hold it up.
  checkTypes(compiler, server);
  console.log(`Ready in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
