import { CALLS } from '../../domain/contract';
import type { LaunchedServer } from '../launchServer';
import { fillHistory } from './fillHistory';
import { generateLoad, type LoadResult } from './generateLoad';
import { median } from './median';
import { printTable } from './table';

const HISTORY = 100_000;
const [ROUNDS, SECONDS, CLIENTS] = [3, 3, 16];
const PATH = `${CALLS.slots}?user_id=2`;

/** The slot list of a doctor must not grow, nor slow down, with the years. */
export async function benchSlotLists(young: LaunchedServer, old: LaunchedServer): Promise<void> {
  fillHistory(old.databaseFile, HISTORY);
  const ask = ({ url }: LaunchedServer, seconds = SECONDS): Promise<LoadResult> =>
    generateLoad({
      port: Number(new URL(url).port),
      clients: CLIENTS,
      seconds,
      nextRequest: () => `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    });
  await ask(young, 1);
  await ask(old, 1);
  const rounds: Record<'young' | 'old', LoadResult>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ young: await ask(young), old: await ask(old) });
  }
  const bytes = (side: 'young' | 'old') => `${rounds[0]?.[side].bytes} bytes`;
  printTable(`Slot lists, ${CLIENTS} clients`, [
    {
      name: 'no appointment stored',
      perSecond: median(rounds.map((round) => round.young.perSecond)),
      note: bytes('young'),
    },
    {
      name: `${HISTORY} appointments stored`,
      perSecond: median(rounds.map((round) => round.old.perSecond)),
      ratio: median(rounds.map((round) => round.old.perSecond / round.young.perSecond)),
      note: bytes('old'),
    },
  ]);
}
