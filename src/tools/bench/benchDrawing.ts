import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import { SAMPLE_SERVICE_IDS } from '../../content/sample/services';
import { drawInThread, type DrawRequest } from '../../prerender/drawInThread';
import { withSlots } from '../../prerender/slots';
import type { LaunchedServer } from '../launchServer';
import { median } from '../median';
import { memoryOf } from './memoryOf';
import { verdictOf } from './table';

const ROUNDS = 5;
/** Milliseconds of one core: all pages, and one that a specialty's price has changed. */
const [ALL_TARGET, PAGE_TARGET] = [1_500, 50];

/** Milliseconds until a process has drawn what it draws and given back what it needed for it. */
const SETTLED = 20_000;
/** Bytes. */
const MEMORY_TARGET = 160e6;

/** How long pages take that staff have changed. */
export async function benchDrawing(outputFolder: string): Promise<void> {
  const before = withSlots(SAMPLE_FACTS);
  const prices = before.prices.map((price) =>
    price.serviceId === SAMPLE_SERVICE_IDS.rheumatology ? { ...price, cost: 1 } : price,
  );
  const drawer = drawInThread(outputFolder);
  const timed = async (request: DrawRequest) => {
    const started = performance.now();
    const { changed } = await drawer.draw(request);
    return {
      ms: performance.now() - started,
      pages: changed.filter(([name]) => name.endsWith('.html')).length,
    };
  };
  const all: number[] = [];
  const each: number[] = [];
  await timed({ part: 'text', facts: before });
  for (let round = 0; round < ROUNDS; round += 1) {
    all.push((await timed({ part: 'text', facts: before })).ms);
    const { ms, pages } = await timed({ part: 'text', facts: { ...before, prices }, before });
    each.push(ms / pages);
  }
  drawer.stop();

  const [whole, page] = [median(all), median(each)];
  console.log('\nDrawing, in a thread of its own');
  console.log(
    `  all pages                  ${whole.toFixed(0)} ms  target ${ALL_TARGET}: ${verdictOf(whole, ALL_TARGET)}`,
  );
  console.log(
    `  a page of a specialty      ${page.toFixed(0)} ms  target ${PAGE_TARGET}: ${verdictOf(page, PAGE_TARGET)}`,
  );
}

/** What a process takes that nobody asks anything, as it started and with all pages and pictures drawn anew. */
export async function benchMemory(server: LaunchedServer, outputFolder: string): Promise<void> {
  console.log('\nMemory of an idle process');
  const show = async (when: string): Promise<void> => {
    await wait(SETTLED);
    const bytes = await memoryOf(server.processId());
    const target = `target ${MEMORY_TARGET / 1e6} MB: ${verdictOf(bytes, MEMORY_TARGET)}`;
    console.log(`  ${when.padEnd(26)} ${(bytes / 1e6).toFixed(0)} MB  ${target}`);
  };
  await show('started');
  const program = path.resolve(outputFolder, 'server/clinic.js');
  await promisify(execFile)(process.execPath, [program, 'profile', 'set', 'name', 'Clinica Nouă'], {
    env: { ...process.env, DATABASE_URL: `file:${server.databaseFile}` },
  });
  await show("the clinic's name changed");
}
