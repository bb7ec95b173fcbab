import type { FastifyRequest } from 'fastify';
import { REFUSALS } from '../../content/refusals';
import { readProfile } from '../clinic/readFacts';
import type { Config } from '../config/config';
import { lockOne } from '../db/transaction';
import { HOUR } from '../../domain/durations';
import { iso, type BudgetUse, type Db } from '../db/schema';
import { Problem } from '../errors/problem';
import { addressOf, countedAddresses, isSurge, networkOf, recordUse, SITE, usesOfDay } from '../limits/uses';

/**
 * Checks and records one use of a daily budget, in the transaction that stores the request.
 * @returns `confirm` if a booking takes effect only once it is confirmed from the mailbox
 * @throws {Problem} 429 if the budget is used up
 */
export type Budget = (tx: Db, use: BudgetUse, now: number) => Promise<'free' | 'confirm'>;

/** Budget without limits, for staff and for the reception's addresses. */
export const UNLIMITED: Budget = () => Promise.resolve('free');

interface BudgetOptions extends Config {
  /** Makes a keyed digest, so that no address is stored. */
  readonly links: { digest(text: string): string };
}

const MESSAGES_PER_HOUR = 5;
/** Lost links, and waiting-list entries, in a day: many patients may share an address, and mailboxes have their own limits. */
const MAILED_PER_DAY = 20;
/** Number of clients' budgets that a network has. */
const CLIENTS = 4;

type Use = Awaited<ReturnType<typeof usesOfDay>>[number];

/** @param clients number of clients whose budget it is */
function allowanceOf(
  kind: BudgetUse,
  uses: readonly Use[],
  clients: number,
  now: number,
  { bookingsPerDay, messagesPerDay, smtpUrl }: BudgetOptions,
): 'free' | 'confirm' | 'refused' {
  const isOver = (max: number, counted = uses): boolean => max > 0 && counted.length >= max * clients;
  if (kind === 'booking') {
    const taken = uses.filter((use) => use.kind === 'booking');
    if (!isOver(bookingsPerDay, taken)) return 'free';
    // A pending booking could not be confirmed without a mail server.
    return smtpUrl === '' ? 'refused' : 'confirm';
  }
  if (kind !== 'message') return isOver(MAILED_PER_DAY) ? 'refused' : 'free';
  const ofHour = uses.filter(({ at }) => at > iso(now - HOUR));
  const isOverAny = isOver(messagesPerDay) || (messagesPerDay > 0 && isOver(MESSAGES_PER_HOUR, ofHour));
  return isOverAny ? 'refused' : 'free';
}

/** Returns whether no further booking may wait for its confirmation, of an address's or a network's uses. */
function isPendingOver(
  uses: readonly Use[],
  clients: number,
  { bookingsPerDay, pendingPerDay }: BudgetOptions,
): boolean {
  const counted = bookingsPerDay > 0 ? uses : uses.filter(({ kind }) => kind === 'pending');
  return pendingPerDay > 0 && counted.length >= (bookingsPerDay + pendingPerDay) * clients;
}

/** Returns the 429 answer for an address that has used up its budget. */
export async function overBudget(db: Db): Promise<Problem> {
  const { phone } = await readProfile(db);
  return new Problem(429, REFUSALS.overBudget(phone), { 'retry-after': '3600' });
}

/** Returns the daily budget of the address that sent a request, and of the network around it. */
export function budgetOf(request: Pick<FastifyRequest, 'ip' | 'ips'>, options: BudgetOptions): Budget {
  const address = addressOf(request);
  if (countedAddresses(options.receptionAddresses).has(address)) return UNLIMITED;
  const client = options.links.digest(address);
  const network = options.links.digest(networkOf(address));
  return async (tx, kind, now) => {
    await lockOne(tx, 'limit', client, network);
    const kinds = kind === 'booking' ? ([kind, 'pending'] as const) : [kind];
    const uses = await usesOfDay(tx, kinds, [client, network, SITE], now);
    const usesBy = (counted: string) => uses.filter((use) => use.counted === counted);
    const budgets = [
      [usesBy(client), 1],
      [usesBy(network), CLIENTS],
    ] as const;
    const allowances = budgets.map(([own, clients]) => allowanceOf(kind, own, clients, now, options));
    if (allowances.includes('refused')) throw await overBudget(tx);
    const isSurging =
      kind === 'booking' && options.smtpUrl !== '' && (await isSurge(tx, usesBy(SITE).length, options));
    if (isSurging || allowances.includes('confirm')) {
      if (budgets.some(([own, clients]) => isPendingOver(own, clients, options))) throw await overBudget(tx);
      await recordUse(tx, 'pending', [client, network], now);
      return 'confirm';
    }
    await recordUse(tx, kind, [client, network, ...(kind === 'booking' ? [SITE] : [])], now);
    return 'free';
  };
}
