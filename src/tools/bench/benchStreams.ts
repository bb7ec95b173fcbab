import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SLOT_EVENTS } from '../../domain/slotEvents';
import type { LaunchedServer } from '../launchServer';
import { memoryOf } from './memoryOf';
import { startBare } from './startBare';
import { verdictOf } from './table';

const STREAMS = 3_000;
const AT_ONCE = 100;
/** Milliseconds until a process has given back what it needed for a moment. */
const SETTLED = 5_000;
/** Memory of a stream as a multiple of that of the barest one. */
const TARGET = 1.5;

async function openStream(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${SLOT_EVENTS}?user_id=1 HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.includes('data: ')) break;
  }
  if (!text.startsWith('HTTP/1.1 200')) throw new Error('A stream was refused.');
  return socket;
}

/** Bytes of memory that each of thousands of open streams costs the server. */
async function costOfStream(port: number, processId: number): Promise<number> {
  // The first ones make the process grow for other reasons.
  const warmUp = await Promise.all(Array.from({ length: AT_ONCE }, () => openStream(port)));
  const before = await memoryOf(processId);
  const open: Socket[] = [];
  while (open.length < STREAMS) {
    open.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => openStream(port)))));
  }
  // Idle, so that what was needed to open them can be given back.
  await wait(SETTLED);
  const cost = ((await memoryOf(processId)) - before) / STREAMS;
  for (const socket of [...warmUp, ...open]) socket.destroy();
  return cost;
}

/** An open calendar's stream against the barest stream that node:http can hold. */
export async function benchStreams(server: LaunchedServer): Promise<void> {
  const bare = await startBare();
  const least = await costOfStream(bare.port, bare.processId);
  bare.stop();
  const ours = await costOfStream(Number(new URL(server.url).port), server.processId());

  const ratio = ours / least;
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB each`;
  console.log(`\nMemory of ${STREAMS} open streams`);
  console.log(`  bare node:http             ${kilobytes(least)}`);
  console.log(
    `  open calendars             ${kilobytes(ours)}  x ${ratio.toFixed(2)}  target ${TARGET}: ${verdictOf(ratio, TARGET)}`,
  );
}
