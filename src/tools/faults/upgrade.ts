import { setTimeout as wait } from 'node:timers/promises';
import { PATHS } from '../../content/paths';
import { CALLS, type WireSlots } from '../../domain/contract';
import { askJson } from '../bench/askJson';
import type { ClinicData } from '../bench/engineUnderTest';
import { freePort, type LaunchedServer } from '../launchServer';
import { countStatuses, DOCTOR } from './booking';
import { withServers } from './clinicServers';
import { verdict, type Fault, type Verdict } from './fault';
import { mailSettings, MAILS_EACH, openMailServer, untilDelivered, type AcceptedMail } from './mailServer';
import { compare, sendPatients } from './patients';
import { buildVersion, versionBefore } from './versionBefore';

const PATIENTS = 4;
/** Bookings before the upgrade, between two processes of it, and after. */
const BETWEEN = 200;
/** Milliseconds within which a process lists what the others have stored. */
const NEWS_MS = 5_000;
/** One link of so many is opened. */
const OPENED = 10;
const LINK = new RegExp(`${PATHS.booking}/[\\w-]{40,}`);
const FINE: readonly number[] = [0, 200, 503];

/** Somebody who looks at each process's free times without a pause. @returns how to end it, and what was answered */
function watch(servers: readonly LaunchedServer[]): () => Promise<readonly number[]> {
  const statuses: number[] = [];
  let isOver = false;
  const look = async (): Promise<void> => {
    while (!isOver)
      for (const { url } of servers) {
        const answer = await fetch(`${url}${CALLS.slots}?user_id=${DOCTOR}`).catch(() => undefined);
        const isHasty = answer?.status === 503 && !answer.headers.has('retry-after');
        statuses.push(isHasty ? 500 : (answer?.status ?? 0));
        await answer?.text().catch(() => undefined);
        await wait(50);
      }
  };
  const looking = look();
  return async () => {
    isOver = true;
    await looking;
    return statuses;
  };
}

/** How many processes do not list what is stored. */
async function wrongLists(servers: readonly LaunchedServer[], data: ClinicData): Promise<number> {
  const stored = (await data.appointments()).map(({ slotId, date }) => `${slotId} ${date}`).sort();
  const isWrong = async ({ url }: LaunchedServer): Promise<boolean> => {
    const slots = await askJson<WireSlots>(`${url}${CALLS.slots}?user_id=${DOCTOR}`);
    const listed = slots.flatMap(({ slot, appointments }) =>
      appointments.map(({ date }) => `${slot.id} ${date}`),
    );
    return listed.sort().join() !== stored.join();
  };
  const began = performance.now();
  for (;;) {
    const wrong = (await Promise.all(servers.map(isWrong))).filter(Boolean).length;
    if (wrong === 0 || performance.now() - began > NEWS_MS) return wrong;
    await wait(100);
  }
}

/** How many mails to patients lead nowhere. */
async function deadLinks(mails: readonly AcceptedMail[], url: string): Promise<number> {
  const links = mails
    .filter(({ to }) => to.some((address) => address.endsWith('@pacient.example')))
    .map(({ raw }) => LINK.exec(raw.replaceAll('=\r\n', ''))?.[0]);
  let dead = 0;
  for (const [index, link] of links.entries())
    if (link === undefined || (index % OPENED === 0 && !(await fetch(url + link)).ok)) dead += 1;
  return dead;
}

async function upgradeAll(
  servers: readonly LaunchedServer[],
  data: ClinicData,
  mailPort: number,
): Promise<Verdict> {
  const mail = await openMailServer(mailPort);
  try {
    const patients = await sendPatients(servers, PATIENTS);
    const stopWatching = watch(servers);
    for (const server of servers) {
      await patients.untilMore(BETWEEN);
      await server.end();
      await server.restart('dist');
    }
    await patients.untilMore(BETWEEN);
    await patients.goHome();
    const looks = await stopWatching();
    const { lost, doubled } = compare(patients.acknowledged, await data.appointments());
    const wrong = await wrongLists(servers, data);
    const expected = patients.acknowledged.size * MAILS_EACH;
    const { missing, twice } = await untilDelivered(mail, expected);
    const dead = await deadLinks(mail.accepted, servers[0]?.url ?? '');
    const hasty = patients.withoutRetryAfter();
    return verdict(
      lost + doubled + wrong + missing + twice + dead + hasty === 0 &&
        [...patients.statuses, ...looks].every((status) => FINE.includes(status)),
      `booking ${countStatuses(patients.statuses)}, reading ${countStatuses(looks)}; ${lost} lost, ${doubled} doubled, ${hasty} × 503 without Retry-After, ${wrong} wrong lists; of ${expected} mails ${missing} missing, ${twice} twice, ${dead} without a good link`,
    );
  } finally {
    await mail.close();
  }
}

export const upgrade: Fault = {
  name: 'the version before is replaced under load, process by process',
  promise: 'nothing is lost or doubled, nobody is answered worse than 503 with Retry-After',
  isOnlyByName: true,
  run: async (engine, { from }) => {
    const commit = from ?? (await versionBefore());
    if (commit === undefined)
      return { outcome: 'not tried', measured: 'the git history holds no version before; see --from' };
    const port = await freePort();
    const surroundings = { env: mailSettings(port), build: await buildVersion(commit) };
    const processes = engine.name === 'SQLite' ? 1 : 2;
    return withServers(engine, processes, (servers, data) => upgradeAll(servers, data, port), surroundings);
  },
};
