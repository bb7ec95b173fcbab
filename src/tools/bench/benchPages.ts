import type { LaunchedServer } from '../launchServer';
import { bookingLoad } from './bookingLoad';
import { generateLoad } from './generateLoad';
import { median } from '../median';
import { startBare } from './startBare';
import { printTable, targetNote } from './table';

const PATH = '/ecocardiografie';
/** Many short rounds: what else the machine does lasts for seconds, and must not meet one side alone. */
const [ROUNDS, SECONDS, CLIENTS] = [15, 1, 64];
/** Of the barest server's rate, also while it takes bookings. */
const TARGET = 0.8;
/** Bookings in a second, by so many patients. */
const BOOKINGS = { most: 100, patients: 8 };

/** Pages from this server against a bare node:http server that sends the same headers and bytes, and while it takes bookings. */
export async function benchPages(server: LaunchedServer): Promise<void> {
  const bare = await startBare(server.url + PATH, 'br');
  const ours = Number(new URL(server.url).port);
  const book = await bookingLoad(server);

  const nextRequest = () => `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\naccept-encoding: br\r\n\r\n`;
  const ask = async (port: number): Promise<number> =>
    (await generateLoad({ port, clients: CLIENTS, seconds: SECONDS, nextRequest })).perSecond;
  const askWhileBooking = async (): Promise<number> => {
    const booking = book(BOOKINGS.patients, SECONDS, BOOKINGS.most);
    const [perSecond] = await Promise.all([ask(ours), booking]);
    return perSecond;
  };
  await ask(bare.port);
  await askWhileBooking();
  const rounds: Record<'bare' | 'ours' | 'booking', number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ bare: await ask(bare.port), ours: await ask(ours), booking: await askWhileBooking() });
  bare.stop();

  const rate = (side: keyof (typeof rounds)[number]): number => median(rounds.map((round) => round[side]));
  const row = (side: 'ours' | 'booking', name: string) => {
    const ratio = median(rounds.map((round) => round[side] / round.bare));
    return { name, perSecond: rate(side), ratio, note: targetNote(ratio, TARGET) };
  };
  printTable(`Pages, ${CLIENTS} clients`, [
    { name: 'bare node:http, the same bytes', perSecond: rate('bare') },
    row('ours', 'this server'),
    row('booking', `this server, while ${BOOKINGS.most} patients book a second`),
  ]);
}
