import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { attemptsInOrder, book, type Attempt } from '../../src/tools/lab/calls';
import { WITHOUT_LIMITS } from '../../src/tools/lab/servers';
import { launchServer, type LaunchedServer } from '../../src/tools/launchServer';

const CLIENTS = 4;
const LIVE = '/health/live';
const READY = '/health/ready';

let server: LaunchedServer;
let acknowledged: Map<string, Attempt>;
let statuses: number[];
let nextAttempt: () => Attempt;

beforeEach(async () => {
  server = await launchServer('dist', WITHOUT_LIMITS);
  acknowledged = new Map();
  statuses = [];
  nextAttempt = await attemptsInOrder(server.url);
});
afterEach(() => server.stop());

async function bookNext(message = ''): Promise<number> {
  const attempt = nextAttempt();
  const { status, reference } = await book(server.url, attempt, { message });
  statuses.push(status);
  if (reference !== undefined) acknowledged.set(reference, attempt);
  return status;
}

/** Books from several clients in parallel until a condition holds. */
async function bookUntil(isOver: () => boolean, message = () => ''): Promise<void> {
  const client = async (): Promise<void> => {
    while (!isOver()) await bookNext(message());
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

const refusals = (): number => statuses.filter((status) => status !== 200).length;

async function statusOf(path: string): Promise<number> {
  return (await fetch(server.url + path)).status;
}

/** Compares the acknowledged bookings with the file's content. */
function expectNothingLost(): void {
  const file = new DatabaseSync(server.databaseFile, { readOnly: true });
  const rows = file.prepare("select reference, slot_id || ' ' || date as time from appointments").all();
  expect(file.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  file.close();
  const stored = new Map(rows.map(({ reference, time }) => [reference, time]));
  const times = [...acknowledged].map(([reference, { slotId, date }]) => [reference, `${slotId} ${date}`]);
  expect([...stored]).toEqual(expect.arrayContaining(times));
  expect(new Set(stored.values()).size).toBe(stored.size);
}

const onLinux = process.platform === 'linux' ? it : it.skip;

// The kernel refuses every write beyond this size, as on a full disk.
onLinux('answers 503 where the disk has no room, loses nothing, and goes on when there is room', async () => {
  const allow = (size: string): void => {
    execFileSync('prlimit', ['--pid', String(server.processId()), `--fsize=${size}`]);
  };
  allow('1800000:');
  await bookUntil(
    () => refusals() >= 20,
    () => randomBytes(1000).toString('hex'),
  );
  expect([await statusOf('/'), await statusOf(READY)]).toEqual([200, 503]);
  allow('unlimited:');
  expect(await bookNext()).toBe(200);
  expect(acknowledged.size).toBeGreaterThan(20);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expectNothingLost();
});

test('the server confirms no booking while its file is missing, reports not ready and loses nothing', async () => {
  await bookUntil(() => acknowledged.size >= 20);
  await rename(server.databaseFile, `${server.databaseFile}.away`);
  const before = acknowledged.size;
  await bookUntil(() => refusals() >= 8);
  expect(acknowledged.size).toBe(before);
  // A result is kept for half a second.
  while ((await statusOf(READY)) !== 503) await wait(50);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  await rename(`${server.databaseFile}.away`, server.databaseFile);
  while ((await statusOf(READY)) !== 200) await wait(50);
  expect(await bookNext()).toBe(200);
  expectNothingLost();
});

test('the server serves pages while another program locks the file, and books or answers 503', async () => {
  const other = new DatabaseSync(server.databaseFile, { timeout: 10_000 });
  other.exec('begin immediate');
  let isLocked = true;
  const bookings = bookUntil(() => !isLocked);
  const answers: Promise<number>[] = [];
  for (let look = 0; look < 20; look += 1) {
    answers.push(statusOf(LIVE), statusOf('/cardiologie'));
    await wait(50);
  }
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(acknowledged.size).toBe(0);
  other.exec('commit');
  isLocked = false;
  other.close();
  await bookings;
  expect(await bookNext()).toBe(200);
  expect([200, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
  expectNothingLost();
});

test('the server answers a booking for a known address as it does for an unknown one', async () => {
  const answerFor = async (email: string) => {
    const { reference, link, ...rest } = await book(server.url, nextAttempt(), { email });
    return { ...rest, lengths: [reference?.length, link?.length] };
  };
  await book(server.url, nextAttempt(), { email: 'ana@pacient.example' });
  expect(await answerFor('ana@pacient.example')).toEqual(await answerFor('nimeni@pacient.example'));
});
