import { isIP } from 'node:net';
import { isEmail } from '../../domain/validation';

/** Who mails come from; what is left out is the clinic's own, as its data say it. */
export interface MailFrom {
  readonly name: string | undefined;
  readonly address: string | undefined;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

type Environment = Readonly<Partial<Record<string, string | undefined>>>;

interface Setting<Value> {
  readonly variable: string;
  readonly fallback: string | ((env: Environment) => string);
  /** What a wrong value is told to be. */
  readonly expected: string;
  /** Undefined for a wrong value. */
  readonly parse: (text: string) => Value | undefined;
}

const setting = <Value>(
  variable: string,
  fallback: Setting<Value>['fallback'],
  expected: string,
  parse: Setting<Value>['parse'],
): Setting<Value> => ({ variable, fallback, expected, parse });

/** An address as it may stand in a log: who signs in, and how, has no place there. */
export function withoutPassword(address: string): string {
  // To the last @: a password that was not encoded may hold any character.
  return address.replace(/\/\/.*@/s, '//…@').replace(/\bpassword=[^&]*/i, 'password=…');
}

/** A variable set to nothing counts as not set. */
function read<Value>(env: Environment, { variable, fallback, expected, parse }: Setting<Value>): Value {
  const text = env[variable]?.trim() || (typeof fallback === 'string' ? fallback : fallback(env));
  const value = parse(text);
  if (value !== undefined) return value;
  const shown = variable === 'METRICS_TOKEN' ? '…' : withoutPassword(text);
  throw new Error(`${variable} is ${JSON.stringify(shown)}, but must be ${expected}.`);
}

function integerUpTo(most: number, least = 0): (text: string) => number | undefined {
  const isBetween = (value: number): boolean => least <= value && value <= most;
  return (text) => (/^\d{1,9}$/.test(text) && isBetween(Number(text)) ? Number(text) : undefined);
}

function parseDatabaseUrl(text: string): string | undefined {
  if (/^postgres(?:ql)?:\/\//.test(text)) return URL.canParse(text) ? text : undefined;
  return /^file:(?:\/\/\/|(?!\/\/))[^?#\0]+$/.test(text) ? text : undefined;
}

/** An origin only: the pages' links start at the root. */
function parseOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isOrigin = `${url.origin}/` === url.href && /^https?:$/.test(url.protocol);
  return isOrigin ? url.origin : undefined;
}

function parseSwitch(text: string): boolean | undefined {
  if (/^(off|false|no|0)$/i.test(text)) return false;
  return /^(on|true|yes|1)$/i.test(text) ? true : undefined;
}

function parseTrust(text: string): number | undefined {
  const isTrusting = parseSwitch(text);
  return isTrusting === undefined ? integerUpTo(10)(text) : Number(isTrusting);
}

function parseSmtpUrl(text: string): string | undefined {
  if (text === '') return '';
  const isServer = /^smtps?:/.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
  return isServer ? text : undefined;
}

/** `clinic@example.ro` or `Name <clinic@example.ro>`. */
function parseMailbox(text: string): MailFrom | undefined {
  if (text === '') return { name: undefined, address: undefined };
  const [, name, address = ''] = /^(?:([^<>"\r\n]+?)\s*<)?([^<>]+)>?$/.exec(text) ?? [];
  return isEmail(address) && text.includes('<') === text.endsWith('>') ? { name, address } : undefined;
}

const parseToken = (text: string): string | undefined =>
  text === '' || /^[!-~]{16,200}$/.test(text) ? text : undefined;

function parseAddresses(text: string): readonly string[] | undefined {
  const addresses = text.split(',').map((each) => each.trim());
  if (text === '') return [];
  return addresses.every((each) => isIP(each) !== 0) ? addresses : undefined;
}

/** What a count must be, and how it is read; 0 = no limit. */
const count = (most: number) => [`a number from 0 (no limit) to ${most}`, integerUpTo(most)] as const;

const port = setting('PORT', '3000', 'a number from 0 to 65535', integerUpTo(65_535));

/** The server's settings. */
const SETTINGS = {
  /** 0 lets the system choose. */
  port,
  host: setting('HOST', '127.0.0.1', 'an address or a host name', (text) =>
    /^[\w.:%-]+$/.test(text) ? text : undefined,
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    'file:data/clinic.sqlite',
    'file:PATH or postgres://USER:PASSWORD@HOST/DATABASE',
    parseDatabaseUrl,
  ),
  /** True when an empty database becomes the sample clinic. */
  sampleData: setting('SAMPLE_DATA', '1', '1 or 0', parseSwitch),
  /** The site's public address without a closing slash. */
  publicUrl: setting(
    'PUBLIC_URL',
    (env) => `http://localhost:${read(env, port)}`,
    'an address like https://clinic.example, without a path',
    parseOrigin,
  ),
  /** How many proxies in front of this server are believed about a client's address. */
  trustedProxies: setting('TRUST_PROXY', 'off', 'on, off or a number of proxies up to 10', parseTrust),
  /** How many weeks ahead of the present one can be booked. */
  bookingWeeks: setting('BOOKING_WEEKS', '52', 'a number of weeks from 1 to 5200', integerUpTo(5_200, 1)),
  /** For each address; 0 = without limit. */
  postsPerMinute: setting('POSTS_PER_MINUTE', '20', ...count(100_000)),
  /** Of one address, which take their time at once; 0 = without limit. */
  bookingsPerDay: setting('BOOKINGS_PER_DAY', '5', ...count(10_000)),
  /** Further ones of the same address, which wait for their patients' confirmation; 0 = without limit. */
  pendingPerDay: setting('PENDING_PER_DAY', '30', ...count(10_000)),
  /** Contact requests of one address; 0 = without limit. */
  messagesPerDay: setting('MESSAGES_PER_DAY', '20', ...count(10_000)),
  /** Mails that strangers can cause to one mailbox within a day; 0 = without limit. */
  confirmationsPerEmail: setting('CONFIRMATIONS_PER_EMAIL', '10', ...count(1_000)),
  /** Addresses without any of these limits, for the clinic's own desk. */
  receptionAddresses: setting(
    'RECEPTION_ADDRESSES',
    '',
    'IP addresses with commas between them',
    parseAddresses,
  ),
  logLevel: setting('LOG_LEVEL', 'warn', `one of ${LOG_LEVELS.join(', ')}`, (text) =>
    LOG_LEVELS.find((level) => level === text.toLowerCase()),
  ),
  /** Empty = mail stays in the outbox. */
  smtpUrl: setting('SMTP_URL', '', 'an address like smtps://USER:PASSWORD@HOST:465', parseSmtpUrl),
  mailFrom: setting('MAIL_FROM', '', 'an address like Name <name@example.ro>', parseMailbox),
  /** Where the clinic reads of bookings and contact requests; empty = at its own address, as its data say it. */
  clinicInbox: setting('CLINIC_INBOX', '', 'an address like name@example.ro', (text) =>
    text === '' || isEmail(text) ? text : undefined,
  ),
  /** What a reader of the figures sends; empty = no figures. */
  metricsToken: setting('METRICS_TOKEN', '', '16 to 200 visible ASCII characters', parseToken),
  /** The header of answers where PUBLIC_URL is https. */
  strictTransportSecurity: setting(
    'STRICT_TRANSPORT_SECURITY',
    'max-age=31536000',
    'like max-age=31536000; includeSubDomains',
    (text) => (/^max-age=\d+(?:; *(?:includeSubDomains|preload))*$/.test(text) ? text : undefined),
  ),
  /** How long a server that is told to stop still answers, so that load balancers notice first. */
  drainSeconds: setting('DRAIN_SECONDS', '0', 'a number from 0 to 300', integerUpTo(300)),
  /** How many days after an appointment its patient is forgotten; 0 = never, null = nobody has decided yet. */
  retentionDays: setting('RETENTION_DAYS', '', 'a number from 0 (never) to 36500', (text) =>
    text === '' ? null : integerUpTo(36_500)(text),
  ),
};

type Settings = typeof SETTINGS;
/** The settings, checked. */
export type Config = {
  readonly [Name in keyof Settings]: Settings[Name] extends Setting<infer Value> ? Value : never;
};

/** Every variable that the server reads. */
export const VARIABLES: readonly string[] = Object.values(SETTINGS).map(({ variable }) => variable);

/** @throws {Error} when `DATABASE_URL` names no database */
export const readDatabaseUrl = (env: Environment): string => read(env, SETTINGS.databaseUrl);

/** @throws {Error} one line that names the first variable with a wrong value */
export function readConfig(env: Environment): Config {
  const values = Object.entries(SETTINGS).map(([name, one]) => [name, read<unknown>(env, one)]);
  return Object.fromEntries(values) as Config;
}
