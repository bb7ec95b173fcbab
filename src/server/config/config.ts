import { isIP } from 'node:net';
import * as v from 'valibot';
import { isEmail } from '../../domain/validation';

type Environment = Readonly<Partial<Record<string, string | undefined>>>;

/** Returns an address fit for a log: without user and password. */
export function withoutPassword(address: string): string {
  // Up to the last @: a password that was not encoded may hold any character.
  return address.replace(/\/\/.*@/s, '//…@').replace(/\bpassword=[^&]*/i, 'password=…');
}

/**
 * Describes a variable. Set to nothing, it counts as not set.
 * @param fallback is used where it is not set
 * @param expected ends the line about a wrong value: it must be …
 */
const setting = <Value>(fallback: string, expected: string, value: v.GenericSchema<string, Value>) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.trim() || fallback),
    value,
    v.metadata({ fallback, expected }),
  );

const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const passing = (isRight: (text: string) => boolean) => v.pipe(v.string(), v.check(isRight));
const orNone = <Value>(value: v.GenericSchema<string, Value>) => v.union([v.literal(''), value]);
const wholeNumber = (least: number, most: number) =>
  v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(least), v.maxValue(most));
const onOff = v.pipe(v.string(), v.parseBoolean());

const isDatabase = (text: string): boolean =>
  /^postgres(?:ql)?:\/\//.test(text) ? URL.canParse(text) : /^file:(?:\/\/\/|(?!\/\/))[^?#\0]+$/.test(text);

/** The pages' links start at the root, so that an address with a path would lead elsewhere. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && `${new URL(text).origin}/` === new URL(text).href;

const isMailServer = (text: string): boolean =>
  /^smtps?:/.test(text) && URL.canParse(text) && new URL(text).hostname !== '';

const origin = v.pipe(
  passing(isOrigin),
  v.transform((text) => new URL(text).origin),
);

/** `clinic@example.ro` or `Name <clinic@example.ro>`; a missing part is taken from the clinic's profile. */
const sender = v.pipe(
  v.string(),
  v.regex(/^(?:[^<>]*|[^<>"\r\n]+<[^<>]+>)$/),
  v.transform((text) => {
    const [, name, address = text] = /^(.+?)\s*<(.+)>$/.exec(text) ?? [];
    return { name, address: address === '' ? undefined : address };
  }),
  v.check(({ address }) => address === undefined || isEmail(address)),
);

const addresses = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? [] : text.split(',').map((each) => each.trim()))),
  v.everyItem((each) => isIP(each) !== 0),
  v.readonly(),
);

/** Null = not decided yet. */
const daysOrNone = v.pipe(
  v.string(),
  v.transform((text) => text || null),
  v.nullable(wholeNumber(0, 36_500)),
);

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** A limit; 0 = none. */
const limit = (fallback: string, most: number) =>
  setting(fallback, `a number from 0 (no limit) to ${most}`, wholeNumber(0, most));

/**
 * The server's settings: `bookingsPerDay` is read from BOOKINGS_PER_DAY, and so are all others. Their comments are the
 * operators' table in `.container/README.md`; a test compares both.
 */
export const SETTINGS = {
  /** The port where the server listens; 0 lets the system choose. */
  port: setting('3000', 'a number from 0 to 65535', wholeNumber(0, 65_535)),
  /** The address where the server listens; `0.0.0.0` in the container image. */
  host: setting('127.0.0.1', 'an address or a host name', matching(/^[\w.:%-]+$/)),
  /** The SQLite file, or the PostgreSQL database (`?sslmode=verify-full` over a network one does not own). */
  databaseUrl: setting(
    'file:data/clinic.sqlite',
    'file:PATH or postgres://USER:PASSWORD@HOST/DATABASE',
    passing(isDatabase),
  ),
  /** An empty database becomes the sample clinic; `0` in the container image. */
  sampleData: setting('1', '1 or 0', onOff),
  /** The site's public address, for links in mails and previews; without it `http://localhost:PORT`. */
  publicUrl: setting('', 'an address like https://clinic.example, without a path', orNone(origin)),
  /** Believe `X-Forwarded-For` of so many load balancers in front. */
  trustProxy: setting(
    'off',
    'on, off or a number of proxies up to 10',
    v.union([wholeNumber(0, 10), v.pipe(onOff, v.toNumber())]),
  ),
  /** How many weeks ahead of the present one patients can book; each further week opens on a Monday. */
  bookingWeeks: setting('52', 'a number of weeks from 1 to 5200', wholeNumber(1, 5_200)),
  /** Posts from one address (IPv6: a /56) in a minute. */
  postsPerMinute: limit('20', 100_000),
  /** Bookings from one address within 24 hours that take their time without a confirmation. */
  bookingsPerDay: limit('5', 10_000),
  /** Further ones, pending until confirmed from the mailbox; beyond, and without `SMTP_URL`, 429 with the phone. */
  pendingPerDay: limit('30', 10_000),
  /** Contact requests from one address within 24 hours, 5 of them in an hour. */
  messagesPerDay: limit('20', 10_000),
  /** Mails a day that a stranger can cause to one mailbox, however it is spelt; beyond, they are dropped. */
  confirmationsPerEmail: limit('10', 1_000),
  /** Addresses without any of these limits, for the clinic's own desk. */
  receptionAddresses: setting('', 'IP addresses with commas between them', addresses),
  /** The mail server; without it mail stays in the outbox, and the start says so. */
  smtpUrl: setting('', 'an address like smtps://USER:PASSWORD@HOST:465', orNone(passing(isMailServer))),
  /** The sender of mails; a missing part is taken from the clinic's profile. */
  mailFrom: setting('', 'an address like Name <name@example.ro>', sender),
  /** The clinic's mailbox for bookings and contact requests; without it the e-mail of its profile. */
  clinicInbox: setting('', 'an address like name@example.ro', orNone(passing(isEmail))),
  /** Days after which a visit's patient and a message are forgotten; the start reminds until it is set. */
  retentionDays: setting('', 'a number from 0 (never) to 36500', daysOrNone),
  /** The least that is logged. */
  logLevel: setting(
    'warn',
    `one of ${LOG_LEVELS.join(', ')}`,
    v.pipe(v.string(), v.toLowerCase(), v.picklist(LOG_LEVELS)),
  ),
  /** Sent by a reader of `/metrics` as `Authorization: Bearer …`; without it no figures are served. */
  metricsToken: setting('', '16 to 200 visible ASCII characters', orNone(matching(/^[!-~]{16,200}$/))),
  /** The header of that name where `PUBLIC_URL` is https. */
  strictTransportSecurity: setting(
    'max-age=31536000',
    'like max-age=31536000; includeSubDomains',
    matching(/^max-age=\d+(?:; *(?:includeSubDomains|preload))*$/),
  ),
  /** For how long a stopping server still answers, though not ready; 5 in the container image. */
  drainSeconds: setting('0', 'a number from 0 to 300', wholeNumber(0, 300)),
};

type Entries = typeof SETTINGS;
/** The settings, checked. */
export type Config = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** Returns the name of a setting's variable. */
export const variableOf = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/** @throws {Error} one line that names the variable */
function read<Name extends keyof Entries>(env: Environment, name: Name): v.InferOutput<Entries[Name]> {
  const variable = variableOf(name);
  const text = env[variable];
  const result = v.safeParse(SETTINGS[name], text);
  if (result.success) return result.output;
  const shown = name === 'metricsToken' ? '…' : withoutPassword((text ?? '').trim());
  const { expected } = v.getMetadata(SETTINGS[name]);
  throw new Error(`${variable} is ${JSON.stringify(shown)}, but must be ${String(expected)}.`);
}

/** @throws {Error} when `DATABASE_URL` names no database */
export const readDatabaseUrl = (env: Environment): string => read(env, 'databaseUrl');

/** @throws {Error} one line that names the first variable with a wrong value */
export function readConfig(env: Environment): Config {
  const names = Object.keys(SETTINGS) as (keyof Entries)[];
  const config = Object.fromEntries(names.map((name) => [name, read(env, name)])) as unknown as Config;
  return { ...config, publicUrl: config.publicUrl || `http://localhost:${config.port}` };
}
