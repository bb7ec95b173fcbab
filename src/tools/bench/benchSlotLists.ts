import { CALLS } from '../../domain/contract';
import { launchServer, type LaunchedServer } from '../launchServer';
import type { EngineUnderTest } from './engineUnderTest';
import { fillHistory } from './fillHistory';
import { generateLoad, type LoadResult } from './generateLoad';
import { median } from '../median';
import { printTable } from './table';

const HISTORY = 1_000_000;
const [ROUNDS, SECONDS, CLIENTS] = [5, 3, 8];
/** What 99 of 100 visitors of an old clinic wait, as a multiple of what they wait at a new one. */
const TARGET = 1.3;
const PATH = `${CALLS.slots}?user_id=2`;

const ask = ({ url }: LaunchedServer, seconds = SECONDS): Promise<LoadResult> =>
  generateLoad({
    port: Number(new URL(url).port),
    clients: CLIENTS,
    seconds,
    nextRequest: () => `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  });

/** The slot list of a doctor must not grow, nor slow down, with the years. */
export async function benchSlotLists(engine: EngineUnderTest, distFolder: string): Promise<void> {
  const [youngData, oldData] = [await engine.createData(), await engine.createData()];
  const young = await launchServer(distFolder, { DATABASE_URL: youngData.url });
  const old = await launchServer(distFolder, { DATABASE_URL: oldData.url });
  try {
    await fillHistory(oldData.url, HISTORY);
    await ask(young, 1);
    await ask(old, 1);
    const rounds: Record<'young' | 'old', LoadResult>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ young: await ask(young), old: await ask(old) });
    }
    const note = (side: 'young' | 'old'): string =>
      `p99 ${median(rounds.map((round) => round[side].p99)).toFixed(1)} ms, ${rounds[0]?.[side].bytes} bytes`;
    const slower = median(rounds.map((round) => round.old.p99 / round.young.p99));
    const verdict = `p99 x ${slower.toFixed(2)}, target ${TARGET}: ${slower <= TARGET ? 'met' : 'MISSED'}`;
    printTable(`Slot lists on ${engine.name}, ${CLIENTS} clients`, [
      {
        name: 'no appointment stored',
        perSecond: median(rounds.map((round) => round.young.perSecond)),
        note: note('young'),
      },
      {
        name: `${HISTORY} appointments stored`,
        perSecond: median(rounds.map((round) => round.old.perSecond)),
        ratio: median(rounds.map((round) => round.old.perSecond / round.young.perSecond)),
        note: `${note('old')}; ${verdict}`,
      },
    ]);
  } finally {
    await Promise.all([young.stop(), old.stop()]);
    await Promise.all([youngData.remove(), oldData.remove()]);
  }
}
