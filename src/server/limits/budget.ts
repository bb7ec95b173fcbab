import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { lockOne } from '../db/dialect';
import { DAY, HOUR, iso } from '../db/iso';
import type { AddressUse, Db } from '../db/schema';
import { writing } from '../db/transaction';
import { addressOf, countedAddresses } from './address';

/** Result of a budget check: accepted, accepted once confirmed from the mailbox, or refused. */
export type Allowance = 'free' | 'confirm' | 'refused';

/** Checks and records one use of an address's daily budget, in the transaction that stores the request. */
export type Budget = (tx: Db, use: AddressUse, now: number) => Promise<Allowance>;

/** Budget without limits, for staff and for the reception's addresses. */
export const UNLIMITED: Budget = () => Promise.resolve('free');

interface BudgetOptions extends Config {
  /** Makes a keyed digest, so that no address is stored. */
  readonly links: { digest(text: string): string };
}

const MESSAGES_PER_HOUR = 5;
const LOST_LINKS_PER_DAY = 3;
const PLACES_PER_DAY = 1;

/**
 * @param ofDay uses within 24 hours
 * @param ofHour those within the last hour
 */
function allowanceOf(use: AddressUse, ofDay: number, ofHour: number, options: BudgetOptions): Allowance {
  const { bookingsPerDay, pendingPerDay, messagesPerDay, smtpUrl } = options;
  const freeIf = (isWithin: boolean): Allowance => (isWithin ? 'free' : 'refused');
  switch (use) {
    case 'booking':
      if (bookingsPerDay === 0 || ofDay < bookingsPerDay) return 'free';
      // A pending booking could not be confirmed without a mail server.
      if (smtpUrl === '') return 'refused';
      return pendingPerDay === 0 || ofDay < bookingsPerDay + pendingPerDay ? 'confirm' : 'refused';
    case 'message':
      return freeIf(messagesPerDay === 0 || (ofDay < messagesPerDay && ofHour < MESSAGES_PER_HOUR));
    case 'lostLink':
      return freeIf(ofDay < LOST_LINKS_PER_DAY);
    case 'waiting':
      return freeIf(ofDay < PLACES_PER_DAY);
  }
}

/** Returns the daily budget of the address that sent a request. */
export function budgetOf(request: Pick<FastifyRequest, 'ip' | 'ips'>, options: BudgetOptions): Budget {
  const counted = addressOf(request);
  if (countedAddresses(options.receptionAddresses).has(counted)) return UNLIMITED;
  const address = options.links.digest(counted);
  return async (tx, kind, now) => {
    await lockOne(tx, 'address', address);
    const uses = await tx
      .selectFrom('address_uses')
      .select('at')
      .where('address', '=', address)
      .where('kind', '=', kind)
      .where('at', '>', iso(now - DAY))
      .execute();
    const ofHour = uses.filter(({ at }) => at > iso(now - HOUR)).length;
    const allowance = allowanceOf(kind, uses.length, ofHour, options);
    const use = { address, kind, at: iso(now) };
    if (allowance !== 'refused') await tx.insertInto('address_uses').values(use).execute();
    return allowance;
  };
}

/** Deletes uses that no budget counts any longer. */
export async function forgetUses(db: Db, now: number): Promise<void> {
  await writing(db, (tx) =>
    tx
      .deleteFrom('address_uses')
      .where('at', '<=', iso(now - DAY))
      .execute(),
  );
}
