import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { TEXT_LIMITS } from '../../domain/validation';
import type { LaunchedServer } from '../launchServer';
import { book, countStatuses, freeAttempts, type Attempt } from './booking';
import { withServers } from './clinicServers';
import type { ClinicData } from '../bench/engineUnderTest';
import { verdict, type Fault } from './fault';
import { compare } from './patients';

const execute = promisify(execFile);

/** A new PostgreSQL database takes 8 MB by itself. */
const SIZES = { SQLite: 3, PostgreSQL: 9 } as const;
const [CLIENTS, MOST_BOOKINGS, REFUSALS] = [8, 20_000, 200];

/** A small disk of its own, which only root on Linux can make. */
async function smallDisk(megabytes: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-disk-'));
  const mount = (options: string): Promise<unknown> =>
    execute('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  try {
    await mount(`size=${megabytes}m`);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    enlarge: () => mount(`remount,size=${megabytes * 4}m`),
    remove: async () => {
      // Lazily: the reader of SQLite files lets go of them only when it is collected.
      await execute('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}

export const diskFull: Fault = {
  name: 'the disk of the data is full, then has room again',
  promise: 'a clear error, nothing acknowledged is lost, no damage, and it goes on',
  run: async (engine) => {
    const disk = await smallDisk(SIZES[engine.name]);
    if (disk === undefined) return { outcome: 'not tried', measured: 'a small disk needs root on Linux' };
    const { folder } = disk;
    const trial = async ([server]: readonly LaunchedServer[], data: ClinicData) => {
      const url = server?.url ?? '';
      const nextAttempt = await freeAttempts(url);
      const acknowledged = new Map<string, Attempt>();
      const statuses: number[] = [];
      let refused = 0;
      const bookOne = async (): Promise<number> => {
        const attempt = nextAttempt();
        // Random, because a database may compress what it stores.
        const message = randomBytes(TEXT_LIMITS.message / 2).toString('hex');
        const { status, reference } = await book(url, attempt, message);
        statuses.push(status);
        if (reference !== undefined) acknowledged.set(reference, attempt);
        return status;
      };
      const fill = async (): Promise<void> => {
        while (refused < REFUSALS && statuses.length < MOST_BOOKINGS) {
          if ((await bookOne()) !== 200) refused += 1;
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, fill));
      const pages = await fetch(url);
      await disk.enlarge();
      const after = await bookOne();
      const { lost, doubled } = compare(acknowledged, await data.appointments());
      const integrity = await data.integrity();
      return verdict(
        refused >= REFUSALS &&
          statuses.every((status) => status === 200 || status === 503) &&
          pages.ok &&
          after === 200 &&
          lost + doubled === 0 &&
          integrity === 'ok',
        `${countStatuses(statuses)}; pages answered ${pages.status}; with room again ${after}; ${lost} lost, ${doubled} doubled, data ${integrity}`,
      );
    };
    try {
      return await withServers(engine, 1, trial, { folder });
    } finally {
      await disk.remove();
    }
  },
};
