import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const START_SECONDS = 30;

/** Ports below those of outgoing connections, one of which could take a port first. */
const PORTS = { first: 20_000, count: 12_000 };

export function isFreePort(port: number, host = '127.0.0.1'): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Returns a free port of 127.0.0.1. It is random, so that concurrent callers get different ones. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    if (await isFreePort(port)) return port;
  }
}

/** Waits for the line that the server prints; a request could be answered by another process at this port. */
function untilItAnswers(url: string, server: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => {
      server.kill('SIGKILL');
      reject(new Error(`The server did not answer at ${url} within ${START_SECONDS} s.`));
    }, START_SECONDS * 1000);
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (!line.endsWith(`answers at ${url}`)) return;
      clearTimeout(deadline);
      resolve();
    });
    server.once('error', reject).once('close', (code, signal) => {
      clearTimeout(deadline);
      reject(new Error(`The server ended with ${signal ?? `code ${code}`}; its own words are above.`));
    });
  });
}

/**
 * Starts the built server in a process of its own, with a database of its own unless `env` names another.
 * @param env its settings; those of this process are not passed on
 * @throws {Error} if it ends instead of answering, or takes longer than 30 s
 */
export async function launchServer(distFolder = 'dist', env: NodeJS.ProcessEnv = {}) {
  const program = path.resolve(distFolder, 'server/main.js');
  if (!existsSync(program))
    throw new Error(`${program} is missing: run \`npm run build\`, for dist-qa with \`-- --qa\`.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-server-'));
  const databaseFile = path.join(folder, 'clinic.sqlite');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server: ChildProcessByStdio<null, Readable, null>;

  const start = async (): Promise<void> => {
    server = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_URL: url,
        // Tests and tools send more than a visitor may.
        RECEPTION_ADDRESSES: '127.0.0.1,::1',
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
    /** Kills the process without a chance to clean up. */
    kill: () => end('SIGKILL'),
    /** Ends the process with SIGTERM, as a deployment does. */
    end: () => end('SIGTERM'),
    /** Starts it again with the same port and data. */
    restart: start,
    /** Ends the process and removes its data. */
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type LaunchedServer = Awaited<ReturnType<typeof launchServer>>;
