import type { LaunchedServer } from '../launchServer';
import { bookingLoad } from './bookingLoad';
import { generateLoad } from './generateLoad';
import { median } from '../median';
import { startBare } from './startBare';
import { printTable, targetNote } from './table';

const PATH = '/ecocardiografie';
const [ROUNDS, SECONDS, CLIENTS] = [3, 3, 64];
/** Of the barest server's rate: alone, and while so many patients book without a pause. */
const TARGETS = [
  [0, 0.6],
  [8, 0.8],
] as const;

/**
 * Pages from this server against a bare node:http server that sends the same headers and bytes, also while this
 * one takes bookings, which leave less of the machine to both.
 */
export async function benchPages(server: LaunchedServer): Promise<void> {
  const bare = await startBare(server.url + PATH, 'br');
  const ports = { bare: bare.port, ours: Number(new URL(server.url).port) };
  const book = await bookingLoad(server);

  const nextRequest = () => `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\naccept-encoding: br\r\n\r\n`;
  const ask = async (side: keyof typeof ports, patients = 0, seconds = SECONDS): Promise<number> => {
    const booking = book(patients, seconds);
    const { perSecond } = await generateLoad({ port: ports[side], clients: CLIENTS, seconds, nextRequest });
    await booking;
    return perSecond;
  };
  await ask('bare', 0, 1);
  await ask('ours', 8, 1);
  for (const [patients, target] of TARGETS) {
    const rounds: Record<'bare' | 'ours', number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ bare: await ask('bare', patients), ours: await ask('ours', patients) });
    }
    const ratio = median(rounds.map((round) => round.ours / round.bare));
    printTable(`Pages, ${CLIENTS} clients${patients === 0 ? '' : `, while ${patients} patients book`}`, [
      { name: 'bare node:http, the same bytes', perSecond: median(rounds.map((round) => round.bare)) },
      {
        name: 'this server',
        perSecond: median(rounds.map((round) => round.ours)),
        ratio,
        note: targetNote(ratio, target),
      },
    ]);
  }
  bare.stop();
}
