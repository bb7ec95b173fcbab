import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { answersAt } from '../../../src/server/listen';
import { freePort } from '../../../src/tools/launchServer';
import { temporaryFolder } from '../../server/support/temporaryFolder';
import { until } from '../../server/support/until';

/** A copy of the sources with its own development server and data, to be edited. */
export interface EditedCopy {
  readonly folder: string;
  readonly url: string;
  /** What its terminal has shown so far. */
  readonly output: () => string;
  /** Saves a file with `from` replaced. @throws when the file does not hold it */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Node's arguments for `npm run dev`. */
export const DEV_COMMAND = ['--import', 'tsx', 'src/tools/dev/main.ts'];

const SOURCES = [
  '.config',
  'public',
  'src',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'webpack.config.ts',
];

/** Returns once the development server answers. */
export async function serveCopy(): Promise<EditedCopy> {
  const copy = await temporaryFolder();
  const inCopy = (...names: readonly string[]) => path.join(copy.path, ...names);
  for (const source of SOURCES) await cp(source, inCopy(source), { recursive: true });
  await mkdir(inCopy('node_modules'));
  // Caches are not lent, so that none is spoilt.
  for (const name of (await readdir('node_modules')).filter((one) => one !== '.cache'))
    await symlink(path.resolve('node_modules', name), inCopy('node_modules', name));

  const port = await freePort();
  const url = `http://localhost:${port}`;
  let output = '';
  const server = spawn(process.execPath, DEV_COMMAND, {
    cwd: copy.path,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: String(port) },
  });
  const ended = once(server, 'close');
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await until(() => {
    if (server.exitCode !== null) throw new Error(`The development server ended: ${output}`);
    return output.includes(answersAt(url));
  });
  return {
    folder: copy.path,
    url,
    output: () => output,
    edit: async (file, from, to) => {
      const text = await readFile(inCopy(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}.`);
      await writeFile(
        inCopy(file),
        text.replace(from, () => to),
      );
    },
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      await copy.remove();
    },
  };
}
