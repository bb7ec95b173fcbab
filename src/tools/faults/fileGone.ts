import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { HEALTH } from '../../server/operations/healthRoutes';
import { readSqlite } from '../bench/sqliteUnderTest';
import { book, countStatuses, freeAttempts, type Attempt } from './booking';
import { withServers } from './clinicServers';
import { verdict, type Fault } from './fault';
import { compare } from './patients';

const [CLIENTS, BEFORE, AFTER] = [8, 200, 20];

export const fileGone: Fault = {
  name: "the database's file is removed under the running server",
  promise: 'no booking is acknowledged from then on, nothing acknowledged is lost, /health/ready says it',
  run: async (engine) => {
    if (engine.name !== 'SQLite') return undefined;
    return withServers(engine, 1, async ([server], data) => {
      const url = server?.url ?? '';
      const file = data.url.replace('file:', '');
      const nextAttempt = await freeAttempts(url);
      const acknowledged = new Map<string, Attempt>();
      const statuses: number[] = [];
      let refusals = 0;
      const client = async (): Promise<void> => {
        while (refusals < AFTER) {
          const attempt = nextAttempt();
          const { status, reference } = await book(url, attempt);
          statuses.push(status);
          if (reference === undefined) refusals += 1;
          else acknowledged.set(reference, attempt);
          if (acknowledged.size === BEFORE) await rm(file, { force: true });
          if (acknowledged.size > 2 * BEFORE) refusals = AFTER;
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
      const ready = await fetch(url + HEALTH.ready);
      const folder = path.dirname(file);
      const [copy] = (await readdir(folder)).filter((name) => name.includes('.saved-'));
      const saved = copy === undefined ? [] : readSqlite(path.join(folder, copy)).appointments();
      const { lost, doubled } = compare(acknowledged, saved);
      return verdict(
        refusals >= AFTER &&
          lost + doubled === 0 &&
          ready.status === 503 &&
          statuses.every((status) => status === 200 || status === 503),
        `${countStatuses(statuses)}; ready ${ready.status}; ${lost} lost, ${doubled} doubled in the saved copy`,
      );
    });
  },
};
