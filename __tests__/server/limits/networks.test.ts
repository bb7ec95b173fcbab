import { listMails } from '../../../src/server/outbox/list';
import { queueSurgeNotice } from '../../../src/server/outbox/clinicNotices';
import { DAY } from '../../../src/domain/durations';
import { injectCall } from '../support/forms';
import { NOW, wireAppointment, wireContactRequest, mondayAfter } from '../support/sampleRequests';
import { clinicsForEach, type TestClinic, type TestClinicOptions } from '../support/testClinic';

/** Returns addresses of one network: of an IPv6 /48 each in a /56 of its own. */
const ADDRESSES = {
  'an IPv6 /48': (index: number) => `2001:db8:7:${(index * 256).toString(16)}::${index + 1}`,
  'an IPv4 /24': (index: number) => `203.0.113.${index + 1}`,
} as const;

describe('visitors with many addresses', () => {
  const clinics = clinicsForEach();
  let clinic: TestClinic;
  let bookings: number;
  const open = async (options: TestClinicOptions = {}): Promise<void> => {
    bookings = 0;
    clinic = await clinics.open({
      smtpUrl: 'smtp://127.0.0.1:25',
      receptionAddresses: [],
      ...options,
    });
  };
  /** Books the next free time, and returns how it is confirmed, or the refusal's status. */
  const book = async (remoteAddress: string): Promise<string | number> => {
    const date = mondayAfter(Math.floor(bookings / 2));
    bookings += 1;
    const appointment = {
      ...wireAppointment,
      user_appointment_id: 1 + (bookings % 2),
      date,
      client_email: `p${bookings}@exemplu.example`,
    };
    const answer = await injectCall(clinic.app, 'createAppointment', appointment, { remoteAddress });
    return answer.json<{ confirmation?: string }>().confirmation ?? answer.statusCode;
  };
  const countOf = (answers: readonly (string | number)[], wanted: string | number) =>
    answers.filter((answer) => answer === wanted).length;

  it.each(Object.entries(ADDRESSES))('of %s have four addresses’ budgets together', async (_network, at) => {
    await open({ bookingsPerDay: 3, pendingPerDay: 2, messagesPerDay: 4 });
    const booked = [];
    for (let index = 0; index < 30; index += 1) booked.push(await book(at(index)));
    expect([countOf(booked, 'email'), countOf(booked, 'required'), countOf(booked, 429)]).toEqual([
      12, 8, 10,
    ]);
    const written = [];
    for (let index = 0; index < 20; index += 1) {
      const from = { remoteAddress: at(index) };
      written.push((await injectCall(clinic.app, 'contactRequest', wireContactRequest, from)).statusCode);
    }
    expect(countOf(written, 200)).toBe(16);
    expect(await book('198.51.100.7')).toBe('email');
    clinics.now += DAY;
    expect(await book(at(0))).toBe('email');
  });

  /** Books from as many networks as there are bookings. */
  const bookFromEverywhere = async (count: number) => {
    const answers = [];
    for (let index = 0; index < count; index += 1) answers.push(await book(`10.0.${index}.1`));
    return answers;
  };
  const ready = async () =>
    (await clinic.app.inject('/health/ready')).json<{ warnings?: string[] }>().warnings;
  /** Runs the job twice and counts the clinic's mails about a surge. */
  const noticesOf = async (): Promise<number> => {
    const options = { unconfirmedPercent: 20, smtpUrl: 'smtp://127.0.0.1:25' };
    for (let time = 0; time < 2; time += 1) await queueSurgeNotice(clinic.db, clinics.now, options);
    return (await listMails(clinic.db, 500)).filter(({ kind }) => kind === 'surge.notice').length;
  };

  it('make everybody confirm once a day’s bookings exceed fifty and the share, and the clinic knows', async () => {
    await open({ unconfirmedPercent: 20 });
    const answers = await bookFromEverywhere(60);
    expect([countOf(answers, 'email'), countOf(answers, 'required')]).toEqual([51, 9]);
    const warn = jest.spyOn(clinic.app.log, 'warn');
    const warning = expect.stringContaining('every patient confirms by mail');
    expect([await ready(), await ready()]).toEqual([[warning], [warning]]);
    expect(warn.mock.calls).toEqual([[warning]]);
    expect(await noticesOf()).toBe(1);
    clinics.now += DAY;
    expect([await ready(), await noticesOf(), await book('10.1.0.1')]).toEqual([undefined, 1, 'email']);
  });

  it.each([
    [3, 5],
    [0, 2],
  ])(
    'have no further pending bookings than at other times while everybody confirms, with %i free ones',
    async (bookingsPerDay, most) => {
      await open({ unconfirmedPercent: 20, bookingsPerDay, pendingPerDay: 2 });
      await bookFromEverywhere(60);
      const answers = [];
      for (let time = 0; time <= most; time += 1) answers.push(await book('203.0.113.7'));
      expect([countOf(answers, 'required'), answers.at(-1)]).toEqual([most, 429]);
    },
  );

  it.each([1_000, 0])('make nobody confirm with a share of %i %%', async (unconfirmedPercent) => {
    await open({ unconfirmedPercent });
    expect(new Set(await bookFromEverywhere(60))).toEqual(new Set(['email']));
    expect(await ready()).toBeUndefined();
  });

  it('are only warned of where no mail is sent, and their bookings take effect', async () => {
    await open({ smtpUrl: '', unconfirmedPercent: 20 });
    expect(new Set(await bookFromEverywhere(60))).toEqual(new Set(['none']));
    expect(await ready()).toEqual([expect.stringContaining('without SMTP_URL')]);
  });

  it('are not limited by what a wrong clock stored in the future', async () => {
    await open({ bookingsPerDay: 1, smtpUrl: '' });
    bookings = 10;
    clinics.now += 10 * DAY;
    expect(await book('203.0.113.7')).toBe('none');
    clinics.now = NOW;
    expect([await book('203.0.113.7'), await book('203.0.113.7')]).toEqual(['none', 429]);
  });
});
