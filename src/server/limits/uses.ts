import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config';
import { lockOne, inTransaction } from '../db/transaction';
import { DAY } from '../../domain/durations';
import { iso, type ClinicSchema, type Db } from '../db/schema';

// Whom limits count: addresses, their networks and mailboxes; and the ledger in which they are counted.

/**
 * Returns the bytes of an address that count as one client: an IPv4 address, also if written as IPv6, or the /56 of an
 * IPv6 address. Ignores a port and brackets, which some proxies add. Undefined if the text is no address.
 */
function clientIn(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const isAddress = ipaddr.IPv6.isValid(plain) || ipaddr.IPv4.isValidFourPartDecimal(plain);
  return isAddress ? ipaddr.process(plain).toByteArray().slice(0, 7).join('.') : undefined;
}

/** A request whose connection is gone has no address. */
const clientsIn = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.map((text = '') => clientIn(text)).filter((client) => client !== undefined);

/** Returns the clients at addresses, as {@link addressOf} does; skips texts that are no address. */
export const countedAddresses = (texts: readonly string[]): ReadonlySet<string> => new Set(clientsIn(texts));

/**
 * Returns the client that sent a request; if the proxy forwards no valid address, the proxy itself; `0.0.0.0` if
 * the connection is gone.
 */
export const addressOf = ({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string =>
  clientsIn(ips).at(-1) ?? '0.0.0.0';

/** Returns the network of a client: an IPv4 /24, or an IPv6 /48. Both are the client's bytes without the last. */
export const networkOf = (client: string): string => client.slice(0, client.lastIndexOf('.'));

function partsOf(email: string): readonly [name: string, domain: string] {
  const text = email
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  // A text that is no valid domain is kept as it is.
  return [text.slice(0, Math.max(at, 0)), domainToASCII(domain) || domain];
}

/**
 * Normalizes an e-mail address, by which a person's rows are found: lower case, ASCII domain, no invisible characters.
 * Empty for an empty one.
 */
export function normalizedEmail(email: string): string {
  const [name, domain] = partsOf(email);
  return name === '' ? domain : `${name}@${domain}`;
}

/** Providers that ignore dots in a mailbox's name. */
const DOTLESS = ['gmail.com', 'googlemail.com'];

/** Returns a digest of the mailbox behind an address, by which mails are limited. */
export function mailboxDigest(email: string): string {
  const [spelled, domain] = partsOf(email);
  // Text after a plus is a tag of the mailbox's owner.
  const name = spelled.replace(/(?<=.)\+.*/, '');
  const mailbox = DOTLESS.includes(domain)
    ? `${name.replaceAll('.', '')}@${DOTLESS[0]}`
    : `${name}@${domain}`;
  return hash('sha256', mailbox, 'base64url');
}

type Kind = ClinicSchema['limit_uses']['kind'];

/** Returns uses within 24 hours. Those in the future do not count: they were stored while a clock was wrong. */
export function usesOfDay(tx: Db, kinds: readonly Kind[], counted: readonly string[], now: number) {
  return tx
    .selectFrom('limit_uses')
    .select(['counted', 'kind', 'at'])
    .where('counted', 'in', counted)
    .where('kind', 'in', kinds)
    .where('at', '>', iso(now - DAY))
    .where('at', '<=', iso(now))
    .execute();
}

/** Records a use by each of `counted`. */
export async function recordUse(tx: Db, kind: Kind, counted: readonly string[], now: number): Promise<void> {
  const at = iso(now);
  await tx
    .insertInto('limit_uses')
    .values(counted.map((one) => ({ counted: one, kind, at })))
    .execute();
}

/**
 * Records a use unless the limit is used up. Erasing or dropping what it was used for changes nothing.
 * @param usesPerDay within 24 hours; 0 for no limit, which records nothing
 * @returns false if the limit is used up
 */
export async function spendLimit(
  tx: Db,
  kind: Kind,
  counted: string,
  now: number,
  usesPerDay: number,
): Promise<boolean> {
  if (usesPerDay === 0) return true;
  await lockOne(tx, 'limit', counted);
  if ((await usesOfDay(tx, [kind], [counted], now)).length >= usesPerDay) return false;
  await recordUse(tx, kind, [counted], now);
  return true;
}

/** Deletes uses that no limit counts any longer. */
export async function forgetUses(db: Db, now: number): Promise<void> {
  await inTransaction(db, (tx) =>
    tx
      .deleteFrom('limit_uses')
      .where('at', '<=', iso(now - DAY))
      .execute(),
  );
}

/** The one key under which all bookings without a confirmation are counted. */
export const SITE = 'site';

/** Most unconfirmed bookings in a day that are no surge, however few times the clinic has. */
const ALWAYS = 50;
/** Weeks whose times the day's unconfirmed bookings are compared with. */
const WEEKS = 2;

/**
 * Returns true if bookings that took effect without a confirmation are more than 50 and more than a share of the times
 * of two weeks: more than patients book, from more addresses than have a budget.
 * @param unconfirmed their number within 24 hours
 */
export async function isSurge(
  db: Db,
  unconfirmed: number,
  { unconfirmedPercent }: Pick<Config, 'unconfirmedPercent'>,
): Promise<boolean> {
  if (unconfirmedPercent === 0 || unconfirmed <= ALWAYS) return false;
  const { weekly } = await db
    .selectFrom('slots')
    .innerJoin('doctors', 'doctors.id', 'doctorId')
    .select((row) => row.fn.countAll<number>().as('weekly'))
    .where('slots.removedAt', 'is', null)
    .where('doctors.removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return unconfirmed > (weekly * WEEKS * unconfirmedPercent) / 100;
}

type SurgeOptions = Pick<Config, 'unconfirmedPercent' | 'smtpUrl'>;

/** Returns a warning to the operator; empty without a surge. */
export async function surgeWarning(db: Db, now: number, options: SurgeOptions): Promise<string> {
  const { length } = await usesOfDay(db, ['booking'], [SITE], now);
  if (!(await isSurge(db, length, options))) return '';
  return options.smtpUrl === ''
    ? 'Far more is booked than usual (UNCONFIRMED_PERCENT), and without SMTP_URL patients cannot be asked to confirm.'
    : 'Far more is booked than usual (UNCONFIRMED_PERCENT): until it is less, every patient confirms by mail.';
}
