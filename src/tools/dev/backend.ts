import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HEALTH } from '../../server/operations/healthRoutes';
import { freePort } from '../launchServer';

/** @returns its address once it listens; rejects when it does not within {@link PATIENCE_MS} */
export type Backend = () => Promise<string>;

/** A restart takes about a second, the first start on a busy machine far longer. */
const PATIENCE_MS = 60_000;

/**
 * Starts the product's server from its sources, on a port of its own. tsx starts it anew with the same data when one
 * of its files is edited, or one of the pages that it fills in.
 * @param siteFolder holds `site.json`, `site/404.html` and `templates/`
 */
export async function startBackend(siteFolder: string, env: NodeJS.ProcessEnv): Promise<Backend> {
  const port = await freePort();
  const watch = ['watch', '--clear-screen=false', '--include', path.join(siteFolder, 'templates/*')];
  const entry = path.resolve('src/tools/dev/server.ts');
  const child = spawn(process.execPath, [require.resolve('tsx/cli'), ...watch, entry, siteFolder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { NODE_ENV: 'development', ...env, HOST: '127.0.0.1', PORT: String(port) },
  });
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(url + HEALTH.live).catch(() => undefined);
  return async () => {
    const deadline = Date.now() + PATIENCE_MS;
    while ((await answers()) === undefined) {
      if (Date.now() > deadline) throw new Error('The server does not run; the terminal says why.');
      await sleep(50);
    }
    return url;
  };
}
