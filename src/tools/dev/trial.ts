import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answersAt } from '../../server/listen';
import { INPUTS } from '../buildStamp';
import { freePort } from '../launchServer';

/** A copy of the sources with its own development server and data, to edit for a trial. */
export interface Trial {
  readonly folder: string;
  readonly url: string;
  /** Milliseconds from its start to its first answer. */
  readonly startMs: number;
  /** What its terminal has shown so far. */
  readonly output: () => string;
  /** Saves a file with `from` replaced. @throws when the file does not hold it */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
  /** Builds the copy as patients get it, without any cache. @returns seconds */
  readonly build: () => Promise<number>;
  /** Ends the server and removes the copy. */
  readonly close: () => Promise<void>;
}

const START_LIMIT_MS = 180_000;

/** The packages are the checkout's own; caches are not, so that a start is a first start. */
async function copyCheckout(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-dev-'));
  for (const input of INPUTS) await cp(input, path.join(folder, input), { recursive: true });
  await mkdir(path.join(folder, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    if (name === '.cache') continue;
    await symlink(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
  }
  return folder;
}

/** @returns once the development server answers */
export async function startTrial(args: readonly string[] = []): Promise<Trial> {
  const folder = await copyCheckout();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const runTool = (tool: string, ...toolArgs: readonly string[]) =>
    spawn(process.execPath, ['--import', 'tsx', `src/tools/${tool}`, ...toolArgs], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, PORT: String(port) },
    });
  const child = runTool('dev/main.ts', ...args);
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const listen = (text: string) => {
        output += text;
        if (output.includes(answersAt(url))) resolve();
      };
      child.stdout.setEncoding('utf8').on('data', listen);
      child.stderr.setEncoding('utf8').on('data', listen);
      setTimeout(reject, START_LIMIT_MS, new Error('The development server did not answer in time.')).unref();
      void ended.then(() => reject(new Error(`The development server ended: ${output}`)));
    });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    folder,
    url,
    startMs: performance.now() - started,
    output: () => output,
    edit: async (file, from, to) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}.`);
      await writeFile(
        path.join(folder, file),
        text.replace(from, () => to),
      );
    },
    build: async () => {
      const buildStarted = performance.now();
      const build = runTool('build.ts');
      build.stdout.resume();
      build.stderr.resume();
      const [code] = (await once(build, 'close')) as [number | null];
      if (code !== 0) throw new Error('The copy cannot be built.');
      return (performance.now() - buildStarted) / 1000;
    },
    close,
  };
}
