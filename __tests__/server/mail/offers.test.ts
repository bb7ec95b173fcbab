import { clinicInstant } from '../../../src/domain/clock';
import { cancel } from '../../../src/server/booking/cancel';
import { findByReference } from '../../../src/server/booking/find';
import { addEntryOf } from '../../../src/server/waiting/joinAndLeave';
import { offerFreedTimes } from '../../../src/server/waiting/offers';
import { byPatient } from '../support/booking';
import { NEXT_MONDAY, mondayAfter } from '../support/sampleRequests';
import { openTestMailClinic, type TestMailClinic } from '../support/testMailClinic';
import { until } from '../support/until';

const EMAIL = 'ana@exemplu.example';

describe('the mail that offers a freed time', () => {
  let clinic: TestMailClinic;
  beforeEach(async () => {
    clinic = await openTestMailClinic();
  });
  afterEach(() => clinic.close());

  const offers = () => clinic.received.filter(({ mail }) => mail.subject?.startsWith('Oră eliberată'));

  /** Puts a patient on the waiting list for the time that is freed at `clinic.now`. */
  const free = async () => {
    const reference = await clinic.book({ email: 'ion@exemplu.example' });
    const own = await clinic.book({ email: EMAIL, date: mondayAfter(1) });
    const appointment = await findByReference(clinic.db, own);
    if (appointment)
      await addEntryOf(clinic.db, appointment, { days: 31, parts: 3, anyDoctor: false }, clinic.now);
    await cancel(clinic.db, reference, byPatient(clinic.now));
    await offerFreedTimes(clinic.db, { now: clinic.now, bookingWeeks: 52, confirmationsPerEmail: 10 });
  };

  it('names the time, how long the offer is exclusive, and how to leave the list', async () => {
    await free();
    await clinic.work();
    await until(() => offers().length === 1);
    const [{ to, mail }] = offers() as [(typeof clinic.received)[number]];
    expect([to, mail.subject]).toEqual([
      [EMAIL],
      'Oră eliberată mai devreme: luni, 9 martie 2026, ora\u00a009:00',
    ]);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Ora nu se păstrează');
      expect(body).toContain('După ora 10:30 o propunem și următorului care așteaptă.');
      expect(body).toContain('luni, 16 martie 2026, ora\u00a009:00');
    }
    const page = String.raw`https://clinica\.example/programare/[0-9A-Z]{8}-[\w-]{43}`;
    expect(mail.text).toMatch(new RegExp(`^${page}/mutare\\?medic=1&ora=1\\+${NEXT_MONDAY}$`, 'm'));
    expect(mail.text).toMatch(new RegExp(`^Scoateți-mă de pe listă:\\n${page}/mai-devreme$`, 'm'));
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toMatch(new RegExp(`^<${page}/mai-devreme>$`));
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  it('is held at night and sent in the morning', async () => {
    clinic.now = clinicInstant({ date: '2026-03-02', time: '20:59' });
    await free();
    clinic.now += 60_000;
    await clinic.work();
    await until(() => clinic.nothingWaits());
    expect(offers()).toEqual([]);
    clinic.now = clinicInstant({ date: '2026-03-03', time: '07:00' });
    await offerFreedTimes(clinic.db, { now: clinic.now, bookingWeeks: 52, confirmationsPerEmail: 10 });
    await until(() => offers().length === 1);
  });
});
