import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts the barest server as a process of its own; what it takes stands there. */
export async function startBare(...args: readonly string[]) {
  const entry = join(__dirname, 'bareServer.ts');
  const bare = spawn(process.execPath, ['--import', 'tsx', entry, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(bare.stdout, 'data')) as [Buffer];
  return { port: Number(port), processId: bare.pid ?? NaN, stop: () => bare.kill() };
}
