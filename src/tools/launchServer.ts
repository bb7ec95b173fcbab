import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { answersAt } from '../server/listen';
import { VARIABLES } from '../server/config/config';
import { SERVER_ENV } from './serverEnv';

/** The built server as a process of its own, with a data file of its own. */
export interface LaunchedServer {
  readonly url: string;
  readonly databaseFile: string;
  readonly processId: () => number;
  /** Ends the process without a chance to tidy up. */
  readonly kill: () => Promise<void>;
  /** Ends it as a deployment does. */
  readonly end: () => Promise<void>;
  /** Starts it again on the same port and the same data; from another build when it is named. */
  readonly restart: (otherBuild?: string) => Promise<void>;
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>;
}

type ServerChild = ChildProcessByStdio<null, Readable, null>;

/** A busy machine's, too. */
const START_SECONDS = 30;

/** Below the ports that systems hand to connections, of which one could take it before a server does. */
const PORTS = { first: 20_000, count: 12_000 };

export function isFreePort(port: number, host = '127.0.0.1'): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** A port of 127.0.0.1 on which nothing listens; by chance, so that two who ask at once get two. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    if (await isFreePort(port)) return port;
  }
}

/** Resolves by the server's own word: another one may answer at its address. */
function untilItAnswers(url: string, server: ServerChild): Promise<void> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => {
      server.kill('SIGKILL');
      reject(new Error(`The server did not answer at ${url} within ${START_SECONDS} s.`));
    }, START_SECONDS * 1000);
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line !== answersAt(url)) return;
      clearTimeout(deadline);
      resolve();
    });
    server.once('error', reject).once('close', (code, signal) => {
      clearTimeout(deadline);
      reject(new Error(`The server ended with ${signal ?? `code ${code}`}; its own words are above.`));
    });
  });
}

/** At another address than it was built for, a server would write the whole site anew at each start. */
async function builtFor(distFolder: string): Promise<string> {
  const description = await readFile(path.resolve(distFolder, 'site.json'), 'utf8');
  return (JSON.parse(description) as { readonly publicUrl: string }).publicUrl;
}

/** The settings of whoever starts it, like a mail server, are not this server's. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !VARIABLES.includes(name)));
}

/**
 * Starts the built server, with data of its own unless `env` names others.
 * @returns once it answers
 * @throws {Error} when it ends instead, or takes too long
 */
export async function launchServer(
  distFolder = 'dist',
  env: NodeJS.ProcessEnv = {},
): Promise<LaunchedServer> {
  const publicUrl = await builtFor(distFolder);
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-server-'));
  const databaseFile = path.join(folder, 'clinic.sqlite');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server: ServerChild;

  const start = async (build = distFolder): Promise<void> => {
    server = spawn(process.execPath, [path.resolve(build, 'server/main.js')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...withoutSettings(process.env),
        ...SERVER_ENV,
        PORT: String(port),
        PUBLIC_URL: publicUrl,
        DATABASE_URL: `file:${databaseFile}`,
        ...env,
      },
    });
    await untilItAnswers(url, server);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const closed = new Promise((resolve) => server.once('close', resolve));
    server.kill(signal);
    await closed;
  };

  await start().catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    url,
    databaseFile,
    processId: () => server.pid ?? NaN,
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    restart: start,
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
