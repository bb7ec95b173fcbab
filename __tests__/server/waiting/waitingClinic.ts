import { SAMPLE_PROFILE } from '../../../src/content/sample/profile';
import { load, type LoadedMail } from '../../../src/server/mail/load';
import { claim, settle } from '../../../src/server/outbox/claim';
import { listEntries } from '../../../src/server/waiting/entries';
import { offerFreedTimes } from '../../../src/server/waiting/offers';
import { MINUTE } from '../../../src/domain/durations';
import { engineDatabase } from '../support/engineDatabase';
import { injectCall, injectForm } from '../support/forms';
import { wireAppointment } from '../support/sampleRequests';
import { clinicForEach } from '../support/testClinic';

export const OFFERING = { bookingWeeks: 52, confirmationsPerEmail: 10 } as const;
/** Doctor 1 has Mondays at 9:00 and 10:30 (slots 1 and 2) and Wednesdays at 9:00 (slot 3). */
export const MONDAY_AFTER = '2026-03-16';
export const WEDNESDAY = '2026-03-11';
export const THIRD_MONDAY = '2026-03-23';

/** The form's unchanged values. */
export const ANY_TIME = ['zi=0', 'zi=2', 'parte=1', 'parte=2'];

/** Returns the name and value of each ticked box of a form: `zi 1`. */
export const tickedIn = (html: string): readonly string[] =>
  [...html.matchAll(/<input[^>]* checked=[^>]*>/g)].map(
    ([box]) => `${/ name="([^"]+)"/.exec(box)?.[1]} ${/ value="([^"]+)"/.exec(box)?.[1]}`,
  );

/** Parses an offer's slot and date, and the patient's page or the address of a person without an appointment. */
function offerIn({ content, to }: LoadedMail): string {
  const { pathname, searchParams } = new URL(content.action?.url ?? '', 'https://clinica.example');
  const time = searchParams.get('ora') ?? `${searchParams.get('interval')} ${searchParams.get('data')}`;
  return `${time} ${searchParams.has('ora') ? pathname.replace('/mutare', '') : to}`;
}

/** Opens, for each test of the surrounding `describe`, a clinic that sends mail, with its patients' actions. */
export function waitingClinic() {
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const clinic = clinicForEach({ smtpUrl: 'smtp://127.0.0.1:9' }, engineDatabase);

  const book = async (slotId: number, date: string, changes: object = {}): Promise<string> =>
    (
      await injectCall(clinic.app, 'createAppointment', {
        ...wireAppointment,
        user_appointment_id: slotId,
        date,
        client_email: `p${slotId}${date}@exemplu.example`,
        ...changes,
      })
    ).json<{ link: string }>().link;
  const open = async (url: string) => (await clinic.app.inject(url)).body;
  const send = (url: string, fields: string) => injectForm(clinic.app, url, fields);
  const ask = (page: string, fields: readonly string[] = ANY_TIME) =>
    send(`${page}/mai-devreme`, fields.join('&'));
  /** Posts as a mail program's unsubscribe button does. */
  const leave = (page: string) => send(`${page}/mai-devreme`, 'List-Unsubscribe=One-Click');
  const cancel = (page: string) => send(page, '');
  const move = (page: string, slotId: number, date: string, moves = 0) =>
    send(`${page}/mutare`, `ora=${slotId}+${date}&mutari=${moves}`);
  const offerFreed = () => offerFreedTimes(clinic.db, { ...OFFERING, now: clinic.now });
  const waiting = () => listEntries(clinic.db, clinic.now);
  /** Sends the waiting mails immediately and returns those that are not out of date. */
  const mailed = async (): Promise<readonly LoadedMail[]> => {
    const messages = [];
    const { db, links, now } = clinic;
    for (const mail of await claim(db, now, now + MINUTE, 1_000)) {
      const options = {
        db,
        links,
        publicUrl: '',
        bookingWeeks: 52,
        clinic: SAMPLE_PROFILE,
        now,
        isBare: false,
      };
      const message = await load(mail, options);
      await settle(db, mail, { status: message === undefined ? 'dropped' : 'sent', at: now });
      if (message !== undefined) messages.push(message);
    }
    return messages;
  };
  /** Sends due offers and returns each offered time with the page or address it went to. */
  const offered = async (): Promise<readonly string[]> => {
    await offerFreed();
    return (await mailed()).filter(({ leave: way }) => way !== undefined).map(offerIn);
  };
  const pass = (minutes: number) => {
    clinic.now += minutes * MINUTE;
  };
  return {
    book,
    open,
    send,
    ask,
    leave,
    cancel,
    move,
    offerFreed,
    waiting,
    mailed,
    offered,
    pass,
    clinic,
    get db() {
      return clinic.db;
    },
  };
}
