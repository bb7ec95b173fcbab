import { statfs } from 'node:fs/promises';
import { clinicDateTime } from '../../../content/words/dates';
import { MAIL_STATUS_WORDS } from '../../../content/words/mailWords';
import { factLines } from '../../../content/words/text';
import { readProfile } from '../../clinic/readFacts';
import { readServices } from '../../clinic/timetable';
import { readConfig, sendsMail, withoutPassword, type Config } from '../../config/config';
import { backendUrl, hasOwnServer } from '../../../domain/backend';
import { VERSION } from '../../config/version';
import { DAY, MINUTE } from '../../../domain/durations';
import { iso, JOB_NAMES, type Db } from '../../db/schema';
import { appliedMigrations } from '../../db/migrate';
import { inTransaction } from '../../db/transaction';
import { reason } from '../../db/errors';
import { isJobWanted, readingBeforeJump, readRuns, recordRun } from '../../journal/jobRuns';
import { recordInJournal, WHOLE_CLINIC } from '../../journal/recordInJournal';
import { senderOf } from '../../mail/compose';
import { smtpTransport } from '../../mail/smtp';
import { HEALTH } from '../../operations/health';
import { findFailingMail, type ListedMail, MAIL_LATE_MS, outboxState } from '../../outbox/list';
import { Refusal } from '../../staff/refusal';
import { email } from '../../staff/rules';
import { sqliteFile } from '../../db/sqlite';
import { leaf, type Tree } from '../framework/command';
import { argument, YES } from '../framework/options';
import { confirm } from '../io/terminal';

const clock = leaf({
  about:
    'arată dacă ceasul a sărit cu peste 31 de zile; până confirmați că merge bine nu se șterge nimic vechi',
  fields: { yes: YES },
  work: async ({ db, at }, { yes }) => {
    const now = clinicDateTime(iso(at));
    const last = await readingBeforeJump(db, at);
    if (last === undefined) return { data: { now: iso(at), confirmed: false }, text: `Ceasul spune ${now}.` };
    await confirm(
      `Ceasul spune ${now}, iar ultima oară când l-a citit site-ul era ${clinicDateTime(last)}. Este bine acum?`,
      yes,
    );
    await inTransaction(db, async (tx) => {
      await recordRun(tx, 'clock', at);
      await recordInJournal(tx, 'staff', 'clock.confirmed', WHOLE_CLINIC);
    });
    return { data: { now: iso(at), last, confirmed: true }, text: `Ceasul este confirmat: ${now}.` };
  },
});

/** Milliseconds after which a job without success needs attention. */
const JOB_LATE_MS = 2 * DAY;
/** Milliseconds in which each job has run once after the site's first start. */
const FIRST_RUNS_MS = 10 * MINUTE;
/** Bytes of free disk below which it needs attention. */
const MIN_FREE_BYTES = 1e9;

/** The server's answer: a message if it is not ready. */
type Readiness = Partial<{ version: string; message: string; warnings: string[] }>;

/** Asks the running server whether it is ready. */
async function askServer({ host, port }: Config) {
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  try {
    const answer = await fetch(url + HEALTH.ready, { signal: AbortSignal.timeout(5_000) });
    if (!answer.ok) {
      // A proxy's own answer is no JSON.
      const { message = '' } = (await answer.json().catch(() => ({}))) as Readiness;
      const words = message === '' ? '' : `: „${message}”`;
      const warning = `Site-ul nu primește programări${words}. Cauza este în logul serverului.`;
      return { site: `nu este gata la ${url}`, warnings: [warning] };
    }
    const { version = '', warnings = [] } = (await answer.json()) as Readiness;
    return { site: `gata la ${url}, versiunea ${version}`, warnings };
  } catch {
    return { site: `nu răspunde la ${url}`, warnings: [`Site-ul nu răspunde la ${url} (HOST, PORT).`] };
  }
}

/** Returns why the mail server cannot be reached, or refuses the user; undefined if it answers, or none is set. */
async function mailProblem(config: Config): Promise<string | undefined> {
  if (!sendsMail(config)) return undefined;
  const server = smtpTransport(config.smtpUrl);
  return server
    .verify()
    .then(() => undefined, reason)
    .finally(() => server.close());
}

/** Returns what is free on the disk of the SQLite file; undefined with PostgreSQL. */
async function freeBytes({ databaseUrl }: Config): Promise<number | undefined> {
  const file = sqliteFile(databaseUrl);
  if (file === undefined) return undefined;
  const { bavail, bsize } = await statfs(file);
  return bavail * bsize;
}

/** Returns a mail's error with its state and time, as in the list of mails. */
const errorWords = ({ lastError, status, settledAt, dueAt }: ListedMail): string =>
  `${lastError} (${MAIL_STATUS_WORDS[status]}, ${clinicDateTime(settledAt ?? dueAt)})`;

/** Returns a size in gigabytes; '' for an unknown one. */
const gigabytes = (bytes: number | undefined): string =>
  bytes === undefined ? '' : `${(bytes / 1e9).toFixed(1).replace('.', ',')} GB`;

/** Reads what the status is made of. */
async function readState(db: Db, at: number, config: Config) {
  return {
    mail: await outboxState(db, at),
    jobs: await readRuns(db),
    free: await freeBytes(config),
    services: await readServices(db),
  };
}

type State = Awaited<ReturnType<typeof readState>>;

/** Returns what needs attention in the database and in the settings, a line each. */
function problemsOf({ mail, jobs, free, services }: State, at: number, config: Config): readonly string[] {
  const { oldestDueAt, failed } = mail;
  const since = (time: string | null) => (time === null ? 0 : at - Date.parse(time));
  const lastRuns = new Map(jobs.map(({ name, succeededAt }) => [name, succeededAt]));
  const wanted = JOB_NAMES.filter((name) => isJobWanted(name, config));
  const late = wanted.filter((name) => since(lastRuns.get(name) ?? null) > JOB_LATE_MS);
  // Right after the first start only some have run.
  const hasBegun = jobs.some(({ succeededAt }) => since(succeededAt) > FIRST_RUNS_MS);
  const neverDone = hasBegun ? wanted.filter((name) => !lastRuns.has(name)) : [];
  return [
    services.length === 0 &&
      'Nu se poate programa nimic: clinica nu are nicio specialitate (clinic services add).',
    hasOwnServer() &&
      since(oldestDueAt) > MAIL_LATE_MS &&
      `Poșta nu pleacă din ${clinicDateTime(oldestDueAt ?? '')}.`,
    failed > 0 && `E-mailuri eșuate: ${failed} (clinic outbox list --status failed).`,
    late.length > 0 && `Sarcini fără succes de două zile: ${late.join(', ')}.`,
    neverDone.length > 0 && `Sarcini care nu au reușit niciodată: ${neverDone.join(', ')}.`,
    hasOwnServer() &&
      config.daySheet !== '' &&
      config.smtpUrl === '' &&
      'E-mailul zilei (DAY_SHEET) nu se trimite: lipsește SMTP_URL.',
    (free ?? Infinity) < MIN_FREE_BYTES && `Pe disc mai sunt ${gigabytes(free)}.`,
  ].filter((problem) => problem !== false);
}

const status = leaf({
  about: 'arată cum merge site-ul; codul de ieșire este 1 dacă ceva cere atenție',
  work: async ({ db, at }) => {
    const config = readConfig(process.env);
    const { site, warnings } = await askServer(config);
    const unreachable = await mailProblem(config);
    const migrations = await appliedMigrations(db);
    const state = await readState(db, at, config);
    const { mail, jobs, free } = state;
    const failing = await findFailingMail(db);
    const jumpedFrom = await readingBeforeJump(db, at);
    const problems = [
      ...warnings,
      ...(unreachable === undefined
        ? []
        : [`Serverul de e-mail nu primește: ${unreachable}. Verificați SMTP_URL.`]),
      ...problemsOf(state, at, config),
    ];
    const jump = jumpedFrom === undefined ? '' : `, a sărit de la ${clinicDateTime(jumpedFrom)}`;
    const elsewhere = !hasOwnServer() && `programările se păstrează la ${backendUrl()}`;
    const text = factLines([
      ['Versiune', VERSION],
      ['Site', site],
      ['Date', withoutPassword(config.databaseUrl)],
      ['Tabele', migrations.join(', ')],
      ['Loc liber pe disc', gigabytes(free)],
      ['Poștă', sendsMail(config) ? 'se trimite' : `nu se trimite, ${elsewhere || 'SMTP_URL lipsește'}`],
      [
        'E-mailul zilei',
        config.daySheet === '' || elsewhere
          ? `oprit, ${elsewhere || 'DAY_SHEET lipsește'}`
          : `la ${config.daySheet}`,
      ],
      ['Ultimul e-mail trimis', mail.sentAt === null ? 'niciodată' : clinicDateTime(mail.sentAt)],
      ['E-mailuri care așteaptă', String(mail.waiting)],
      ['E-mailuri eșuate', String(mail.failed)],
      ['Ultima eroare de e-mail', failing === undefined ? '' : errorWords(failing)],
      ['Ceas', clinicDateTime(iso(at)) + jump],
      ...jobs.map(({ name, succeededAt }) => [`Sarcina ${name}`, clinicDateTime(succeededAt)] as const),
    ]);
    const data = { version: VERSION, site, migrations, mail, failing, jobs, free, jumpedFrom, problems };
    return { data, text, complaint: problems.join('\n') };
  },
});

const test = leaf({
  about: 'trimite acum un e-mail de probă, cu SMTP_URL și MAIL_FROM ale site-ului',
  fields: { to: argument('<adresă>', 'cui', email) },
  work: async ({ db }, { to }) => {
    const { smtpUrl, mailFrom } = readConfig(process.env);
    if (smtpUrl === '') throw new Refusal('SMTP_URL lipsește: site-ul nu trimite e-mailuri.');
    const from = senderOf(mailFrom, await readProfile(db));
    const server = smtpTransport(smtpUrl);
    try {
      const text = 'Site-ul poate trimite e-mailuri.';
      const { response } = await server.sendMail({ from, to, subject: 'E-mail de probă', text });
      return { data: { from, to, response }, text: `Serverul de e-mail a primit mesajul: ${response}` };
    } catch (error) {
      throw new Refusal(`E-mailul nu a plecat: ${reason(error)}. Verificați SMTP_URL și MAIL_FROM.`);
    } finally {
      server.close();
    }
  },
});

export const operations = {
  clock,
  status,
  mail: { about: 'poșta site-ului', commands: { test } },
} satisfies Tree;
