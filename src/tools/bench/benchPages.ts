import type { LaunchedServer } from '../launchServer';
import { generateLoad } from './generateLoad';
import { median } from '../median';
import { startBare } from './startBare';
import { printTable, targetNote } from './table';

const PATH = '/ecocardiografie';
const [ROUNDS, SECONDS, CLIENTS] = [3, 3, 64];
const TARGET = 0.6;

/** Pages from this server against a bare node:http server that sends the same headers and bytes. */
export async function benchPages(server: LaunchedServer): Promise<void> {
  const bare = await startBare(server.url + PATH, 'br');
  const ports = { bare: bare.port, ours: Number(new URL(server.url).port) };

  const nextRequest = () => `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\naccept-encoding: br\r\n\r\n`;
  const ask = async (side: keyof typeof ports, seconds = SECONDS): Promise<number> =>
    (await generateLoad({ port: ports[side], clients: CLIENTS, seconds, nextRequest })).perSecond;
  await ask('bare', 1);
  await ask('ours', 1);
  const rounds: Record<'bare' | 'ours', number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ bare: await ask('bare'), ours: await ask('ours') });
  }
  bare.stop();

  const ratio = median(rounds.map((round) => round.ours / round.bare));
  printTable(`Pages, ${CLIENTS} clients`, [
    { name: 'bare node:http, the same bytes', perSecond: median(rounds.map((round) => round.bare)) },
    {
      name: 'this server',
      perSecond: median(rounds.map((round) => round.ours)),
      ratio,
      note: targetNote(ratio, TARGET),
    },
  ]);
}
