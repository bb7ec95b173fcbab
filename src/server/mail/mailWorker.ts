import { setTimeout as wait } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import type { Clock } from '../../domain/clock';
import { isNight, nextMorning } from '../../domain/offerHours';
import {
  CONFIRMATIONS,
  FROM_VISITORS,
  TO_PATIENTS,
  type ClaimedMail,
  type MailResult,
  type OutboxStore,
} from '../database/ports/outboxStore';
import type { Config } from '../config/config';
import { reason } from '../errors/reason';
import { isStale } from './isStale';
import { mailFailure } from './mailFailure';
import { jittered, MOST_ATTEMPTS, retryDelay } from './retryDelay';
import type { MailSender } from './smtpSender';

const BATCH = 20;
/** Milliseconds; far longer than a batch takes. */
const LEASE = 600_000;
const LONGEST_PAUSE = 60_000;
/** How long the server's end waits for mails under way. */
const DRAIN = 5_000;

/** Milliseconds; mails that are held wait an hour before one looks whether it is their turn. */
const [HOUR, DAY] = [3_600_000, 86_400_000];
/** Mails to one patient's mailbox, and of one visitor's messages to the clinic: more than a family's. */
const MOST_IN_AN_HOUR = 20;

export interface MailWorkerOptions extends Pick<Config, 'confirmationsPerEmail'> {
  readonly outbox: OutboxStore;
  readonly sender: MailSender;
  readonly compose: (mail: ClaimedMail, now: number) => Promise<SendMailOptions>;
  readonly clock: Clock;
  /** Milliseconds between two looks into an empty outbox. */
  readonly pollMs?: number;
  readonly log: (facts: Readonly<Record<string, unknown>>, text: string) => void;
}

type Attempt = MailResult | { readonly kind: 'unreachable'; readonly error: string };

/** Takes mails out of the outbox and hands them to the mail server, until it is stopped. */
export class MailWorker {
  readonly #options: MailWorkerOptions;
  readonly #poll: number;
  readonly #stopped = new AbortController();
  #running: Promise<void> = Promise.resolve();
  /** Rounds in a row in which mail server or database could not be reached. */
  #outages = 0;

  constructor(options: MailWorkerOptions) {
    this.#options = options;
    this.#poll = options.pollMs ?? 1_000;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Takes no more mails, and gives those under way a moment. What they leave open another process takes up. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await Promise.race([this.#running, wait(DRAIN, undefined, { ref: false })]);
    this.#options.sender.close();
    await this.#running;
  }

  get #isStopped(): boolean {
    return this.#stopped.signal.aborted;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      const pause = await this.#round().catch((error: unknown) => this.#outage('the outbox', reason(error)));
      await wait(pause, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
    }
  }

  /** @returns how long to wait before the next round, in ms */
  async #round(): Promise<number> {
    const { outbox, sender, clock } = this.#options;
    if (this.#outages > 0 && !(await sender.isReachable()))
      return this.#outage('the mail server', 'no answer');
    const now = clock();
    const mails = await outbox.claim(now, now + LEASE, BATCH);
    const attempts = await Promise.all(
      mails.map(async (mail) => ({ mail, attempt: await this.#attempt(mail) })),
    );
    const lost = attempts.flatMap(({ mail, attempt }) =>
      attempt.kind === 'unreachable' ? [{ mail, error: attempt.error }] : [],
    );
    // Whether a broken connection was the server's fault or the mail's, only the server can tell.
    const isOutage = lost.length > 0 && (this.#isStopped || !(await sender.isReachable()));
    for (const { mail, error } of lost) {
      await this.#settle(mail, isOutage ? { kind: 'released', error } : this.#later(mail, error));
    }
    if (isOutage) return this.#outage('the mail server', lost[0]?.error ?? '');
    this.#outages = 0;
    return mails.length === BATCH ? 0 : this.#poll;
  }

  async #attempt(mail: ClaimedMail): Promise<Attempt> {
    const { sender, compose, clock } = this.#options;
    const attempt =
      (await this.#notNow(mail)) ??
      (await Promise.resolve()
        .then(async () => sender.send(await compose(mail, clock())))
        .then(
          (): Attempt => ({ kind: 'sent', at: clock() }),
          (failure: unknown) => this.#failed(mail, failure),
        ));
    if (attempt.kind !== 'unreachable') await this.#settle(mail, attempt);
    return attempt;
  }

  /** What becomes of a mail that is not to be sent, or not yet. */
  async #notNow(mail: ClaimedMail): Promise<MailResult | undefined> {
    const { outbox, clock, confirmationsPerEmail: most } = this.#options;
    const now = clock();
    if (isStale(mail, now)) return { kind: 'dropped', at: now };
    if ('offered' in mail && isNight(now)) return { kind: 'held', dueAt: nextMorning(now) };
    const limits = [
      { kinds: CONFIRMATIONS, most: most === 0 ? Infinity : most, since: now - DAY },
      { kinds: TO_PATIENTS, most: MOST_IN_AN_HOUR, since: now - HOUR },
      { kinds: FROM_VISITORS, most: MOST_IN_AN_HOUR, since: now - HOUR },
    ].filter(({ kinds }) => kinds.includes(mail.kind));
    for (const limit of limits) {
      const before = await outbox.countBefore(mail, limit.kinds, limit.since);
      if (before >= limit.most) return { kind: 'held', dueAt: now + HOUR };
    }
    return undefined;
  }

  #failed(mail: ClaimedMail, failure: unknown): Attempt {
    const { kind, error } = mailFailure(failure);
    if (kind === 'unreachable') return { kind, error };
    return kind === 'refused'
      ? { kind: 'failed', at: this.#options.clock(), error }
      : this.#later(mail, error);
  }

  #later({ attempts }: ClaimedMail, error: string): MailResult {
    const now = this.#options.clock();
    if (attempts >= MOST_ATTEMPTS) return { kind: 'failed', at: now, error };
    return { kind: 'postponed', dueAt: now + retryDelay(attempts), error };
  }

  async #settle(mail: ClaimedMail, result: MailResult): Promise<void> {
    const { outbox, log } = this.#options;
    await outbox.settle(mail, result);
    if (result.kind !== 'failed') return;
    log({ mail: mail.id, kind: mail.kind, error: result.error }, 'a mail was given up');
  }

  #outage(what: string, error: string): number {
    this.#outages += 1;
    if (this.#outages === 1) this.#options.log({ error }, `${what} cannot be reached`);
    return jittered(Math.min(this.#poll * 2 ** this.#outages, LONGEST_PAUSE));
  }
}
