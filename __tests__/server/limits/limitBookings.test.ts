import { addDays } from '../../../src/domain/calendarDate';
import { post } from '../support/forms';
import { NEXT_MONDAY, wireAppointment } from '../support/sampleRequests';
import { openTestClinic, type TestClinic } from '../support/testClinic';

const STRANGER = { remoteAddress: '203.0.113.7' };

describe('the limit on bookings of one e-mail address', () => {
  let clinic: TestClinic;
  const open = async (bookingsPerEmail: number): Promise<void> => {
    clinic = await openTestClinic({ bookingsPerEmail });
  };
  afterEach(() => clinic.close());

  const book = (week: number, email = wireAppointment.client_email, from: object = STRANGER) =>
    post(
      clinic.app,
      'createAppointment',
      { ...wireAppointment, client_email: email, date: addDays(NEXT_MONDAY, week * 7) },
      from,
    );

  it('lets so many through, then says clearly what to do and when to come again', async () => {
    await open(2);
    expect((await book(0)).statusCode).toBe(200);
    expect((await book(1)).statusCode).toBe(200);
    const refused = await book(2);
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        status: 429,
        message:
          'Cu această adresă de e-mail aveți deja numărul maxim de programări viitoare. Pentru încă una, vă rugăm să ne sunați.',
      },
    ]);
    // The day after the first of the two, which is on Monday in a week.
    expect(refused.headers['retry-after']).toBe(String(8 * 24 * 60 * 60));
  });

  it('counts an address however it is written, and each address alone', async () => {
    await open(1);
    expect((await book(0, 'Ana@Exemplu.example')).statusCode).toBe(200);
    expect((await book(1, 'ana@exemplu.EXAMPLE')).statusCode).toBe(429);
    expect((await book(1, 'ion@exemplu.example')).statusCode).toBe(200);
  });

  it('does not count what was cancelled', async () => {
    await open(1);
    const { reference } = (await book(0)).json<{ reference: string }>();
    await clinic.database.appointments.cancel({ reference }, 'clinic', Date.now());
    expect((await book(1)).statusCode).toBe(200);
  });

  it('answers a repeated attempt as before', async () => {
    await open(1);
    const headers = { 'idempotency-key': 'one-attempt' };
    const first = await book(0, undefined, { ...STRANGER, headers });
    const again = await book(0, undefined, { ...STRANGER, headers });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
  });

  it('can be switched off, and leaves this machine’s own addresses alone', async () => {
    await open(0);
    for (const week of [0, 1, 2, 3, 4, 5, 6]) expect((await book(week)).statusCode).toBe(200);
    await clinic.close();
    await open(1);
    for (const week of [0, 1, 2]) {
      expect((await book(week, undefined, { remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
    }
  });
});
