import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { webpack } from 'webpack';
import { webpackConfigurations } from '../../../webpack.config';
import type { ChunkFiles } from '../../prerender/sitePages';
import { HEALTH } from '../../server/operations/health';
import type { BuildSettings } from '../buildSettings';
import { writeBuiltParts } from '../buildSite';
import { freePort } from '../launchServer';

/**
 * Runs the product's server from its sources, and restarts it with the same data after each edit of its files.
 * @param chunks scripts of the browser, which documents refer to
 * @param onRestart called after a restart with the edited files
 * @param onFault called with compile errors; the server keeps running
 */
export function runSiteServer(
  settings: BuildSettings,
  chunks: Promise<ChunkFiles>,
  onRestart: (edited: readonly string[]) => void,
  onFault: (fault: string) => void,
) {
  const { outputFolder, publicUrl } = settings;
  const address = freePort().then((port) => ({ port, url: `http://127.0.0.1:${port}` }));
  let server: ChildProcess | undefined;
  process.once('exit', () => server?.kill('SIGKILL'));

  // Leaves the fonts whole, because subsetting takes a second.
  const written = chunks.then((files) => writeBuiltParts(settings, files, (font) => Promise.resolve(font)));

  async function restart(): Promise<void> {
    const [{ port, url }] = await Promise.all([address, written]);
    if (server?.exitCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    const started = spawn(process.execPath, [path.join(outputFolder, 'server/main.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        NODE_ENV: 'development',
        ...process.env,
        PUBLIC_URL: publicUrl,
        HOST: '127.0.0.1',
        PORT: String(port),
      },
    });
    server = started;
    // A server that ended has printed the reason; the next edit starts it again.
    while (started.exitCode === null && !(await fetch(url + HEALTH.live).catch(() => undefined)))
      await sleep(20);
  }

  let edits = 0;
  let served = -1;
  let work = Promise.resolve();
  const compiler = webpack(webpackConfigurations(settings).server);
  compiler.hooks.invalid.tap('dev', () => (edits += 1));
  // The delay lets the browser's compiler go first.
  compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    const compiled = edits;
    const edited = [...(compiler.modifiedFiles ?? [])];
    const isFaulty = error !== null || stats === undefined || stats.hasErrors();
    if (isFaulty) onFault(error?.message ?? stats?.toString({ preset: 'errors-only', colors: false }) ?? '');
    // One restart after the other, because they share a port.
    work = work.then(async () => {
      if (!isFaulty) {
        await restart();
        onRestart(edited);
      }
      served = compiled;
    });
  });
  return {
    /** Resolves once the server runs the latest edit. */
    url: async (): Promise<string> => {
      while (served !== edits) await sleep(20);
      return (await address).url;
    },
  };
}
