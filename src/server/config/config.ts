import { clinic } from '../../content/clinic';
import { isEmail } from '../../domain/validation';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** The server's settings, checked (decisions §10). */
export interface Config {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** The site's public address without a closing slash. */
  readonly publicUrl: string;
  /** How many proxies in front of this server are believed about a client's address. */
  readonly trustedProxies: number;
  /** For each address; 0 = without limit. */
  readonly postsPerMinute: number;
  /** Live appointments to come of one e-mail address; 0 = without limit. */
  readonly bookingsPerEmail: number;
  readonly logLevel: LogLevel;
  /** Empty = mail stays in the outbox. */
  readonly smtpUrl: string;
  readonly mailFrom: MailAddress;
  /** Where the clinic reads of bookings and contact requests. */
  readonly clinicInbox: string;
  /** Where the figures are served apart from the site; 0 = nowhere. */
  readonly metricsPort: number;
  /** What whoever reads the figures must know; empty = nothing, and no figures on the site's own port. */
  readonly metricsToken: string;
  /** How long a server that is told to stop still answers, so that load balancers notice first. */
  readonly drainSeconds: number;
  /** How many days after an appointment its patient is forgotten; 0 = never. */
  readonly retentionDays: number;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Every variable that the server reads. */
export const VARIABLES = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'POSTS_PER_MINUTE',
  'BOOKINGS_PER_EMAIL',
  'LOG_LEVEL',
  'SMTP_URL',
  'MAIL_FROM',
  'CLINIC_INBOX',
  'METRICS_PORT',
  'METRICS_TOKEN',
  'DRAIN_SECONDS',
  'RETENTION_DAYS',
] as const;
type Variable = (typeof VARIABLES)[number];

/** A setting that cannot be used; its message is one line that names the variable. */
export class ConfigError extends Error {
  constructor(variable: Variable, value: string, expected: string) {
    super(`${variable} is ${JSON.stringify(withoutPassword(value))}, but must be ${expected}.`);
  }
}

/** An address as it may stand in a log: who signs in, and how, has no place there. */
export function withoutPassword(address: string): string {
  // To the last @: a password that was not encoded may hold any character.
  return address.replace(/\/\/.*@/s, '//…@').replace(/\bpassword=[^&]*/i, 'password=…');
}

type Environment = Readonly<Partial<Record<Variable, string | undefined>>>;

/** A variable set to nothing counts as not set. */
function read<T>(
  env: Environment,
  variable: Variable,
  fallback: string,
  expected: string,
  parse: (text: string) => T | undefined,
): T {
  const text = env[variable]?.trim() || fallback;
  const value = parse(text);
  if (value === undefined) throw new ConfigError(variable, text, expected);
  return value;
}

function integerUpTo(most: number): (text: string) => number | undefined {
  return (text) => (/^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined);
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

function parseTrust(text: string): number | undefined {
  if (/^(off|false|no|0)$/i.test(text)) return 0;
  if (/^(on|true|yes|1)$/i.test(text)) return 1;
  return integerUpTo(10)(text);
}

function parseSmtpUrl(text: string): string | undefined {
  if (text === '') return '';
  const isServer = /^smtps?:/.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
  return isServer ? text : undefined;
}

/** `clinic@example.ro` or `Name <clinic@example.ro>`. */
function parseMailbox(text: string): MailAddress | undefined {
  const [, name = clinic.name, address = ''] = /^(?:([^<>"\r\n]+?)\s*<)?([^<>]+)>?$/.exec(text) ?? [];
  return isEmail(address) && text.includes('<') === text.endsWith('>') ? { name, address } : undefined;
}

/** Never shown, right or wrong. */
function readToken({ METRICS_TOKEN: token = '' }: Environment): string {
  if (token === '' || /^[!-~]{16,200}$/.test(token)) return token;
  throw new ConfigError('METRICS_TOKEN', '…', '16 to 200 visible ASCII characters');
}

/** @throws {ConfigError} when `DATABASE_URL` names no database */
export function readDatabaseUrl(env: Environment): string {
  const expected = 'file:PATH or postgres://USER:PASSWORD@HOST/DATABASE';
  return read(env, 'DATABASE_URL', 'file:data/clinic.sqlite', expected, parseDatabaseUrl);
}

/** @throws {Error} one line that names the first variable with a wrong value */
export function readConfig(env: Environment): Config {
  const port = read(env, 'PORT', '3000', 'a number from 0 to 65535', integerUpTo(65_535));
  return {
    port,
    host: read(env, 'HOST', '127.0.0.1', 'an address or a host name', (text) =>
      /^[\w.:%-]+$/.test(text) ? text : undefined,
    ),
    databaseUrl: readDatabaseUrl(env),
    publicUrl: read(
      env,
      'PUBLIC_URL',
      `http://localhost:${port}`,
      'an address like https://clinic.example, without a path',
      parseOrigin,
    ),
    trustedProxies: read(env, 'TRUST_PROXY', 'off', 'on, off or a number of proxies up to 10', parseTrust),
    postsPerMinute: read(
      env,
      'POSTS_PER_MINUTE',
      '20',
      'a number from 0 (no limit) to 100000',
      integerUpTo(100_000),
    ),
    bookingsPerEmail: read(
      env,
      'BOOKINGS_PER_EMAIL',
      '5',
      'a number from 0 (no limit) to 1000',
      integerUpTo(1_000),
    ),
    logLevel: read(env, 'LOG_LEVEL', 'warn', `one of ${LOG_LEVELS.join(', ')}`, (text) =>
      LOG_LEVELS.find((level) => level === text.toLowerCase()),
    ),
    smtpUrl: read(env, 'SMTP_URL', '', 'an address like smtps://USER:PASSWORD@HOST:465', parseSmtpUrl),
    mailFrom: read(env, 'MAIL_FROM', clinic.email, 'an address like Name <name@example.ro>', parseMailbox),
    clinicInbox: read(env, 'CLINIC_INBOX', clinic.email, 'an address like name@example.ro', (text) =>
      isEmail(text) ? text : undefined,
    ),
    metricsPort: read(env, 'METRICS_PORT', '0', 'a number from 0 (none) to 65535', integerUpTo(65_535)),
    metricsToken: readToken(env),
    drainSeconds: read(env, 'DRAIN_SECONDS', '0', 'a number from 0 to 300', integerUpTo(300)),
    retentionDays: read(env, 'RETENTION_DAYS', '0', 'a number from 0 (never) to 36500', integerUpTo(36_500)),
  };
}
