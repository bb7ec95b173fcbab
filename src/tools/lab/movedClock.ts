import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Most milliseconds until a process notices that the clock was set. */
const READ_EVERY_MS = 20;

/** Returns code that runs in every thread of a process before its own code. */
const preload = (file: string): string => `
  import { readFileSync } from 'node:fs';
  const { now } = Date;
  let ahead = 0, readAt = -Infinity;
  const moved = () => {
    if (performance.now() - readAt > ${READ_EVERY_MS}) {
      readAt = performance.now();
      ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
    }
    return now() + ahead;
  };
  globalThis.Date = class extends Date {
    constructor(...given) {
      super(...(given.length === 0 ? [moved()] : given));
    }
    static now() {
      return moved();
    }
  };`;

/**
 * Creates a clock for several Node.js processes, which can be set while they run.
 * @param ahead ms ahead of the machine's clock; negative = behind it
 */
export async function movedClock(ahead = 0) {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-clock-'));
  const file = path.join(folder, 'ahead');
  /** @param ms ahead of the machine's clock; negative = behind it */
  const set = async (ms: number): Promise<void> => {
    // A process that read a half-written file would jump back.
    await writeFile(`${file}.next`, String(ms));
    await rename(`${file}.next`, file);
  };
  await set(ahead);
  return {
    /** Environment of the processes that use this clock. */
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload(file))}` },
    set,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
export type MovedClock = Awaited<ReturnType<typeof movedClock>>;
