import { isIP } from 'node:net';
import * as v from 'valibot';
import { hasOwnServer } from '../../domain/backend';
import { isEmail } from '../../domain/validation';

/** Removes user and password from an address, so that it can be logged. */
export function withoutPassword(address: string): string {
  // Removes up to the last @: a password that was not encoded may contain any character.
  return address.replace(/\/\/.*@/s, '//…@').replace(/\bpassword=[^&]*/i, 'password=…');
}

/**
 * Defines a setting. An empty variable counts as unset.
 * @param fallback value if unset
 * @param expected end of the error message: `… but must be EXPECTED`
 */
const defineSetting = <Value>(fallback: string, expected: string, value: v.GenericSchema<string, Value>) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.trim() || fallback),
    value,
    v.metadata({ fallback, expected }),
  );

const stringMatching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const checkedString = (isRight: (text: string) => boolean) => v.pipe(v.string(), v.check(isRight));
const orNone = <Value>(value: v.GenericSchema<string, Value>) => v.union([v.literal(''), value]);
const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(min), v.maxValue(max));
const onOff = v.pipe(v.string(), v.parseBoolean());

const isDatabase = (text: string): boolean =>
  /^postgres(?:ql)?:\/\//.test(text) ? URL.canParse(text) : /^file:(?:\/\/\/|(?!\/\/))[^?#\0]+$/.test(text);

/** Accepts an address without a path: the site's links start at the root. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && `${new URL(text).origin}/` === new URL(text).href;

const isMailServer = (text: string): boolean =>
  /^smtps?:/.test(text) && URL.canParse(text) && new URL(text).hostname !== '';

const origin = v.pipe(
  checkedString(isOrigin),
  v.transform((text) => new URL(text).origin),
);

/** Parses `clinic@example.ro` or `Name <clinic@example.ro>`. A missing part comes from the clinic's profile. */
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

/** A number of days; null if unset. */
const daysOrNone = v.pipe(
  v.string(),
  v.transform((text) => text || null),
  v.nullable(wholeNumber(0, 36_500)),
);

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** A limit; 0 = no limit. */
const limit = (fallback: string, max: number) =>
  defineSetting(fallback, `a number from 0 (no limit) to ${max}`, wholeNumber(0, max));

/**
 * The server's settings. `bookingsPerDay` is read from BOOKINGS_PER_DAY, and so on. The comments below are the
 * operators' table in `.container/README.md`; a test compares both.
 */
export const SETTINGS = {
  /** The port where the server listens; 0 lets the system choose. */
  port: defineSetting('3000', 'a number from 0 to 65535', wholeNumber(0, 65_535)),
  /** The address where the server listens; `0.0.0.0` in the container image. */
  host: defineSetting('127.0.0.1', 'an address or a host name', stringMatching(/^[\w.:%-]+$/)),
  /** The SQLite file, or the PostgreSQL database (with `?sslmode=verify-full` on a network that is not yours). */
  databaseUrl: defineSetting(
    'file:data/clinic.sqlite',
    'file:PATH or postgres://USER:PASSWORD@HOST/DATABASE (/ in PASSWORD as %2F)',
    checkedString(isDatabase),
  ),
  /** Fills an empty database with the sample clinic; `0` in the container image. */
  sampleData: defineSetting('1', '1 or 0', onOff),
  /** The site's public address, for links in mails and previews; without it `http://localhost:PORT`. */
  publicUrl: defineSetting('', 'an address like https://clinic.example, without a path', orNone(origin)),
  /** Number of load balancers in front whose `X-Forwarded-For` is trusted. */
  trustProxy: defineSetting(
    'off',
    'off, on (1 proxy) or a number of proxies up to 10',
    v.union([wholeNumber(0, 10), v.pipe(onOff, v.toNumber())]),
  ),
  /** Number of weeks ahead that patients can book; a further week opens each Monday. */
  bookingWeeks: defineSetting('52', 'a number of weeks from 1 to 5200', wholeNumber(1, 5_200)),
  /** Posts from one address (IPv6: a /56) in a minute. */
  postsPerMinute: limit('20', 100_000),
  /** Bookings from one address within 24 hours that take effect without a confirmation. */
  bookingsPerDay: limit('5', 10_000),
  /** Further bookings, pending until confirmed by mail; any more, or any without `SMTP_URL`, get 429 and the phone. */
  pendingPerDay: limit('30', 10_000),
  /** All patients confirm by mail while a day's unconfirmed bookings exceed 50 and this percent of two weeks' times. */
  unconfirmedPercent: limit('20', 1_000),
  /** Contact requests from one address within 24 hours, at most 5 of them within an hour. */
  messagesPerDay: limit('20', 10_000),
  /** Mails a day that visitors can cause to one mailbox, in any spelling; further ones are dropped. */
  confirmationsPerEmail: limit('10', 1_000),
  /** Addresses without any of these limits, such as the clinic's reception. */
  receptionAddresses: defineSetting('', 'IP addresses with commas between them', addresses),
  /** The mail server; without it mail stays in the outbox, the site offers none, and the start says so. */
  smtpUrl: defineSetting(
    '',
    'an address like smtps://USER:PASSWORD@HOST:465 (/ in PASSWORD as %2F)',
    orNone(checkedString(isMailServer)),
  ),
  /** The sender of mails; a missing part is taken from the clinic's profile. */
  mailFrom: defineSetting('', 'an address like Name <name@example.ro>', sender),
  /** The clinic's mailbox for bookings and contact requests; without it the e-mail of its profile. */
  clinicInbox: defineSetting('', 'an address like name@example.ro', orNone(checkedString(isEmail))),
  /** The hour at which the clinic is mailed its day: who comes, gaps, open requests; without it no such mail. */
  daySheet: defineSetting('', 'a time like 07:00', orNone(stringMatching(/^(?:[01]\d|2[0-3]):[0-5]\d$/))),
  /** Days after which data of past appointments and of messages are erased; unset, with a reminder at the start. */
  retentionDays: defineSetting('', 'a number from 0 (never) to 36500', daysOrNone),
  /** The lowest level that is logged. */
  logLevel: defineSetting(
    'warn',
    `one of ${LOG_LEVELS.join(', ')}`,
    v.pipe(v.string(), v.toLowerCase(), v.picklist(LOG_LEVELS)),
  ),
  /** The token of `/metrics`, sent as `Authorization: Bearer …`; without it there are no metrics. */
  metricsToken: defineSetting(
    '',
    '16 to 200 visible ASCII characters',
    orNone(stringMatching(/^[!-~]{16,200}$/)),
  ),
  /** The `Strict-Transport-Security` header, sent if `PUBLIC_URL` is https. */
  strictTransportSecurity: defineSetting(
    'max-age=31536000',
    'like max-age=31536000; includeSubDomains',
    stringMatching(/^max-age=\d+(?:; *(?:includeSubDomains|preload))*$/),
  ),
  /** Seconds for which a stopping server still answers, though not ready; 5 in the container image. */
  drainSeconds: defineSetting('0', 'a number from 0 to 300', wholeNumber(0, 300)),
};

type Entries = typeof SETTINGS;
export type Config = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** Returns the name of a setting's environment variable. */
export const variableOf = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/** A setting that cannot be read. The message is one line that names the variable. */
export class WrongSetting extends Error {
  constructor(
    readonly variable: string,
    readonly shown: string,
    readonly expected: string,
  ) {
    super(`${variable} is ${shown}, but must be ${expected}.`);
  }
}

/** @throws {WrongSetting} */
function read<Name extends keyof Entries>(env: NodeJS.ProcessEnv, name: Name): v.InferOutput<Entries[Name]> {
  const variable = variableOf(name);
  const text = env[variable];
  const result = v.safeParse(SETTINGS[name], text);
  if (result.success) return result.output;
  const shown = name === 'metricsToken' ? '…' : withoutPassword((text ?? '').trim());
  const { expected } = v.getMetadata(SETTINGS[name]);
  throw new WrongSetting(variable, JSON.stringify(shown), String(expected));
}

/** @throws {WrongSetting} if `DATABASE_URL` names no database */
export const readDatabaseUrl = (env: NodeJS.ProcessEnv): string => read(env, 'databaseUrl');

/** @throws {WrongSetting} if `PUBLIC_URL`, or `PORT` without it, is wrong */
export const readPublicUrl = (env: NodeJS.ProcessEnv): string =>
  read(env, 'publicUrl') || `http://localhost:${read(env, 'port')}`;

/** Returns false for an address that only this machine can open. */
export const isPublic = (url: string): boolean =>
  !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);

/** @throws {WrongSetting} that names the first variable with a wrong value */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const names = Object.keys(SETTINGS) as (keyof Entries)[];
  const config = Object.fromEntries(names.map((name) => [name, read(env, name)])) as unknown as Config;
  return { ...config, publicUrl: readPublicUrl(env) };
}

/** Returns whether mail is sent. Another backend, which keeps what patients write, sends its own. */
export const sendsMail = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): boolean => smtpUrl !== '' && hasOwnServer();
