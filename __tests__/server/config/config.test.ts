import { readConfig, withoutPassword } from '../../../src/server/config/config';

describe('the settings', () => {
  it('have defaults that work without any variable', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: 'file:data/clinic.sqlite',
      sampleData: true,
      publicUrl: 'http://localhost:3000',
      trustProxy: 0,
      bookingWeeks: 52,
      postsPerMinute: 20,
      bookingsPerDay: 5,
      pendingPerDay: 30,
      messagesPerDay: 20,
      confirmationsPerEmail: 10,
      receptionAddresses: [],
      strictTransportSecurity: 'max-age=31536000',
      logLevel: 'warn',
      smtpUrl: '',
      mailFrom: { name: undefined, address: undefined },
      clinicInbox: '',
      metricsToken: '',
      drainSeconds: 0,
      retentionDays: null,
    });
  });

  it('come from the environment', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'file:/srv/clinic.sqlite',
      SAMPLE_DATA: '0',
      PUBLIC_URL: 'https://clinica.example/',
      TRUST_PROXY: 'on',
      BOOKING_WEEKS: '4',
      POSTS_PER_MINUTE: '0',
      BOOKINGS_PER_DAY: '50',
      PENDING_PER_DAY: '7',
      MESSAGES_PER_DAY: '0',
      RECEPTION_ADDRESSES: '192.0.2.7, 2001:db8::1',
      STRICT_TRANSPORT_SECURITY: 'max-age=300; includeSubDomains',
      CONFIRMATIONS_PER_EMAIL: '2',
      LOG_LEVEL: 'info',
      SMTP_URL: 'smtps://clinic:word@mail.example:465',
      MAIL_FROM: 'Clinica Ștefan <programari@clinica.example>',
      CLINIC_INBOX: 'receptie@clinica.example',
      METRICS_TOKEN: 'a-token-of-some-length',
      DRAIN_SECONDS: '5',
      RETENTION_DAYS: '365',
    };
    expect(readConfig(env)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'file:/srv/clinic.sqlite',
      sampleData: false,
      publicUrl: 'https://clinica.example',
      trustProxy: 1,
      bookingWeeks: 4,
      postsPerMinute: 0,
      bookingsPerDay: 50,
      pendingPerDay: 7,
      messagesPerDay: 0,
      confirmationsPerEmail: 2,
      receptionAddresses: ['192.0.2.7', '2001:db8::1'],
      strictTransportSecurity: 'max-age=300; includeSubDomains',
      logLevel: 'info',
      smtpUrl: 'smtps://clinic:word@mail.example:465',
      mailFrom: { name: 'Clinica Ștefan', address: 'programari@clinica.example' },
      clinicInbox: 'receptie@clinica.example',
      metricsToken: 'a-token-of-some-length',
      drainSeconds: 5,
      retentionDays: 365,
    });
  });

  it('derive the public address from the port', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it.each(['postgres://clinic@db/clinic', 'postgresql:///clinic?host=/run/postgresql'])(
    'take the PostgreSQL at %s',
    (databaseUrl) => {
      expect(readConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
    },
  );

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

  it('leave the environment of others alone', () => {
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

  it('never repeat the token of the figures', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'secret' })).toThrow(/^(?!.*secret)/);
  });

  it('never repeat a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://clinic:secret@d b/clinic' })).toThrow(
      /^(?!.*secret)/,
    );
    expect(() => readConfig({ SMTP_URL: 'http://clinic:secret@mail.example' })).toThrow(/^(?!.*secret)/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://clinic:secret@db/clinic' })).toThrow(/^(?!.*secret)/);
  });

  it.each(['/', '?', '#', '@', ':', '\n', '%', '//'])(
    'never repeat a password that holds a raw "%s"',
    (sign) => {
      const password = `secret${sign}word`;
      expect(withoutPassword(`postgres://clinic:${password}@db/clinic`)).toBe('postgres://…@db/clinic');
      expect(() => readConfig({ DATABASE_URL: `postgres://clinic:${password}@d b/clinic` })).toThrow(
        /^(?!.*(?:secret|word))/s,
      );
      expect(() => readConfig({ SMTP_URL: `http://clinic:${password}@mail.example` })).toThrow(
        /^(?!.*(?:secret|word))/s,
      );
    },
  );
});
