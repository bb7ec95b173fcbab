import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { lockOne } from '../db/dialect';
import { iso } from '../db/iso';
import type { AddressUse, Db } from '../db/schema';
import { Problem } from '../errors/problem';
import { addressOf, countedAddresses } from './address';

/** How much an address may still do today: at once, only confirmed from a mailbox, or not at all. */
export type Allowance = 'free' | 'confirm' | 'refused';

/** Who pays for what a visitor asks. */
export interface Budget {
  /** Decides and records a use, within the transaction that stores what was asked. */
  spend(tx: Db, use: AddressUse, now: number): Promise<Allowance>;
}

/** For staff, for the clinic's own desk, and where no limit is set. */
export const UNLIMITED: Budget = { spend: () => Promise.resolve('free') };

export interface BudgetOptions extends Pick<
  Config,
  'bookingsPerDay' | 'pendingPerDay' | 'messagesPerDay' | 'receptionAddresses' | 'smtpUrl'
> {
  readonly links: {
    /** Returns a keyed digest, so that no address is stored. */
    digest(text: string): string;
  };
}

/** Milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const MESSAGES_PER_HOUR = 5;
const LOST_LINKS_PER_DAY = 3;
const PLACES_PER_DAY = 1;

const withinLimit = (uses: number, limit: number): boolean => limit === 0 || uses < limit;

/** How often an address did the same before. */
interface Uses {
  readonly ofHour: number;
  readonly ofDay: number;
}

function allowanceOf(use: AddressUse, { ofHour, ofDay }: Uses, options: BudgetOptions): Allowance {
  const { bookingsPerDay, pendingPerDay, messagesPerDay, smtpUrl } = options;
  const freeIf = (isWithin: boolean): Allowance => (isWithin ? 'free' : 'refused');
  switch (use) {
    case 'booking':
      if (withinLimit(ofDay, bookingsPerDay)) return 'free';
      // Where there is no mail, nobody could confirm.
      return smtpUrl !== '' && withinLimit(ofDay - bookingsPerDay, pendingPerDay) ? 'confirm' : 'refused';
    case 'message':
      return freeIf(messagesPerDay === 0 || (ofDay < messagesPerDay && ofHour < MESSAGES_PER_HOUR));
    case 'lostLink':
      return freeIf(ofDay < LOST_LINKS_PER_DAY);
    case 'waiting':
      return freeIf(ofDay < PLACES_PER_DAY);
  }
}

/** Returns the budget of the address that a request came from. */
export function budgetOf(request: Pick<FastifyRequest, 'ip' | 'ips'>, options: BudgetOptions): Budget {
  const counted = addressOf(request);
  if (countedAddresses(options.receptionAddresses).has(counted)) return UNLIMITED;
  const address = options.links.digest(counted);
  return {
    async spend(tx, use, now) {
      await lockOne(tx, 'address', Buffer.from(address, 'base64url').readInt32BE());
      const rows = await tx
        .selectFrom('address_uses')
        .select('at')
        .where('address', '=', address)
        .where('kind', '=', use)
        .where('at', '>', iso(now - DAY))
        .execute();
      const ofHour = rows.filter(({ at }) => at > iso(now - HOUR)).length;
      const allowance = allowanceOf(use, { ofHour, ofDay: rows.length }, options);
      if (allowance !== 'refused')
        await tx
          .insertInto('address_uses')
          .values({ address, kind: use, at: iso(now) })
          .execute();
      return allowance;
    },
  };
}

/** Deletes uses that no budget counts any more. */
export async function forgetUses(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('address_uses')
    .where('at', '<=', iso(now - DAY))
    .execute();
}

/**
 * The answer to an address that has spent its budget.
 * @param phone the clinic's
 */
export const overBudget = (phone: string): Problem =>
  new Problem(429, `Din rețeaua dumneavoastră s-au trimis azi prea multe cereri. Sunați-ne la ${phone}.`, {
    'retry-after': '3600',
  });
