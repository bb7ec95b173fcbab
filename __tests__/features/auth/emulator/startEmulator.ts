import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../../../src/tools/launchServer';

declare global {
  // Passes the process from Jest's set-up to its tear-down.
  var authEmulator: ChildProcess | undefined;
}

const HERE = path.resolve('__tests__/features/auth/emulator');

/**
 * Installs the emulator if it is missing and starts it once for all tests that need it. They read its host and port
 * from FIREBASE_AUTH_EMULATOR_HOST and wait until it answers.
 */
export default async function startEmulator(): Promise<void> {
  const install = ['src/tools/install.mjs', HERE, '--ignore-scripts'];
  if (spawnSync(process.execPath, install, { stdio: 'inherit' }).status !== 0)
    throw new Error('The tests of signing in need the emulator; the lines above say why it is missing.');
  const port = await freePort();
  globalThis.authEmulator = spawn(process.execPath, [path.join(HERE, 'serve.cjs'), String(port)], {
    stdio: ['pipe', 'ignore', 'inherit'],
    // Hides deprecation warnings of its dependencies.
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${port}`;
}
