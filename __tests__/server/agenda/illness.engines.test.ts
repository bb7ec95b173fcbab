import { addDays } from '../../../src/domain/calendarDate';
import { clinicInstant } from '../../../src/domain/clock';
import { findByReference } from '../../../src/server/booking/find';
import { addEntryOf } from '../../../src/server/waiting/joinAndLeave';
import { offerFreedTimes } from '../../../src/server/waiting/offers';
import { clinicCommand } from '../support/clinicCommand';
import { sendDueMails } from '../support/sendDueMails';
import { MONDAY, TODAY } from '../support/sampleRequests';
import { staffHarness } from '../support/staffHarness';
import { ENGINE, engineDatabase } from '../support/engineDatabase';

/** A moment of daytime, at which freed times are offered. */
const NOON = clinicInstant({ date: addDays(TODAY, 1), time: '12:00' });

describe(`cancelling the day of a doctor who is away, on ${ENGINE}`, () => {
  const staff = staffHarness(engineDatabase);
  const line = `appointments cancel --doctor 1 --date ${MONDAY} --reason "Medicul lipsește"`;

  afterEach(() => {
    delete process.env.SMTP_URL;
  });

  /** Sends all mails and returns those to patients. */
  const patientMails = async () =>
    (await sendDueMails(staff.url)).filter(({ to }) => !to.includes('receptie@clinica.example'));

  it('mails each patient once with the reason and free times, and names those to call', async () => {
    const mailed = await staff.book();
    const called = await staff.book({
      slotId: 2,
      email: '',
      lastName: 'Radu',
      firstName: 'Dan',
      phone: '0264 111 222',
    });
    const kept = await staff.book({ date: addDays(MONDAY, 7) });
    await staff.onData((db) =>
      db
        .insertInto('doctors')
        .values({
          id: 9,
          serviceId: 1,
          firstName: 'Dan',
          lastName: 'Moga',
          title: '',
          focus: '',
          portrait: null,
        })
        .execute(),
    );
    await staff.json('slots add --doctor 9 --day luni --from 10:00 --to 10:30');
    await staff.refused(new RegExp(`Se închide ziua de [^]*${mailed}[^]*${called}[^]*--yes`), 2, line);
    expect(await staff.run(`${line} --dry-run`)).toContain(mailed);
    process.env.SMTP_URL = 'smtp://127.0.0.1:9';
    const done = await staff.run(`${line} --yes`);
    expect(done).toMatch(new RegExp(`Am anulat 2 programări[^]*Am închis ziua de [^]*Dr. Ioana Mureșan`));
    expect(done).toMatch(
      /vacations remove 2;.* pacienți: 1, pleacă automat.* De anunțat prin telefon: Radu Dan, 0264 111 222\.\n$/,
    );
    const states = await staff.json<{ reference: string }[]>('appointments list');
    expect(states.map(({ reference }) => reference)).toEqual([kept]);
    expect(await staff.json('vacations list --doctor 1')).toMatchObject([{ from: MONDAY, to: MONDAY }]);

    const mails = (await patientMails()).filter(({ mail }) => mail.subject?.includes('anulată'));
    expect(mails).toHaveLength(1);
    const text = mails[0]?.mail.text ?? '';
    expect(text).toContain('Motivul: Medicul lipsește.');
    expect(text).toMatch(/Ore libere: Dr\. Ioana Mureșan, .*ora\s\d\d:\d\d\n/);
    expect(text).toMatch(
      /Ore libere: Dr\. Dan Moga, .*ora\s10:00\n .*https:\/\/clinica\.example\/programare\?/,
    );
  });

  it('leaves nothing free that day, also for those who wait and who book meanwhile', async () => {
    await staff.book();
    const later = await staff.book({ date: addDays(MONDAY, 7), email: 'dan@exemplu.example' });
    await staff.onData(async (db) => {
      const own = await findByReference(db, later);
      if (own) await addEntryOf(db, own, { days: 31, parts: 3, anyDoctor: false }, Date.now());
    });
    await staff.json(`${line} --yes`);
    await staff.onData((db) =>
      offerFreedTimes(db, { now: NOON, bookingWeeks: 52, confirmationsPerEmail: 0 }),
    );
    const mails = await staff.json<{ kind: string }[]>('outbox list');
    expect(mails.map(({ kind }) => kind)).not.toContain('waiting.offer');
    await staff.refused(
      /zi liberă/,
      1,
      `appointments add --doctor 1 --when "${MONDAY} 09:00" --first-name A --last-name B --phone 0700000000`,
    );
    // The day is closed already, and nothing is left to cancel.
    expect(await staff.json(`${line} --yes`)).toEqual({ references: [], cancelled: true });
    expect(await staff.json('vacations list --doctor 1')).toHaveLength(1);
  });

  it('cancels also what is booked between the question and the answer', async () => {
    const asked = await staff.book();
    let late = '';
    const answer = async function* () {
      late = await staff.book({ slotId: 2 });
      yield 'da\n';
    };
    const command = ['appointments', 'cancel', '--doctor', '1', '--date', MONDAY, '--json'];
    const { output } = await clinicCommand(staff.url, answer())(...command);
    expect(JSON.parse(output)).toEqual({ references: [asked, late], cancelled: true });
  });

  if (ENGINE !== 'SQLite') return;
  // The tests below run only statements that are tested above on both engines, so one engine is enough.

  it('names all patients to call where no mail leaves, and says what a trial would close', async () => {
    const empty = await staff.run(`${line} --dry-run`);
    expect(empty).toMatch(/^S-ar închide ziua de .*Ioana Mureșan\. Nu este nicio programare de anulat\.\n$/);
    await staff.book();
    expect(await staff.run(`${line} --dry-run`)).toMatch(/^S-ar închide .* S-ar anula o programare viitoare/);
    expect(await staff.run(`${line} --yes`)).toMatch(
      /pacienți: 1, nu pleacă acum .* De anunțat prin telefon: Pop Ana, 0700 000 000\.\n$/,
    );
  });
});
