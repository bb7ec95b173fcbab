import { CALLS, type WireSlots } from '../../domain/contract';
import { clinicTimeAt } from '../../domain/clock';
import type { LaunchedServer } from '../launchServer';
import { askJson } from './askJson';
import { openBareInserts } from './bareInserts';
import { bookingRequests } from './bookingRequests';
import { generateLoad } from './generateLoad';
import { median } from '../median';
import { printTable, targetNote } from './table';

const DOCTOR = 1;
const CLIENTS = [8, 64] as const;
const [ROUNDS, SECONDS] = [3, 3];
const TARGET = 0.4;
/** More than any run sends: requests are prepared before the clock runs. */
const PREPARED_PER_SECOND = 15_000;

/** Bookings over HTTP, each on the disk before its answer, against bare durable inserts. */
export async function benchBookings(server: LaunchedServer): Promise<void> {
  const slots = await askJson<WireSlots>(`${server.url}${CALLS.slots}?user_id=${DOCTOR}`);
  const makeRequest = bookingRequests(DOCTOR, slots, clinicTimeAt(Date.now()).date);
  const book = async (clients: number, seconds: number): Promise<number> => {
    const requests = Array.from({ length: seconds * PREPARED_PER_SECOND }, makeRequest);
    const load = await generateLoad({
      port: Number(new URL(server.url).port),
      clients,
      seconds,
      nextRequest: () => requests.pop() ?? makeRequest(),
    });
    if (load.failures > 0) throw new Error(`${load.failures} bookings were refused.`);
    return load.perSecond;
  };

  const bare = await openBareInserts();
  await book(8, 1);
  bare.run(1);
  const rounds: { bare: number; http: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ bare: bare.run(SECONDS), http: [await book(8, SECONDS), await book(64, SECONDS)] });
  }
  await bare.close();

  printTable('Bookings, each on the disk before its answer', [
    { name: 'bare durable inserts in one process', perSecond: median(rounds.map((round) => round.bare)) },
    ...CLIENTS.map((clients, index) => {
      const ratio = median(rounds.map((round) => (round.http[index] ?? NaN) / round.bare));
      return {
        name: `this server over HTTP, ${clients} clients`,
        perSecond: median(rounds.map((round) => round.http[index] ?? NaN)),
        ratio,
        note: targetNote(ratio, TARGET),
      };
    }),
  ]);
}
