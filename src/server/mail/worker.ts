import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../domain/clock';
import { isNight, nextMorning } from '../../domain/offerHours';
import { CONFIRM_WITHIN } from '../booking/book';
import type { Config } from '../config/config';
import { iso } from '../db/iso';
import { reason } from '../errors/reason';
import { claim, settle, type ClaimedMail, type MailResult } from '../outbox/claim';
import { compose, type ComposeOptions } from './compose';
import { mailFailure, smtpSender } from './smtp';

const BATCH = 20;
/** Milliseconds; far longer than a batch takes. */
const LEASE = 600_000;
const LONGEST_PAUSE = 60_000;
/** How long the server's end waits for mails under way. */
const DRAIN = 5_000;

const MINUTE = 60_000;
const LONGEST_DELAY = 6 * 60 * MINUTE;
/** A mail that is deferred this often is given up: after about a day. */
const MOST_ATTEMPTS = 12;

/** Between half and all of it, so that many mails do not come back at once. */
const jittered = (delay: number): number => delay * (0.5 + Math.random() / 2);

/** Returns for how many ms a deferred mail waits: a minute at first, twice as long each time. */
const retryDelay = (attempts: number): number =>
  jittered(Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_DELAY));

export interface MailOptions extends ComposeOptions, Pick<Config, 'smtpUrl'> {
  readonly clock?: Clock;
  /** Milliseconds between two looks into an empty outbox. */
  readonly pollMs?: number;
  readonly log: { warn(facts: object, text: string): void };
}

export interface MailWorker {
  /** Takes no more mails, and gives those under way a moment. What they leave open another process takes up. */
  stop(): Promise<void>;
}

type Attempt = MailResult | { readonly kind: 'unreachable'; readonly error: string };

/** Takes mails out of the outbox and hands them to the mail server, until it is stopped. */
export function startMail(options: MailOptions): MailWorker {
  const { db, log, clock = Date.now, pollMs = 1_000 } = options;
  const sender = smtpSender(options.smtpUrl);
  const stopped = new AbortController();
  /** Rounds in a row in which mail server or database could not be reached. */
  let outages = 0;

  /** @returns how long to pause, in ms */
  function outage(what: string, error: string): number {
    outages += 1;
    if (outages === 1) log.warn({ error }, `${what} cannot be reached`);
    return jittered(Math.min(pollMs * 2 ** outages, LONGEST_PAUSE));
  }

  function later({ attempts }: ClaimedMail, error: string): MailResult {
    const now = clock();
    if (attempts >= MOST_ATTEMPTS) return { kind: 'failed', at: now, error };
    return { kind: 'postponed', dueAt: now + retryDelay(attempts), error };
  }

  async function record(mail: ClaimedMail, result: MailResult): Promise<void> {
    if (result.kind === 'sent' && mail.kind === 'booking.request')
      // However late it left, its reader has an hour.
      await db
        .updateTable('appointments')
        .set({ confirmUntil: iso(result.at + CONFIRM_WITHIN) })
        .where('id', '=', mail.appointmentId)
        .where('state', '=', 'pending')
        .execute();
    await settle(db, mail, result);
    if (result.kind === 'failed')
      log.warn({ mail: mail.id, kind: mail.kind, error: result.error }, 'a mail was given up');
  }

  async function trySend(mail: ClaimedMail, isBare = false): Promise<Attempt> {
    try {
      const composed = await compose(mail, options, clock(), isBare);
      if (composed === 'stale') return { kind: 'dropped', at: clock() };
      await sender.send(composed);
      return { kind: 'sent', at: clock() };
    } catch (failure) {
      const { kind, error } = mailFailure(failure);
      if (kind === 'unreachable') return { kind, error };
      if (kind === 'deferred') return later(mail, error);
      // It may be what a visitor typed that the server refused.
      if (mail.kind.endsWith('.notice') && !isBare) return trySend(mail, true);
      return { kind: 'failed', at: clock(), error };
    }
  }

  async function attempt(mail: ClaimedMail): Promise<Attempt> {
    const now = clock();
    const result: Attempt =
      mail.kind === 'waiting.offer' && isNight(now)
        ? { kind: 'released', dueAt: nextMorning(now) }
        : await trySend(mail);
    if (result.kind !== 'unreachable') await record(mail, result);
    return result;
  }

  /** @returns how long to wait before the next round, in ms */
  async function round(): Promise<number> {
    if (outages > 0 && !(await sender.isReachable())) return outage('the mail server', 'no answer');
    const now = clock();
    const mails = await claim(db, now, now + LEASE, BATCH);
    const attempts = await Promise.all(mails.map(async (mail) => ({ mail, result: await attempt(mail) })));
    const lost = attempts.flatMap(({ mail, result }) =>
      result.kind === 'unreachable' ? [{ mail, error: result.error }] : [],
    );
    // Whether a broken connection was the server's fault or the mail's, only the server can tell.
    const isOutage = lost.length > 0 && (stopped.signal.aborted || !(await sender.isReachable()));
    for (const { mail, error } of lost)
      await record(mail, isOutage ? { kind: 'released', error } : later(mail, error));
    if (isOutage) return outage('the mail server', lost[0]?.error ?? '');
    outages = 0;
    return mails.length === BATCH ? 0 : pollMs;
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const pause = await round().catch((error: unknown) => outage('the outbox', reason(error)));
      await wait(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async stop() {
      stopped.abort();
      await Promise.race([running, wait(DRAIN, undefined, { ref: false })]);
      sender.close();
      await running;
    },
  };
}
