import { CALLS } from '../../domain/contract';
import { launchServer } from '../launchServer';
import type { EngineUnderTest } from './engineUnderTest';
import { fillHistory } from './fillHistory';
import { generateLoad, type LoadResult } from './generateLoad';
import { median } from '../median';
import { startBare } from './startBare';
import { printTable, targetNote, verdictOf, type TableRow } from './table';

const HISTORY = 1_000_000;
const [ROUNDS, SECONDS, CLIENTS] = [5, 3, 8];
/** Of the barest server's rate, and what 99 of 100 visitors of an old clinic wait, as a multiple of a new one's. */
const TARGETS = { rate: 0.5, p99: 1.3 } as const;
const PATH = `${CALLS.slots}?user_id=2`;
const ENCODING = 'br';

const ask = (url: string, seconds = SECONDS): Promise<LoadResult> =>
  generateLoad({
    port: Number(new URL(url).port),
    clients: CLIENTS,
    seconds,
    nextRequest: () => `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\naccept-encoding: ${ENCODING}\r\n\r\n`,
  });

/** The slot list of a doctor comes from memory, and must not grow, nor slow down, with the years. */
export async function benchSlotLists(engine: EngineUnderTest, distFolder: string): Promise<void> {
  const [youngData, oldData] = [await engine.createData(), await engine.createData()];
  const young = await launchServer(distFolder, { DATABASE_URL: youngData.url });
  const old = await launchServer(distFolder, { DATABASE_URL: oldData.url });
  const bare = await startBare(young.url + PATH, ENCODING);
  try {
    await fillHistory(oldData.url, HISTORY);
    const urls = { bare: `http://127.0.0.1:${bare.port}`, young: young.url, old: old.url };
    for (const url of Object.values(urls)) await ask(url, 1);
    const rounds: Record<keyof typeof urls, LoadResult>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ bare: await ask(urls.bare), young: await ask(urls.young), old: await ask(urls.old) });
    }
    const row = (name: string, side: keyof typeof urls): TableRow => ({
      name,
      perSecond: median(rounds.map((round) => round[side].perSecond)),
      ratio: median(rounds.map((round) => round[side].perSecond / round.bare.perSecond)),
      note: `p99 ${median(rounds.map((round) => round[side].p99)).toFixed(1)} ms, ${rounds[0]?.[side].bytes} bytes`,
    });
    const judged = (measured: TableRow): TableRow => ({
      ...measured,
      note: `${measured.note}; ${targetNote(measured.ratio ?? NaN, TARGETS.rate)}`,
    });
    const slower = median(rounds.map((round) => round.old.p99 / round.young.p99));
    printTable(`Slot lists on ${engine.name}, ${CLIENTS} clients`, [
      row('bare node:http, the same bytes', 'bare'),
      judged(row('no appointment stored', 'young')),
      judged(row(`${HISTORY} appointments stored`, 'old')),
    ]);
    const verdict = verdictOf(slower, TARGETS.p99);
    console.log(`  p99 with the years: x ${slower.toFixed(2)}, target ${TARGETS.p99}: ${verdict}`);
  } finally {
    bare.stop();
    await Promise.all([young.stop(), old.stop()]);
    await Promise.all([youngData.remove(), oldData.remove()]);
  }
}
