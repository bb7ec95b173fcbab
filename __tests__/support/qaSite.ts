import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { QA_BUILD } from '../../src/tools/qaBuild';
import { run } from '../../src/tools/run';

const LOCK = path.resolve('node_modules/.cache/qa-build.pid');

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits until no other test file builds. */
async function lock(): Promise<void> {
  await mkdir(path.dirname(LOCK), { recursive: true });
  for (;;) {
    const taken = await writeFile(LOCK, String(process.pid), { flag: 'wx' }).then(
      () => false,
      () => true,
    );
    if (!taken) return;
    const holder = Number(await readFile(LOCK, 'utf8').catch(() => process.pid));
    if (isAlive(holder)) await sleep(200);
    else await rm(LOCK, { force: true });
  }
}

/**
 * Builds the site with the QA panel, unless it stands there already. In a process of its own: webpack's cache
 * cannot be read outside of the test runner that wrote it.
 * @returns the folder of the build
 */
export async function buildQaSite(): Promise<string> {
  const tsx = ['--import', 'tsx', path.resolve('src/tools/buildQa.ts')];
  await lock();
  try {
    if ((await run(process.execPath, tsx)) !== 0) throw new Error('The QA build failed.');
  } finally {
    await rm(LOCK, { force: true });
  }
  return QA_BUILD.outputFolder;
}
