import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
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

/**
 * Waits until a new process prints a line; what it prints afterwards is passed over.
 * @throws {Error} if it ends without the line, or does not print it within 30 s, when it is killed
 */
export async function untilItPrints(
  wanted: string,
  what: string,
  started: ChildProcess,
  output: Readable,
): Promise<void> {
  const ended = once(started, 'close');
  const lines = createInterface({ input: output, signal: AbortSignal.timeout(START_SECONDS * 1000) });
  let isPrinted = false;
  for await (const line of lines) {
    isPrinted = line.includes(wanted);
    if (isPrinted) break;
  }
  lines.close();
  output.resume();
  if (isPrinted) return;
  started.kill('SIGKILL');
  const [code, signal] = (await ended) as [number | null, string | null];
  throw new Error(`${what} ended with ${signal ?? `code ${code}`} before it printed "${wanted}".`);
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
    // A request could be answered by another process at this port.
    await untilItPrints(`answers at ${url}`, 'The server', server, server.stdout);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'close');
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
