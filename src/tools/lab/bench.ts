import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CALLS } from '../../domain/contract';
import { openDatabase } from '../../server/db/open';
import { launchServer, type LaunchedServer } from '../launchServer';
import { attemptsInOrder, postBooking, type LabAttempt } from './calls';
import { fillHistory } from './fillHistory';
import { WITHOUT_LIMITS } from './servers';

const CLIENTS = 8;
const OLD_APPOINTMENTS = 1_000_000;
const SECONDS = 5;
/** More bookings than a server takes in that time, and few enough for the weeks that can be booked. */
const ATTEMPTS = 10_000;
/** The kernel counts CPU time in hundredths of a second. */
const TICK_MS = 10;
const ENCODING = { 'accept-encoding': 'br' };
/** Headers that node:http adds itself. */
const OWN_HEADERS = /^(?:date|connection|keep-alive|transfer-encoding)$/;

const file = (name: string): string => path.resolve('src/tools/lab', name);

/** A running server to measure. */
interface Target {
  readonly url: string;
  readonly processId: number;
}

/** Returns the CPU time of a process and its threads, in ms. */
function cpuTime(processId: number): number {
  const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${processId}/stat`, 'utf8')) ?? [];
  const [user = NaN, system = NaN] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

function memory(processId: number): string {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}

/** Runs wrk. Returns the requests a second, and the server's CPU ms for each. */
async function measure({ url, processId }: Target, seconds: number, attempts?: string) {
  const script = attempts === undefined ? [] : ['-s', file('booking.lua')];
  const headers = Object.entries(ENCODING).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = cpuTime(processId);
  const { stdout } = await promisify(execFile)(
    'wrk',
    ['-t1', `-c${CLIENTS}`, `-d${seconds}s`, ...headers, ...script, url],
    { env: { ...process.env, ATTEMPTS: attempts } },
  );
  const cpu = cpuTime(processId) - before;
  const failures = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (failures !== undefined) throw new Error(`${failures} requests to ${url} were refused.`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return {
    'requests a second': Math.round(Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1])),
    'CPU ms a request': Number((cpu / requests).toFixed(3)),
  };
}

/** Starts a bare node:http that answers every request with one address's headers and body. */
async function imitate(address: string) {
  const [answer] = (await once(get(address, { headers: ENCODING }), 'response')) as [IncomingMessage];
  const body = (await buffer(answer)).toString('base64');
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.test(name)),
  );
  const bare = spawn(process.execPath, [file('bareServer.mjs'), JSON.stringify({ headers, body })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(bare.stdout, 'data')) as [Buffer];
  const url = `http://127.0.0.1:${String(port).trim()}`;
  return { url, processId: bare.pid ?? NaN, stop: () => bare.kill() };
}

/** Writes the bookings for one run of wrk to a file and returns its name. */
async function writeAttempts(server: LaunchedServer, nextAttempt: () => LabAttempt): Promise<string> {
  const name = `${server.databaseFile}.attempts`;
  const attempts = Array.from({ length: ATTEMPTS }, nextAttempt);
  await writeFile(name, attempts.map(({ key, slotId, date }) => `${key} ${slotId} ${date}\n`).join(''));
  return name;
}

/**
 * `npm run lab -- bench`: measures pages, slot lists and bookings of the built server and of bare node:http. Needs a
 * machine without other load.
 */
export async function bench(): Promise<void> {
  const server = await launchServer('dist', WITHOUT_LIMITS);
  const rows: object[] = [];
  try {
    await wait(SECONDS * 1000);
    console.log(`Idle memory of the server: ${memory(server.processId())}`);
    const site = server.url.replace('localhost', '127.0.0.1');
    const nextAttempt = await attemptsInOrder(site);
    const measureBoth = async (what: string, address: string, attempts?: () => Promise<string>) => {
      const bare = await imitate(site + (attempts ? CALLS.services : address));
      const own = { url: site + address, processId: server.processId() };
      try {
        for (const [name, target] of Object.entries({ 'bare node:http': bare, 'this server': own }))
          // The first run warms up: new code is several times slower.
          for (const seconds of [2, SECONDS]) {
            const measured = await measure(target, seconds, await attempts?.());
            if (seconds === SECONDS) rows.push({ what, name, ...measured });
          }
      } finally {
        bare.stop();
      }
    };
    const measureAll = async (note: string): Promise<void> => {
      await measureBoth(`page${note}`, '/cardiologie');
      await measureBoth(`slot list${note}`, `${CALLS.slots}?user_id=2`);
      await measureBoth(`booking${note}`, CALLS.createAppointment, () => writeAttempts(server, nextAttempt));
    };
    await measureAll('');
    const model = await postBooking(site, nextAttempt());
    const { db, close } = await openDatabase(`file:${server.databaseFile}`, 'staff');
    await fillHistory(db, model.reference ?? '', OLD_APPOINTMENTS);
    await close();
    await measureAll(`, ${OLD_APPOINTMENTS} old appointments`);
    console.table(rows);
  } finally {
    await server.stop();
  }
}
