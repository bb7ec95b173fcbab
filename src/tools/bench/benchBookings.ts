import type { LaunchedServer } from '../launchServer';
import { openBareInserts } from './bareInserts';
import { bookingLoad } from './bookingLoad';
import { median } from '../median';
import { printTable, targetNote } from './table';

/** Clients, and the rate of bare inserts that they are to reach. */
const TARGETS = [
  [8, 0.4],
  [64, 0.5],
] as const;
const [ROUNDS, SECONDS] = [9, 1];
/** Until both are compiled as they will stay. */
const WARM_UP_SECONDS = 3;

/** Bookings over HTTP, each on the disk before its answer, against bare durable inserts. */
export async function benchBookings(server: LaunchedServer): Promise<void> {
  const book = await bookingLoad(server);
  const bare = await openBareInserts();
  await book(8, WARM_UP_SECONDS);
  bare.run(WARM_UP_SECONDS);
  const rounds: { bare: number; http: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const http: number[] = [];
    const least = bare.run(SECONDS);
    for (const [clients] of TARGETS) http.push(await book(clients, SECONDS));
    rounds.push({ bare: least, http });
  }
  await bare.close();

  printTable('Bookings, each on the disk before its answer', [
    { name: 'bare durable inserts in one process', perSecond: median(rounds.map((round) => round.bare)) },
    ...TARGETS.map(([clients, target], index) => {
      const ratio = median(rounds.map((round) => (round.http[index] ?? NaN) / round.bare));
      return {
        name: `this server over HTTP, ${clients} clients`,
        perSecond: median(rounds.map((round) => round.http[index] ?? NaN)),
        ratio,
        note: targetNote(ratio, target),
      };
    }),
  ]);
}
