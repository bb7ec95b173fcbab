import { addDays, mondayOf } from '../../../src/domain/calendarDate';
import { clinicInstant } from '../../../src/domain/clock';
import { queueDaySheet } from '../../../src/server/outbox/clinicNotices';
import type { MailServerOptions } from '../support/mailServer';
import { MONDAY, TODAY } from '../support/sampleRequests';
import { sendDueMails } from '../support/sendDueMails';
import { storeMessage } from '../support/storeAppointment';
import { staffHarness } from '../support/staffHarness';
import { ENGINE, engineDatabase } from '../support/engineDatabase';

const at = (time: string, date = MONDAY) => clinicInstant({ date, time });

describe(`the clinic’s day on ${ENGINE}`, () => {
  const staff = staffHarness(engineDatabase);

  /** Queues the mail as some processes do at the same moment. */
  const queue = (now: number) =>
    staff.onData((db) => Promise.all([1, 2, 3].map(() => queueDaySheet(db, now, '07:00'))));
  const kinds = async () =>
    (await staff.json<{ kind: string }[]>('outbox list')).filter(({ kind }) => kind === 'day.notice').length;

  /** Sends all mails at a moment and returns those of the day. */
  async function dayMails(now: number, options?: MailServerOptions) {
    const mails = await sendDueMails(staff.url, { clock: () => now, ...options });
    return mails.map(({ mail }) => mail).filter(({ subject }) => subject?.startsWith('Ziua'));
  }

  it('is mailed once a day, from its hour on, with any number of processes', async () => {
    await staff.book();
    await queue(at('06:59'));
    expect(await kinds()).toBe(0);
    for (const time of ['07:00', '07:01', '16:00']) await queue(at(time));
    expect(await kinds()).toBe(1);
    await queue(at('07:00', addDays(MONDAY, 1)));
    expect(await kinds()).toBe(2);
  });

  it('names each patient with phone, earlier visit, words and confirmation, the gaps, and open requests', async () => {
    await staff.book({ date: addDays(MONDAY, -126) });
    await staff.book({ message: 'Vin cu Holterul\nvechi' });
    const pending = await staff.book({
      slotId: 4,
      lastName: 'Radu',
      firstName: 'Dan',
      email: 'dan@x.example',
    });
    await staff.onData((db) =>
      db
        .updateTable('appointments')
        .set({ state: 'pending', confirmUntil: new Date(at('08:00')).toISOString() })
        .where('reference', '=', pending)
        .execute(),
    );
    const before = at('06:00', addDays(MONDAY, -3));
    const code = await staff.onData((db) => storeMessage(db, before, { subject: 'Cerere: Holter EKG' }));
    await staff.onData((db) => storeMessage(db, before));
    await queue(at('07:00'));
    const [mail, ...others] = await dayMails(at('07:01'));
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Ziua clinicii: luni, .*, o programare$/);
    const text = mail?.text ?? '';
    expect(text).toContain('Programări: 1. Neconfirmate: 1.');
    expect(text).toContain('Dr. Ioana Mureșan, Cardiologie: 09:00–09:30 Pop Ana 0700 000 000');
    expect(text).toMatch(/ {2}control, ultima dată lun\. .*; Vin cu Holterul\s+vechi; [0-9A-Z]{8}\n/);
    expect(text).toContain('Dr. Ioana Mureșan, Cardiologie: 10:30–11:00 liber');
    expect(text).toMatch(/Reumatologie: 09:00–09:30 Radu Dan 0700 000 000\n {2}neconfirmată; prima vizită; /);
    expect(text).toContain(`npm run clinic -- contact-requests done ${code}`);
    expect(text).toMatch(
      new RegExp(`Cereri care așteaptă: Holter EKG, Ana Pop, 0700 000 000\n +${code}, din `),
    );
    expect(text.match(/Cereri care așteaptă/g)).toHaveLength(1);

    await staff.json(`contact-requests done ${code}`);
    await queue(at('07:00', addDays(MONDAY, 7)));
    const [next] = await dayMails(at('07:01', addDays(MONDAY, 7)));
    expect(next?.text).not.toContain('Cereri');
  });

  it('names an earlier visit only where it is past, and a first one once', async () => {
    const first = addDays(TODAY, -7 * 52);
    for (const date of [MONDAY, addDays(MONDAY, 7)]) await staff.book({ date });
    await staff.book({ slotId: 2 });
    const day = (date: string) => staff.run(`appointments day --doctor 1 --date ${date}`);
    expect((await day(MONDAY)).match(/prima vizită/g)).toHaveLength(1);
    expect(await day(addDays(MONDAY, 7))).not.toMatch(/prima vizită|ultima dată/);
    await staff.book({ date: mondayOf(first) });
    expect(await day(addDays(MONDAY, 7))).toContain('control, ultima dată lun. ');
  });

  if (ENGINE !== 'SQLite') return;
  // The tests below run only statements that are tested above on both engines, so one engine is enough.

  it('is mailed with alike times that follow each other as one, and a day off in a few words', async () => {
    const add = 'slots add --doctor 3 --day luni';
    for (const line of ['--from 08:30 --to 12:30', '--from 13:00 --to 13:30', '--from 14:30 --to 15:00'])
      await staff.json(`${add} ${line}`);
    const [course] = await staff.json<{ id: number }[]>(`${add} --from 12:30 --to 13:00`);
    await staff.json(`slots block ${course?.id} --date ${MONDAY} --reason Curs`);
    await staff.json(`vacations add --doctor 2 --from ${MONDAY}`);
    await queue(at('07:00'));
    const [mail] = await dayMails(at('07:01'));
    expect(mail?.text?.match(/(?<=Dr\. Vlad Oltean, Reumatologie: ).*/g)).toEqual([
      '08:30–12:30 liber',
      '12:30–13:00 blocat: Curs',
      '13:00–13:30 liber',
      '14:30–15:00 liber',
    ]);
    expect(mail?.text?.match(/Dr\. Anca Rusu.*/g)).toEqual(['Dr. Anca Rusu, Reumatologie: nu lucrează azi']);
  });

  it('is not mailed on a day without hours, nor after its day', async () => {
    await queue(at('07:00', addDays(MONDAY, 5)));
    expect(await dayMails(at('07:01', addDays(MONDAY, 5)))).toEqual([]);
    await queue(at('07:00'));
    expect(await dayMails(at('07:01', addDays(MONDAY, 1)))).toEqual([]);
  });

  it('arrives without what visitors typed, where a mail server refuses it with that', async () => {
    const reference = await staff.book({ lastName: 'Cazino' });
    await queue(at('07:00'));
    const [mail] = await dayMails(at('07:01'), { refuses: (raw) => raw.includes('Cazino') });
    expect(mail?.text).toContain(`09:00–09:30 ${reference}`);
  });

  it('is printed with a page for each doctor, with what patients typed as text', async () => {
    await staff.book({ message: '<b>tare</b>' });
    const printed = await staff.run(`appointments day --date ${MONDAY} --print`);
    expect(printed.match(/<section/g)).toHaveLength(2);
    expect(printed).toContain('<h1>Dr. Ioana Mureșan, Cardiologie</h1>');
    expect(printed).toContain('&lt;b&gt;tare&lt;/b&gt;');
    expect(printed).toMatch(/size: A4[^]*break-before: page/);
    expect(printed).toMatch(/<td class="who" colSpan="4">liber<\/td>/);
    expect(printed).toMatch(/Tipărită la \d\d\.\d\d\.\d{4} \d\d:\d\d</);
    expect(printed).toContain('<p>Dr. Anca Rusu, Reumatologie: 09:00–09:30 liber</p>');
  });

  it('is printed with date and clinic also on a day without hours', async () => {
    await staff.json('profile set name "Clinica Demo"');
    const printed = await staff.run(`appointments day --date ${addDays(MONDAY, 5)} --print`);
    expect(printed).toMatch(/Clinica Demo[^]*Niciun medic nu are program sâmbătă, \d+ .* \d{4}\./);
  });
});
