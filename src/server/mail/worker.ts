import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../domain/clock';
import { CONFIRM_WITHIN_MS } from '../booking/pending';
import { sendsMail, type Config } from '../config/config';
import { HOUR, MINUTE } from '../../domain/durations';
import { iso, type Db } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { reason } from '../db/errors';
import { claim, settle, type ClaimedMail, type MailResult } from '../outbox/claim';
import { compose } from './compose';
import type { MailSite } from './load';
import { mailFailure, MAX_CONNECTIONS, smtpTransport } from './smtp';
import { isNotice } from '../../domain/mailKinds';

/** Most milliseconds for sending one mail: longer than the mail server may take for one answer. */
const SEND_TIMEOUT_MS = 15 * MINUTE;
/** Milliseconds of a lease, longer than sending takes. */
const LEASE_MS = 20 * MINUTE;
const MAX_PAUSE_MS = MINUTE;
/** Milliseconds that a stopping server waits for mails being sent. */
const DRAIN_MS = 5_000;

const MAX_DELAY_MS = 6 * HOUR;
/** Number of attempts after which a mail is given up, about a day after the first. */
const MAX_ATTEMPTS = 12;

interface MailOptions extends MailSite, Pick<Config, 'smtpUrl'> {
  readonly clock?: Clock;
  /** Milliseconds between two reads of an empty outbox. */
  readonly pollMs?: number;
  readonly log: { warn(facts: object, text: string): void };
}

/** Postpones a mail by a minute at first, then twice as long each time; gives it up after the last attempt. */
function later({ attempts }: ClaimedMail, at: number, error: string): MailResult {
  if (attempts >= MAX_ATTEMPTS) return { status: 'failed', at, error };
  return { status: 'waiting', at: at + Math.min(MINUTE * 2 ** (attempts - 1), MAX_DELAY_MS), error };
}

interface Sender extends MailSite {
  readonly mailServer: ReturnType<typeof smtpTransport>;
  readonly clock: Clock;
  readonly onLostConnection: () => void;
}

async function trySend(mail: ClaimedMail, sender: Sender, isBare = false): Promise<MailResult> {
  const { mailServer, clock, onLostConnection } = sender;
  try {
    const composed = await compose(mail, sender, clock(), isBare);
    if (composed === undefined) return { status: 'dropped', at: clock() };
    await mailServer.sendMail({ ...composed, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
    return { status: 'sent', at: clock() };
  } catch (failure) {
    const { kind, error } = mailFailure(failure);
    if (kind === 'lost') onLostConnection();
    if (kind !== 'refused') return later(mail, clock(), error);
    // The server may have refused the visitor's input: sends the mail without it.
    if (isNotice(mail.kind) && !isBare) return trySend(mail, sender, true);
    return { status: 'failed', at: clock(), error };
  }
}

async function record(db: Db, mail: ClaimedMail, result: MailResult): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (result.status === 'sent' && mail.kind === 'booking.request')
      // The patient has an hour from now, however late the mail was sent.
      await tx
        .updateTable('appointments')
        .set({ confirmUntil: iso(result.at + CONFIRM_WITHIN_MS) })
        .where('id', '=', mail.appointmentId)
        .where('state', '=', 'pending')
        .execute();
    await settle(tx, mail, result);
  });
}

/**
 * Starts sending the outbox, if the settings want that.
 * @returns a function that stops it: mails being sent get 5 s; others are claimed again once their lease ends
 */
export function startMailWorker(options: MailOptions): () => Promise<void> {
  if (!sendsMail(options)) return () => Promise.resolve();
  const { db, log, clock = Date.now, pollMs = 1_000 } = options;
  const mailServer = smtpTransport(options.smtpUrl);
  const { host } = new URL(options.smtpUrl);
  const stopped = new AbortController();
  /** Number of consecutive rounds in which the mail server or the database was unreachable. */
  let outages = 0;
  /** Mails being sent, by id. A slow one takes one place and delays no others. */
  const taken = new Map<number, Promise<void>>();
  /** True at the start and after a lost connection: the mail server must answer before mails are claimed. */
  let isInDoubt = true;
  const onLostConnection = (): void => {
    isInDoubt = true;
  };
  const pauseFor = (ms: number) => wait(ms, undefined, { signal: stopped.signal }).catch(() => undefined);

  /** @returns the pause in ms */
  function outage(what: string, error: string): number {
    outages += 1;
    if (outages === 1) log.warn({ error }, `${what} cannot be reached`);
    return Math.min(pollMs * 2 ** outages, MAX_PAUSE_MS);
  }

  /** Sends a mail and records the result, again and again while the database is away: otherwise it is sent twice. */
  async function handle(mail: ClaimedMail): Promise<void> {
    const result = await trySend(mail, { ...options, mailServer, clock, onLostConnection });
    const tryRecord = () =>
      record(db, mail, result).catch((error: unknown) => outage('the outbox', reason(error)));
    let pause = await tryRecord();
    while (pause !== undefined) {
      if (stopped.signal.aborted || clock() >= Date.parse(mail.leasedUntil ?? '')) return;
      await pauseFor(pause);
      pause = await tryRecord();
    }
    if (result.status === 'failed')
      log.warn({ mail: mail.id, kind: mail.kind, error: result.error }, 'a mail was given up');
  }

  /** Claims due mails and starts sending them. Returns the pause before the next round in ms. */
  async function sendDue(): Promise<number> {
    if (isInDoubt) {
      const problem = await mailServer.verify().then(() => undefined, mailFailure);
      if (problem !== undefined) return outage(`the mail server ${host}`, problem.error);
      isInDoubt = false;
    }
    const now = clock();
    const free = MAX_CONNECTIONS - taken.size;
    // A mail that was queued again while it is being sent must not arrive before its first sending.
    const mails = await claim(db, now, now + LEASE_MS, free, [...taken.keys()]);
    for (const mail of mails)
      taken.set(
        mail.id,
        handle(mail).finally(() => taken.delete(mail.id)),
      );
    outages = 0;
    if (mails.length < free) return pollMs;
    await Promise.race(taken.values());
    return 0;
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted)
      await pauseFor(await sendDue().catch((error: unknown) => outage('the outbox', reason(error))));
    await Promise.all(taken.values());
  }

  const running = run();
  const untilDrained = () => Promise.race([running, wait(DRAIN_MS, undefined, { ref: false })]);
  return async () => {
    stopped.abort();
    await untilDrained();
    mailServer.close({ force: true });
    // Records the mails that were cut off; a mail server that is only being asked is not waited for.
    await untilDrained();
  };
}
