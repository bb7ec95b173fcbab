import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChunkFiles } from '../../prerender/chunkFiles';
import { writeFontFaces } from '../../prerender/fontFaces';
import { HEALTH } from '../../server/operations/health';
import { BUILT_FILE } from '../../server/pages/built';
import { iconSprite } from '../../prerender/iconSprite';
import { builtDescription } from '../buildSite';
import { freePort } from '../launchServer';
import { Newest } from './newest';
import type { CompilerReport } from './serverCompiler';
import type { DevSettings } from './settings';

export interface Backend {
  /** Resolves to the server's address once it runs the newest code; rejects with what is wrong with that. */
  readonly url: () => Promise<string>;
  /** Takes the names of the browser's files, which documents name. */
  readonly setChunks: (chunks: ChunkFiles) => void;
}

/** Milliseconds. */
const START_LIMIT = 60_000;

/**
 * Runs the product's server of the sources, compiled in a process of its own because there is another core, and starts
 * it again with the same data after each edit.
 * @param args the arguments of the command
 * @param onRestart called with the files whose edit has led to it
 */
export async function startBackend(
  settings: DevSettings,
  args: readonly string[],
  onRestart: (edited: readonly string[]) => void,
): Promise<Backend> {
  const { outputFolder, publicUrl } = settings;
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'development',
    ...process.env,
    PUBLIC_URL: publicUrl,
    HOST: '127.0.0.1',
    PORT: port,
  };
  // Cutting the typeface takes a second.
  const fontCss = writeFontFaces(path.join(outputFolder, 'site/assets'), (font) => Promise.resolve(font));
  const newest = new Newest<string>();
  const chunks = new Newest<ChunkFiles>();
  let server: ChildProcess | undefined;
  process.once('exit', () => server?.kill('SIGKILL'));

  async function restart(): Promise<string> {
    if (server?.exitCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    const parts = { chunks: await chunks.get(), fontCss: await fontCss, iconSprite: iconSprite() };
    const description = JSON.stringify(builtDescription(settings, parts));
    await writeFile(path.join(outputFolder, BUILT_FILE), description);
    const started = (server = spawn(process.execPath, [path.join(outputFolder, 'server/main.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    }));
    const deadline = Date.now() + START_LIMIT;
    while ((await fetch(url + HEALTH.live).catch(() => undefined)) === undefined) {
      if (started.exitCode !== null || Date.now() > deadline)
        throw new Error('The server does not run; the terminal says why.');
      await sleep(20);
    }
    return url;
  }

  let last: Promise<unknown> = Promise.resolve();
  const restartWith = (edited: readonly string[]): void => {
    // One after the other: they share a port.
    const restarted = last.then(restart);
    last = restarted.then(
      () => {
        onRestart(edited);
      },
      () => undefined,
    );
    newest.finish(restarted);
  };
  fork(path.join(__dirname, 'serverCompiler.ts'), args).on('message', (report: CompilerReport) => {
    if (report.kind === 'begun') newest.begin();
    else if (report.kind === 'failed') newest.finish(Promise.reject(new Error(report.reason)));
    else restartWith(report.edited);
  });
  let names = '';
  return {
    url: () => newest.get(),
    setChunks: (files) => {
      chunks.finish(files);
      const isNew = names !== '' && names !== JSON.stringify(files);
      names = JSON.stringify(files);
      if (isNew) restartWith([]);
    },
  };
}
