import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answersAt } from '../../server/listen';
import { freePort } from '../launchServer';
import { linkPackages } from '../linkPackages';

/** A copy of the sources with its own development server and data, to edit for a trial. */
export interface Trial {
  readonly folder: string;
  readonly url: string;
  /** What its terminal has shown so far. */
  readonly output: () => string;
  /** Saves a file with `from` replaced. @throws when the file does not hold it */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
  /** Starts the development server, anew where it runs. @returns seconds to its first answer */
  readonly start: () => Promise<number>;
  /** Builds the copy as patients get it. @returns seconds */
  readonly build: () => Promise<number>;
  /** Ends the server and removes the copy. */
  readonly close: () => Promise<void>;
}

/** Everything that a build reads. */
const INPUTS = [
  ...['.config', 'public', 'src'],
  ...['package-lock.json', 'package.json', 'tsconfig.json', 'webpack.config.ts'],
];
/** Seconds. */
const START_LIMIT = 180;

/** Without caches, so that the first start is one without any. */
async function copyCheckout(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-dev-'));
  for (const input of INPUTS) await cp(input, path.join(folder, input), { recursive: true });
  await linkPackages(folder);
  return folder;
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

/** A copy in which nothing runs yet. */
export async function openTrial(): Promise<Trial> {
  const folder = await copyCheckout();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let output = '';
  const runTool = (tool: string) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `src/tools/${tool}`], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, PORT: String(port) },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    return { child, ended: once(child, 'close') as Promise<[number | null]> };
  };
  let server: ReturnType<typeof runTool> | undefined;
  const stop = async (): Promise<void> => {
    server?.child.kill('SIGTERM');
    await server?.ended;
  };
  return {
    folder,
    url,
    output: () => output,
    edit: async (file, from, to) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}.`);
      await writeFile(
        path.join(folder, file),
        text.replace(from, () => to),
      );
    },
    start: async () => {
      await stop();
      const started = performance.now();
      output = '';
      server = runTool('dev/main.ts');
      const { child } = server;
      while (!output.includes(answersAt(url))) {
        if (child.exitCode !== null) throw new Error(`The development server ended: ${output}`);
        if (secondsSince(started) > START_LIMIT)
          throw new Error('The development server did not answer in time.');
        await sleep(20);
      }
      return secondsSince(started);
    },
    build: async () => {
      const started = performance.now();
      const [code] = await runTool('build.ts').ended;
      if (code !== 0) throw new Error('The copy cannot be built.');
      return secondsSince(started);
    },
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
