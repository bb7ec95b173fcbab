import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How long a process may go by the clock as it was before, in ms. */
const NOTICED_AFTER = 20;

/** Runs in every thread of a process before its own code. */
const preload = (file: string): string => `
  import { readFileSync } from 'node:fs';
  const { now } = Date;
  let wrongBy = 0, lookedAt = 0;
  Date.now = () => {
    const tick = performance.now();
    if (tick - lookedAt > ${NOTICED_AFTER}) {
      lookedAt = tick;
      wrongBy = Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
    }
    return now() + wrongBy;
  };`;

export interface WrongClock {
  /** What a process needs in its environment. */
  readonly env: NodeJS.ProcessEnv;
  /** @param wrongBy ms from now on */
  readonly jump: (wrongBy: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** One clock for several processes of Node, that can be set wrong while they run. */
export async function wrongClock(): Promise<WrongClock> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-clock-'));
  const file = path.join(folder, 'wrong-by');
  const jump = (wrongBy: number): Promise<void> => writeFile(file, String(wrongBy));
  await jump(0);
  const module = `data:text/javascript,${encodeURIComponent(preload(file))}`;
  return {
    env: { NODE_OPTIONS: `--import=${module}` },
    jump,
    end: () => rm(folder, { recursive: true, force: true }),
  };
}
