import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { BUILT_FOR } from './builtSite';
import { folderForEach } from './temporaryFolder';

/** Node's arguments and working directory. */
export interface ServerCommand {
  readonly args?: readonly string[];
  readonly cwd?: string;
}

/**
 * Starts the built server, unless `command` is another, and waits until it answers or ends.
 * @param folder folder of the data file unless `env` names another
 * @returns the process with its address, '' if it could not start, and what it has written so far
 */
export async function startServer(
  folder: string,
  env: NodeJS.ProcessEnv = {},
  { args = [resolve('dist/server/main.js')], cwd = '.' }: ServerCommand = {},
) {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      PUBLIC_URL: BUILT_FOR,
      DATABASE_URL: `file:${join(folder, 'clinic.sqlite')}`,
      ...env,
    },
  });
  /** Resolves to the exit code, or to null if a signal ended it. */
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  let output = '';
  const address = new Promise<string>((answer) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, url] = /answers at (http:.*)$/m.exec(output) ?? [];
      if (url !== undefined) answer(url);
    });
  });
  const url = await Promise.race([address, ended.then(() => '')]);
  return { url, process: child, errors: () => errors, output: () => output, ended };
}
export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/** Starts servers in each test of the surrounding `describe`, on one SQLite file, and ends them after it. */
export function serversForEach() {
  let running: ServerProcess[] = [];
  afterEach(async () => {
    for (const server of running) {
      server.process.kill('SIGKILL');
      await server.ended;
    }
    running = [];
  });
  const inFolder = folderForEach();
  return {
    inFolder,
    get databaseFile() {
      return inFolder('clinic.sqlite');
    },
    start: async (env?: NodeJS.ProcessEnv, command?: ServerCommand): Promise<ServerProcess> => {
      const server = await startServer(inFolder('.'), env, command);
      running.push(server);
      return server;
    },
  };
}
