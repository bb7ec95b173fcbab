import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays } from '../../../domain/calendarDate';
import { clinicInstant, clinicTimeAt } from '../../../domain/clock';

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
  /** @param wrongBy ms from now on, beside what it is ahead */
  readonly jump: (wrongBy: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** What a clock is ahead, in ms, that shows ten in the morning: at night the clinic mails no offers. */
export const untilMorning = (): number =>
  clinicInstant({ date: addDays(clinicTimeAt(Date.now()).date, 1), time: '10:00' }) - Date.now();

/**
 * One clock for several processes of Node, that can be set wrong while they run.
 * @param ahead ms from the beginning on
 */
export async function wrongClock(ahead = 0): Promise<WrongClock> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-clock-'));
  const file = path.join(folder, 'wrong-by');
  const jump = (wrongBy: number): Promise<void> => writeFile(file, String(ahead + wrongBy));
  await jump(0);
  const module = `data:text/javascript,${encodeURIComponent(preload(file))}`;
  return {
    env: { NODE_OPTIONS: `--import=${module}` },
    jump,
    end: () => rm(folder, { recursive: true, force: true }),
  };
}
