import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { BUILT_FOR, writeBuiltSite } from './builtSite';

const ENTRY = join(__dirname, 'serverEntry.ts');

/** A server in a process of its own, from its source, on a port that the system chose. */
export interface ServerProcess {
  /** Empty when it could not start. */
  readonly url: string;
  readonly process: ChildProcess;
  /** What it wrote to the standard error so far. */
  readonly errors: () => string;
  /** What it wrote to the standard output so far: its address and its log. */
  readonly output: () => string;
  /** Resolves to the exit code, or to null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts a server and waits until it answers or ends.
 * @param folder receives the data file, unless `env` says otherwise, and a small built site
 */
export async function startServer(folder: string, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  await writeBuiltSite(folder);
  return launch(folder, env);
}

/** The same without a built site. */
export async function launch(folder: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', ENTRY, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      PUBLIC_URL: BUILT_FOR,
      DATABASE_URL: `file:${join(folder, 'clinic.sqlite')}`,
      ...env,
    },
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  let output = '';
  const address = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const line = /^http:.*$/m.exec(output);
      if (line) resolve(line[0]);
    });
  });
  const url = await Promise.race([address, ended.then(() => '')]);
  return { url, process: child, errors: () => errors, output: () => output, ended };
}
