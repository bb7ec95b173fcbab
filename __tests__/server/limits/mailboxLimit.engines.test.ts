import { SAMPLE_PROFILE } from '../../../src/content/sample/profile';
import { forgetPerson } from '../../../src/server/patient/person';
import { injectCall } from '../support/forms';
import { NEXT_MONDAY, wireAppointment, mondayAfter } from '../support/sampleRequests';
import { MONDAY_AFTER, THIRD_MONDAY, WEDNESDAY, waitingClinic } from '../waiting/waitingClinic';
import { ENGINE } from '../support/engineDatabase';

const MINUTES_PER_DAY = 24 * 60;
const TIMES = [
  [1, NEXT_MONDAY],
  [2, NEXT_MONDAY],
  [3, WEDNESDAY],
  [1, MONDAY_AFTER],
  [2, MONDAY_AFTER],
] as const;

describe(`a mailbox in ${ENGINE}`, () => {
  const the = waitingClinic();
  const { book, cancel, move, mailed, offered, ask, pass } = the;
  /** Sends what waits and counts the mails to patients. */
  const count = async (): Promise<number> =>
    (await mailed()).filter(({ to }) => to !== undefined && to !== SAMPLE_PROFILE.email).length;

  it('gets ten mails a day, however many strangers use its name at once', async () => {
    const dates = Array.from({ length: 30 }, (_, week) => mondayAfter(week));
    const requests = dates.flatMap((date) => [1, 2].map((slot) => ({ date, user_appointment_id: slot })));
    const answers = await Promise.all(
      requests.map((request) =>
        injectCall(the.clinic.app, 'createAppointment', { ...wireAppointment, ...request }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await count()).toBe(10);
  });

  if (ENGINE !== 'SQLite') return;
  // The tests below run only statements that are tested above on both engines, so one engine is enough.

  it('gets no more by moves and cancellations of bookings in its name, in any spelling', async () => {
    let mails = 0;
    for (const [index, [slotId, date]] of TIMES.entries()) {
      const page = await book(slotId, date, { client_email: `a.na+${index}@gmail.com` });
      mails += await count();
      for (let moves = 0; moves < 4; moves += 1) {
        const [slot, day] = moves % 2 === 0 ? [1, THIRD_MONDAY] : [slotId, date];
        expect((await move(page, slot, day, moves)).headers.location).toBe(page);
        mails += await count();
      }
      await cancel(page);
      mails += await count();
    }
    expect(mails).toBe(10);
    pass(MINUTES_PER_DAY);
    await book(1, NEXT_MONDAY, { client_email: 'ana@gmail.com' });
    expect(await count()).toBe(1);
  });

  it('gets no more after what was mailed about has been erased', async () => {
    let mails = 0;
    for (let time = 0; time < 8; time += 1) {
      const page = await book(1, NEXT_MONDAY, { client_email: 'ana@exemplu.example' });
      mails += await count();
      await cancel(page);
      mails += await count();
      await forgetPerson(the.db, { email: 'ana@exemplu.example' }, 'patient', the.clinic.now);
    }
    expect(mails).toBe(10);
  });

  it('is offered freed times by half of its mails, so that the others are left for what it books', async () => {
    const pages = [];
    for (const [slotId, date] of [...TIMES, [2, THIRD_MONDAY]] as const) pages.push(await book(slotId, date));
    await ask(await book(1, '2026-04-06', { client_email: 'ana@exemplu.example' }));
    for (const page of pages) await cancel(page);
    const offers = [];
    for (let turn = 0; turn < 8; turn += 1) {
      offers.push(...(await offered()));
      pass(30);
    }
    // One mail confirmed the booking.
    expect(offers).toHaveLength(4);
  });
});
