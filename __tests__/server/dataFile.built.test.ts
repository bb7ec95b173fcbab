import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { attemptsInOrder, postBooking } from '../../src/tools/lab/calls';
import { WITHOUT_LIMITS } from '../../src/tools/lab/servers';
import { launchServer, type LaunchedServer } from '../../src/tools/launchServer';

const CLIENTS = 4;

let server: LaunchedServer | undefined;
afterEach(() => server?.stop());

const onLinux = process.platform === 'linux' ? test : test.skip;

// The kernel refuses every write beyond this size, as on a full disk.
onLinux('a full disk is answered with 503, loses nothing, and ends when there is room', async () => {
  server = await launchServer('dist', WITHOUT_LIMITS);
  const { url, databaseFile, processId } = server;
  const nextAttempt = await attemptsInOrder(url);
  const allow = (size: string): void => {
    execFileSync('prlimit', ['--pid', String(processId()), `--fsize=${size}`]);
  };
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  const acknowledged: string[] = [];
  const refused: number[] = [];
  const bookNext = async (): Promise<void> => {
    const attempt = nextAttempt();
    const message = randomBytes(1000).toString('hex');
    const { status, reference } = await postBooking(url, attempt, { message });
    if (reference === undefined) refused.push(status);
    else acknowledged.push(`${reference} ${attempt.slotId} ${attempt.date}`);
  };
  const client = async (): Promise<void> => {
    while (refused.length < 20) await bookNext();
  };
  allow('1800000:');
  await Promise.all(Array.from({ length: CLIENTS }, client));
  expect(new Set(refused)).toEqual(new Set([503]));
  expect(acknowledged.length).toBeGreaterThan(10);
  expect([await statusOf('/'), await statusOf('/health/ready')]).toEqual([200, 503]);
  allow('unlimited:');
  const before = acknowledged.length;
  await bookNext();
  expect(acknowledged).toHaveLength(before + 1);

  const file = new DatabaseSync(databaseFile, { readOnly: true });
  const rows = file.prepare("select reference || ' ' || slot_id || ' ' || date as booked from appointments");
  const stored = rows.all().map(({ booked }) => booked);
  expect(file.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  file.close();
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
});
