import { openEngine, type ClinicEngine } from '../../../src/server/database/openDatabase';
import type { ClaimedMail } from '../../../src/server/database/ports/outboxStore';
import type { TestPlace } from '../support/databaseForEach';
import { post } from '../support/forms';
import { openTestDatabase } from '../support/openTestDatabase';
import { NOW, wireAppointment } from '../support/sampleRequests';
import { openTestClinic, type TestClinic } from '../support/testClinic';

const MINUTE = 60_000;
/** Weeks that can be booked. */
export const WEEKS = 52;
/** Doctor 1 has Mondays at 9:00 and 10:30 (slots 1 and 2) and Wednesdays at 9:00 (slot 3). */
export const [MONDAY_AFTER, WEDNESDAY, THIRD_MONDAY] = ['2026-03-16', '2026-03-11', '2026-03-23'];

/** As the form sends it untouched. */
export const ANY_TIME = ['zi=0', 'zi=1', 'zi=2', 'zi=3', 'zi=4', 'parte=1', 'parte=2'];

type Offer = Extract<ClaimedMail, { kind: 'earlier.offer' }>;

/** For each test of the surrounding `describe`, a clinic that sends mail and what its patients do there. */
export function waitingClinic(prepare: () => Promise<TestPlace>) {
  let now = NOW;
  let place: TestPlace;
  let clinic: TestClinic;
  beforeEach(async () => {
    now = NOW;
    place = await prepare();
    const database = await openTestDatabase(place.url);
    clinic = await openTestClinic({ database, clock: () => now, smtpUrl: 'smtp://127.0.0.1:9' });
  });
  afterEach(async () => {
    await clinic.close();
    await place.remove();
  });

  const onDesk = async <T>(work: (engine: ClinicEngine) => Promise<T>) => {
    const engine = await openEngine(place.url, 'staff');
    try {
      return await work(engine);
    } finally {
      await engine.close();
    }
  };
  const book = async (slotId: number, date: string, changes: object = {}): Promise<string> =>
    (
      await post(clinic.app, 'createAppointment', {
        ...{ ...wireAppointment, user_appointment_id: slotId, date },
        ...{ client_email: `p${slotId}${date}@exemplu.example`, ...changes },
      })
    ).json<{ link: string }>().link;
  const open = async (url: string) => (await clinic.app.inject(url)).body;
  const send = (url: string, fields: string) =>
    clinic.app.inject({
      ...{ method: 'POST', url, payload: fields },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const ask = (page: string, fields: readonly string[] = ANY_TIME) =>
    send(`${page}/mai-devreme`, fields.join('&'));
  /** As a mail program's own button does. */
  const leave = (page: string) => send(`${page}/mai-devreme`, 'List-Unsubscribe=One-Click');
  const cancel = (page: string) => send(page, '');
  const move = (page: string, slotId: number, date: string, moves = 0) =>
    send(`${page}/mutare`, `ora=${slotId}+${date}&mutari=${moves}`);
  /** What is offered at this moment, mails sent at once, to which page. */
  const offered = async (): Promise<readonly string[]> => {
    await clinic.database.waiting.offerFreed(now, WEEKS);
    const mails = await clinic.database.outbox.claim(now, now + MINUTE, 100);
    for (const mail of mails) await clinic.database.outbox.settle(mail, { kind: 'sent', at: now });
    return mails
      .filter((mail): mail is Offer => mail.kind === 'earlier.offer' && mail.offered.isOfUse)
      .map(({ linkToken, offered: { slotId, date } }) => `${slotId} ${date} /programare/${linkToken}`);
  };
  const pass = (minutes: number) => {
    now += minutes * MINUTE;
  };
  return {
    ...{ onDesk, book, open, send, ask, leave, cancel, move, offered, pass },
    get clinic() {
      return clinic;
    },
    get place() {
      return place;
    },
    get now() {
      return now;
    },
    set now(instant: number) {
      now = instant;
    },
  };
}
