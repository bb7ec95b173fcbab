import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The built server as a process of its own, with a data file of its own. */
export interface LaunchedServer {
  readonly url: string;
  readonly databaseFile: string;
  readonly processId: () => number;
  /** Ends the process without a chance to tidy up. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and the same data. */
  readonly restart: () => Promise<void>;
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>;
}

/** Below the ports that systems hand to connections, of which one could take it before a server does. */
const PORTS = { first: 20_000, count: 12_000 };

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A port of 127.0.0.1 on which nothing listens; by chance, so that two who ask at once get two. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    if (await isFree(port)) return port;
  }
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`The server ended with ${server.signalCode ?? `code ${server.exitCode}`}.`);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function launchServer(
  distFolder = 'dist',
  env: NodeJS.ProcessEnv = {},
): Promise<LaunchedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-server-'));
  const databaseFile = path.join(folder, 'clinic.sqlite');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server: ChildProcess;

  const start = async (): Promise<void> => {
    server = spawn(process.execPath, [path.resolve(distFolder, 'server/main.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
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
    restart: start,
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
