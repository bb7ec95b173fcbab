import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import {
  readConfig,
  SETTINGS,
  variableOf,
  withoutPassword,
  type Config,
} from '../../../src/server/config/config';

/** The table for operators: each setting's comment, the rule for its value, and its default. */
function settingsTable(): string {
  const source = readFileSync('src/server/config/config.ts', 'utf8');
  const rows = Object.entries(SETTINGS).map(([name, schema]) => {
    const [, about] = new RegExp(`/\\*\\* (.*)\\. \\*/\\n  ${name}: `).exec(source) ?? [];
    const { fallback, expected } = v.getMetadata(schema);
    const shown = fallback === '' ? 'none' : `\`${fallback}\``;
    return `| \`${variableOf(name)}\` | ${about} | ${expected} | ${shown} |`;
  });
  return ['| variable | meaning | must be | default |', '|---|---|---|---|', ...rows].join('\n');
}

test('the operator’s README lists the current settings; UPDATE_README=1 rewrites it', () => {
  const path = '.container/README.md';
  const text = readFileSync(path, 'utf8');
  const written = text.replace(/^\| variable \|[^]*?(?=\n\n)/m, settingsTable);
  if (process.env.UPDATE_README === '1') writeFileSync(path, written);
  else expect(text).toBe(written);
  expect(written).not.toContain('undefined');
});

test('every setting reaches the containers: compose.yaml passes it on, or fixes it', () => {
  const compose = readFileSync('.container/compose.yaml', 'utf8');
  // The image fixes the address on which the server listens.
  const passed = Object.keys(SETTINGS).filter((name) => name !== 'host' && name !== 'port');
  expect(passed.map(variableOf).filter((name) => !compose.includes(`\n    ${name}: `))).toEqual([]);
});

describe('the settings', () => {
  it.each<[variable: string, text: string, name: keyof Config, value: unknown]>([
    ['PORT', '8080', 'port', 8080],
    ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['DATABASE_URL', 'file:/srv/clinic.sqlite', 'databaseUrl', 'file:/srv/clinic.sqlite'],
    ['DATABASE_URL', 'postgres://clinic@db/clinic', 'databaseUrl', 'postgres://clinic@db/clinic'],
    ['DATABASE_URL', 'postgresql:///c?host=/run', 'databaseUrl', 'postgresql:///c?host=/run'],
    ['SAMPLE_DATA', '0', 'sampleData', false],
    ['PUBLIC_URL', 'https://clinica.example/', 'publicUrl', 'https://clinica.example'],
    ['TRUST_PROXY', 'on', 'trustProxy', 1],
    ['TRUST_PROXY', '3', 'trustProxy', 3],
    ['BOOKING_WEEKS', '4', 'bookingWeeks', 4],
    ['POSTS_PER_MINUTE', '0', 'postsPerMinute', 0],
    ['BOOKINGS_PER_DAY', '50', 'bookingsPerDay', 50],
    ['PENDING_PER_DAY', '7', 'pendingPerDay', 7],
    ['UNCONFIRMED_PERCENT', '0', 'unconfirmedPercent', 0],
    ['MESSAGES_PER_DAY', '0', 'messagesPerDay', 0],
    ['CONFIRMATIONS_PER_EMAIL', '2', 'confirmationsPerEmail', 2],
    ['RECEPTION_ADDRESSES', '192.0.2.7, 2001:db8::1', 'receptionAddresses', ['192.0.2.7', '2001:db8::1']],
    ['STRICT_TRANSPORT_SECURITY', 'max-age=3; preload', 'strictTransportSecurity', 'max-age=3; preload'],
    ['LOG_LEVEL', 'INFO', 'logLevel', 'info'],
    ['SMTP_URL', 'smtps://clinic:word@mail.example:465', 'smtpUrl', 'smtps://clinic:word@mail.example:465'],
    ['MAIL_FROM', 'Ștefan <s@c.example>', 'mailFrom', { name: 'Ștefan', address: 's@c.example' }],
    ['MAIL_FROM', 's@c.example', 'mailFrom', { name: undefined, address: 's@c.example' }],
    ['CLINIC_INBOX', 'receptie@clinica.example', 'clinicInbox', 'receptie@clinica.example'],
    ['METRICS_TOKEN', 'a-token-of-some-length', 'metricsToken', 'a-token-of-some-length'],
    ['DRAIN_SECONDS', '5', 'drainSeconds', 5],
    ['RETENTION_DAYS', '365', 'retentionDays', 365],
  ])('accept %s=%s', (variable, text, name, value) => {
    expect(readConfig({ [variable]: text })).toMatchObject({ [name]: value });
  });

  it('derive the public address from the port', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it('take an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'two words'],
    ['DATABASE_URL', 'clinic.sqlite'],
    ['DATABASE_URL', 'file:'],
    ['DATABASE_URL', 'file://host/clinic.sqlite'],
    ['DATABASE_URL', 'mysql://localhost/clinic'],
    ['DATABASE_URL', 'postgres:clinic'],
    ['DATABASE_URL', 'postgres://clinic@local host/clinic'],
    ['PUBLIC_URL', 'clinica.example'],
    ['PUBLIC_URL', 'ftp://clinica.example'],
    ['PUBLIC_URL', 'https://clinica.example/ro'],
    ['PUBLIC_URL', 'https://user:word@clinica.example'],
    ['SAMPLE_DATA', 'some'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRUST_PROXY', '11'],
    ['BOOKING_WEEKS', '0'],
    ['BOOKING_WEEKS', 'a year'],
    ['POSTS_PER_MINUTE', 'many'],
    ['POSTS_PER_MINUTE', '-1'],
    ['BOOKINGS_PER_DAY', 'often'],
    ['PENDING_PER_DAY', '-1'],
    ['MESSAGES_PER_DAY', '1.5'],
    ['RECEPTION_ADDRESSES', 'reception'],
    ['STRICT_TRANSPORT_SECURITY', 'yes'],
    ['CONFIRMATIONS_PER_EMAIL', 'few'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Clinica'],
    ['MAIL_FROM', 'Clinica <programari@clinica.example'],
    ['MAIL_FROM', 'programari@clinica.example>'],
    ['CLINIC_INBOX', 'a@b.example, c@d.example'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'two words that are long enough'],
    ['DRAIN_SECONDS', '-1'],
    ['RETENTION_DAYS', 'a year'],
  ])('refuse %s=%s with one line that names it', (variable, value) => {
    let message = '';
    try {
      readConfig({ [variable]: value });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`^${variable}[^\\n]+$`));
  });

  it('ignore environment variables of other programs', () => {
    const others = {
      HOME: '/root',
      PORTS: '1',
      PATH: '/bin',
      NODE_ENV: 'test',
      BACKEND_URL: '',
      LOGNAME: 'ana',
      // Names that hosts set for other programs.
      EMAIL_FROM: 'x',
      DATABASE_URI: 'x',
      SMTP_URI: 'x',
    };
    expect(readConfig(others)).toEqual(readConfig({}));
  });

  it('never reveal the metrics token or a password in an error, whatever signs it contains', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'secret' })).toThrow(/^(?!.*secret)/);
    for (const sign of ['', '/', '?', '#', '@', ':', '\n', '%', '//']) {
      const login = `clinic:secret${sign}word`;
      expect(withoutPassword(`postgres://${login}@db/clinic`)).toBe('postgres://…@db/clinic');
      for (const wrong of [
        { DATABASE_URL: `postgres://${login}@d b/clinic` },
        { DATABASE_URL: `mysql://${login}@db/clinic` },
        { SMTP_URL: `http://${login}@mail.example` },
      ])
        expect(() => readConfig(wrong)).toThrow(/^(?!.*(?:secret|word))/s);
    }
  });
});
