import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIRM_FIELD, WAITING_FIELDS, LEAVE_FIELD } from '../../../src/content/pages/waiting';
import { LOST_LINK_PATH, WAITING_PATH } from '../../../src/content/paths';
import { subscriptionPath } from '../../../src/content/paths';
import { entryPath, patientPaths } from '../../../src/content/patientPaths';
import { addDays } from '../../../src/domain/calendarDate';
import { clinicInstant } from '../../../src/domain/clock';
import { CALLS } from '../../../src/domain/contract';
import { addCalendar } from '../../../src/server/agenda/calendars';
import { readConfig } from '../../../src/server/config/config';
import { openDatabase } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { startJobs } from '../../../src/server/jobs';
import { readRuns } from '../../../src/server/journal/jobRuns';
import { startMailWorker } from '../../../src/server/mail/worker';
import { startDailySummary } from '../../../src/server/operations/dailySummary';
import { outboxState } from '../../../src/server/outbox/list';
import { queueLinkMails } from '../../../src/server/patient/lostLink';
import { fillHistory } from '../../../src/tools/lab/fillHistory';
import { TO_CONFIRM, tryToBook } from '../support/booking';
import type { TestDatabase } from '../support/engineDatabase';
import { injectCall, injectForm } from '../support/forms';
import { startMailServer } from '../support/mailServer';
import { recordStatements, type Statement } from '../support/recordStatements';
import { wireAppointment, wireContactRequest, MONDAY, TODAY } from '../support/sampleRequests';
import { PICTURE, staffHarness, type StaffHarness } from '../support/staffHarness';
import { openTestClinic } from '../support/testClinic';
import { until } from '../support/until';
import { writeFile } from 'node:fs/promises';

/** Tables that grow for as long as the clinic works. */
export const GROWING = ['appointments', 'outbox', 'journal', 'contact_requests', 'limit_uses'];

/** Old appointments, with three mails each: several times as many as a statement may read. */
const OLD = 5_000;

const NOON = clinicInstant({ date: TODAY, time: '12:00' });
const SERVER = '/src/server/';
const STRANGER = { remoteAddress: '198.51.100.7' };

/** Files whose statements read everything, or run on an empty database. */
const WHOLE = /^(?:transfer\/|db\/migrations\/|clinic\/sample)/;

/** Returns the functions of the server that led to a statement, as `file function`; the nearest first. */
const pathOf = ({ stack }: Statement): readonly string[] =>
  [...stack.matchAll(/at (?:async )?(\S+) \((.*):\d+:\d+\)/g)]
    .filter(([, , file = '']) => file.includes(SERVER))
    .map(([, work, file = '']) => `${file.split(SERVER)[1]} ${work}`);

/** Returns the function that sent a statement, and those that called it. */
const nameOf = (statement: Statement): string =>
  pathOf(statement)
    .filter((one) => !one.startsWith('db/'))
    .slice(0, 3)
    .join(' < ');

/** Opens each page, sends each form, runs each job and sends each kind of mail. */
async function openPages(url: string): Promise<void> {
  const database = await openDatabase(url);
  const mailServer = await startMailServer();
  const config = {
    smtpUrl: mailServer.url,
    retentionDays: 36_500,
    metricsToken: 'visible-characters',
    daySheet: '07:00',
  };
  const clinic = await openTestClinic({ database, clock: () => NOON, ...config });
  const { app, db, links } = clinic;
  const site = { ...readConfig({}), ...config, db, links, clock: () => NOON };
  const get = (address: string) =>
    app.inject({ url: address, headers: { authorization: `Bearer ${config.metricsToken}` } });
  let day = 0;
  const booked = async (
    options: Parameters<typeof tryToBook>[2] = {},
  ): Promise<ReturnType<typeof patientPaths>> => {
    day += 7;
    const asked = { date: addDays(MONDAY, day), email: `p${day}@exemplu.example` };
    await tryToBook(db, asked, { now: NOON, confirmationsPerEmail: 10, ...options });
    const newest = db.selectFrom('appointments').select('reference').orderBy('id', 'desc').limit(1);
    return patientPaths(links.tokenFor((await newest.executeTakeFirstOrThrow()).reference));
  };
  const ticked = { [WAITING_FIELDS.day]: '0', [WAITING_FIELDS.part]: '1' };

  for (const call of [CALLS.services, CALLS.doctors, `${CALLS.vacations}?id=1`, `${CALLS.slots}?user_id=1`])
    await get(call);
  for (const page of ['/', '/health/ready', '/metrics', '/doctors/portret.png']) await get(page);
  for (const form of [1, 2]) {
    const value = { ...wireAppointment, date: MONDAY };
    await injectCall(app, 'createAppointment', value, { headers: { 'idempotency-key': 'one' } });
    const message = { ...wireContactRequest, subject: `${form}` };
    const headers = { 'idempotency-key': 'two' };
    await injectCall(app, 'contactRequest', message, { ...STRANGER, headers });
  }
  const later = { ...wireAppointment, date: MONDAY, user_appointment_id: 2 };
  await injectCall(app, 'createAppointment', later, STRANGER);
  await injectForm(app, '/programare', { medical_field_id: '1', user_id: '1' });
  const kept = await booked();
  const moved = await booked();
  const cancelled = await booked();
  const pending = await booked({ budget: TO_CONFIRM });
  for (const page of [kept.page, kept.calendar, kept.data, kept.move, kept.earlier]) await get(page);
  await injectForm(app, kept.earlier, ticked);
  await get(kept.page);
  await injectForm(app, moved.move, { ora: `2 ${addDays(MONDAY, 14)}`, mutari: '0' });
  await injectForm(app, cancelled.page);
  await injectForm(app, cancelled.forget);
  await injectForm(app, pending.confirm);
  await injectForm(app, LOST_LINK_PATH, { email: 'p7@exemplu.example' }, STRANGER);
  await queueLinkMails(db, 'p7@exemplu.example', NOON, { confirmationsPerEmail: 10 });
  for (const email of ['x@exemplu.example', 'y@exemplu.example'])
    await injectForm(app, `${WAITING_PATH}?serviciu=1&medic=1`, { ...ticked, [WAITING_FIELDS.email]: email });
  const entries = await db
    .selectFrom('waiting')
    .select('reference')
    .where('appointmentId', 'is', null)
    .execute();
  for (const { reference } of entries) {
    const confirmPage = entryPath(links.tokenFor(reference));
    await get(confirmPage);
    await injectForm(app, confirmPage, { [CONFIRM_FIELD.name]: CONFIRM_FIELD.value });
  }
  await injectForm(app, entryPath(links.tokenFor(entries[0]?.reference ?? '')), {
    [LEAVE_FIELD.name]: LEAVE_FIELD.value,
  });
  // Frees a time that both patients and people without an appointment wait for.
  await injectForm(app, (await booked()).page);

  for (const doctorId of [1, null])
    await get(subscriptionPath(links.tokenFor((await addCalendar(db, doctorId, true, NOON)).reference)));

  const logDay = startDailySummary(app, app.log, db);
  await logDay();
  const stopJobs = startJobs(site, jest.fn(), () => get('/health/ready'), logDay);
  await until(async () => (await readRuns(db)).length === 10);
  await stopJobs();
  const stopMail = startMailWorker({ ...site, log: { warn: jest.fn() }, pollMs: 20 });
  await until(async () => (await outboxState(db, NOON)).oldestDueAt === null);
  await stopMail();
  await clinic.close();
  await mailServer.close();
}

/** Runs the staff's commands. */
async function work({ clinic, inFolder, book: store }: StaffHarness): Promise<void> {
  const run = async (line: string): Promise<void> => {
    const { code, errors } = await clinic(line);
    if (code !== 0) throw new Error(`${line}: ${errors}`);
  };
  await writeFile(inFolder('portrait.png'), PICTURE);
  const date = addDays(MONDAY, 140);
  const one = await store({ date });
  const two = await store({ date, slotId: 2 });
  for (const list of ['services', 'doctors', 'slots', 'vacations', 'closures', 'prices'])
    await run(`${list} list`);
  await run('services add Alergologie');
  await run(`doctors change 1 --portrait ${inFolder('portrait.png')}`);
  await run('slots add --doctor 3 --day vineri --from 09:00 --to 10:00');
  await run(`slots block 1 --date ${addDays(MONDAY, 210)} --reason x`);
  await run('slots blocks');
  await run(`slots unblock 1 --date ${addDays(MONDAY, 210)}`);
  await run('slots remove 3 --yes');
  await run(`vacations add --doctor 2 --from ${MONDAY}`);
  await run(`closures add --from ${addDays(MONDAY, 1)} --name Liber`);
  await run('profile set city Oradea');
  await run(`facts export ${inFolder('facts.json')}`);
  await run(`facts import ${inFolder('facts.json')} --dry-run`);
  await run(`appointments add --doctor 1 --when prima --first-name Ana --last-name Pop --phone 0700000000`);
  for (const list of ['list', 'list --search pop', 'day', `show ${one}`]) await run(`appointments ${list}`);
  await run(`appointments move ${one} --when prima --yes`);
  await run(`appointments cancel ${two} --yes`);
  await run(`appointments cancel --since azi --dry-run`.replace('azi', '"01.01.2001 09:00"'));
  for (const list of ['outbox list', 'outbox list --status failed', 'waiting', 'contact-requests list'])
    await run(list);
  await run(`appointments cancel --doctor 1 --date ${addDays(MONDAY, 280)} --reason x --yes`);
  await run('outbox retry --all');
  await run('links renew --yes');
  for (const list of ['journal', `journal --reference ${one}`, 'person --email ana@exemplu.example'])
    await run(list);
  for (const line of ['doctors remove 3 --yes', 'calendars list', 'calendars remove 1 --yes', 'clock'])
    await run(line);
  await run('purge --older-than 36000 --yes');
  await run(`forget --reference ${two} --yes`);
}

/** Returns the server's files whose code sends statements. */
function sendingFiles(): readonly string[] {
  const folder = join('src', 'server');
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => /\.execute(?:TakeFirst(?:OrThrow)?)?\(/.test(readFileSync(join(folder, name), 'utf8')))
    .filter((name) => !WHOLE.test(name));
}

/**
 * The promise that no statement becomes slower with the years, on each storage engine.
 * @param explain returns a function that returns what a statement reads too much of; empty if it finds its rows by an
 * index
 */
export function describeStatements(
  name: string,
  prepare: () => Promise<TestDatabase>,
  explain: (db: Db) => Promise<(statement: Statement) => Promise<readonly string[]>>,
): void {
  describe(`the statements in ${name}`, () => {
    const staff = staffHarness(prepare);

    it('read no table that grows from end to end', async () => {
      const model = await staff.book();
      await staff.onData((db) => fillHistory(db, model, OLD));
      const { stackTraceLimit } = Error;
      Error.stackTraceLimit = 60;
      const statements = recordStatements();
      await openPages(staff.url);
      await work(staff);
      jest.restoreAllMocks();
      Error.stackTraceLimit = stackTraceLimit;

      const sent = new Map(
        statements
          .filter(({ text }) => /^\s*(?:select|update|delete)\b/i.test(text))
          .filter((statement) => !pathOf(statement).some((one) => WHOLE.test(one)))
          .map((statement) => [statement.text, statement]),
      );
      const found = await staff.onData(async (db) => {
        const slow: string[] = [];
        const readsMuch = await explain(db);
        for (const statement of sent.values())
          for (const read of await readsMuch(statement))
            slow.push(`${read}: ${nameOf(statement)}: ${statement.text}`);
        return slow;
      });
      expect(found).toEqual([]);
      const named = new Set(statements.flatMap(pathOf).map((one) => one.split(' ')[0]));
      expect(sendingFiles().filter((file) => !named.has(file))).toEqual([]);
    });
  });
}
