import { addDays } from '../../../src/domain/calendarDate';
import { clinicTimeAt } from '../../../src/domain/clock';
import { CALLS, type WireDoctors } from '../../../src/domain/contract';
import { openEngine } from '../../../src/server/database/openDatabase';
import { postTo } from '../support/forms';
import { wireContactRequest } from '../support/sampleRequests';
import { MONDAY, staffedSite, type PrepareData, type StaffedSite } from '../support/staffedSite';

/** What staff do to a site that is running: the sample clinic, a doctor for each test. */
export function describeStaffCommand(engine: string, prepare: PrepareData): void {
  describe(`the staff's command beside a running site on ${engine}`, () => {
    let site: StaffedSite;
    beforeAll(async () => {
      site = await staffedSite(prepare);
    });
    afterAll(() => site.close());

    /** Runs a command that has to succeed, and reads its JSON. */
    const json = async <T = Record<string, unknown>>(...args: readonly string[]): Promise<T> => {
      const { code, output, errors } = await site.clinic(...args, '--json');
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      return JSON.parse(output) as T;
    };

    it('finds a booking by the name as staff type it, and shows all of it', async () => {
      const patient = { client_first_name: 'Ștefania', client_last_name: 'Țîrlea', message: 'Prima dată' };
      const { reference, date } = await site.book(1, patient);
      const { output } = await site.clinic('appointments', 'list', '--search', 'tirlea stef');
      expect(output).toMatch(
        new RegExp(`${reference}.*${date.split('-').reverse().join('.')}.*Țîrlea Ștefania`),
      );
      expect(await json<unknown[]>('appointments', 'list', '--search', 'nimeni')).toEqual([]);
      const shown = await site.clinic('appointments', 'show', reference.toLowerCase());
      expect(shown.output).toMatch(/Telefon: 0700 000 000\n.*\nMesaj: Prima dată/);
    });

    it('writes the day sheet of a doctor, free times included', async () => {
      const { date } = await site.book(2, { client_first_name: 'Ion', client_last_name: 'Moldovan' });
      const { output } = await site.clinic('appointments', 'day', '--doctor', '2', '--date', date);
      expect(output).toMatch(/^Dr\. Radu Câmpean, Cardiologie\n.*: o programare\n/);
      expect(output).toMatch(/Moldovan Ion +0700 000 000/);
      expect(output).toMatch(/\d\d:\d\d–\d\d:\d\d +liber/);
    });

    it('frees the time of a cancelled appointment on the site at once', async () => {
      const { reference, slotId, date } = await site.book(3);
      const bookedDates = async () =>
        (await site.slotsOf(3)).find(({ slot }) => slot.id === slotId)?.appointments;
      expect(await bookedDates()).toEqual([{ date }]);
      expect(await json('appointments', 'cancel', reference, '--yes')).toEqual({
        reference,
        cancelled: true,
      });
      expect(await bookedDates()).toEqual([]);
      const again = await site.clinic('appointments', 'cancel', reference, '--yes');
      expect(again).toMatchObject({
        code: 1,
        errors: expect.stringContaining('este deja anulată') as string,
      });
    });

    it('cancels at once all that were made since a moment, and shows them before', async () => {
      const made = (await site.book(3)).reference;
      const { createdAt } = await json<{ createdAt: string }>('appointments', 'show', made);
      const { date, time } = clinicTimeAt(Date.parse(createdAt) + 60_000);
      // Of this minute, which earlier tests booked in as well, none is touched by the next one.
      const later = ['appointments', 'cancel', '--since', `${date} ${time}`];
      expect(await json(...later, '--yes')).toMatchObject({ references: [], cancelled: false });
      const since = ['appointments', 'cancel', '--since', clinicTimeAt(Date.parse(createdAt)).time];
      const shown = await site.clinic(...since, '--dry-run');
      expect(shown.output).toMatch(/^S-ar anula .*\n/);
      expect(shown.output).toContain(made);
      expect(await json('appointments', 'show', made)).toMatchObject({ cancelledAt: null });
      expect((await site.clinic(...since)).code).toBe(2);
      const done = await json<{ references: string[] }>(...since, '--yes');
      expect(done.references).toContain(made);
      expect(await json('appointments', 'show', made)).toMatchObject({ cancelledBy: 'clinic' });
      expect((await site.clinic(...since, made)).errors).toContain('nu amândouă');
    });

    it('moves an appointment to another time of the same service, and frees the one before', async () => {
      const { reference, slotId, date } = await site.book(3);
      const [free] = (await site.slotsOf(3)).filter(({ appointments }) => appointments.length === 0);
      const day = addDays(MONDAY, free?.slot.day ?? 0);
      const to = ['--date', day, '--time', free?.slot.start_time ?? ''];
      expect(await json('appointments', 'move', reference, ...to, '--yes')).toEqual({
        reference,
        moved: true,
      });
      const booked = (await site.slotsOf(3)).flatMap(({ slot, appointments }) =>
        appointments.map((taken) => [slot.id, taken.date]),
      );
      expect(booked).toContainEqual([free?.slot.id, day]);
      expect(booked).not.toContainEqual([slotId, date]);
      const { output } = await site.clinic('appointments', 'show', reference);
      expect(output).toMatch(/Înainte de mutare: .*, Dr\./);
      for (const [args, errors] of [
        [['--date', day, '--time', '03:00'], 'Nu există intervalul'],
        [['--date', addDays(MONDAY, 7 * -20), '--time', free?.slot.start_time ?? ''], 'a trecut'],
      ] as const)
        expect(await site.clinic('appointments', 'move', reference, ...args, '--yes')).toMatchObject({
          code: 1,
          errors: expect.stringContaining(errors) as string,
        });
    });

    it('cancels nothing without a person to ask and without --yes', async () => {
      const { reference } = await site.book(3);
      const refused = await site.clinic('appointments', 'cancel', reference);
      expect(refused).toMatchObject({
        code: 2,
        output: '',
        errors: expect.stringContaining('--yes') as string,
      });
      expect(await json('appointments', 'show', reference)).toMatchObject({ cancelledAt: null });
    });

    it('lets the site refuse bookings on days off, and names the appointments that are already there', async () => {
      const { reference, date } = await site.book(4);
      const days = ['--from', MONDAY, '--to', addDays(MONDAY, 4)];
      const added = await site.clinic('vacations', 'add', '--doctor', '4', ...days);
      expect(added).toMatchObject({ code: 0, errors: '' });
      expect(added.output).toMatch(/Atenție: o programare viitoare în aceste zile/);
      expect(added.output).toContain(reference);
      expect((await site.book(4)).status).toBe(422);

      const overlapping = await site.clinic('vacations', 'add', '--doctor', '4', '--from', date);
      expect(overlapping).toMatchObject({
        code: 1,
        errors: expect.stringContaining('are deja concediul') as string,
      });
      const [{ id } = { id: 0 }] = await json<{ id: number }[]>('vacations', 'list', '--doctor', '4');
      await json('vacations', 'change', String(id), '--to', MONDAY, '--from', MONDAY);
      expect((await site.book(4)).status).toBe(200);
      await json('vacations', 'remove', String(id), '--yes');
      expect(await json('vacations', 'list', '--doctor', '4')).toEqual([]);
    });

    it('brings a new service, doctor and week to the site', async () => {
      const service = await json<{ id: number }>('services', 'add', 'Pediatrie');
      const name = ['--first-name', 'Ilinca', '--last-name', 'Șerban'];
      const { id } = await json<{ id: number }>('doctors', 'add', ...name, '--service', String(service.id));
      const week = ['--doctor', String(id), '--day', 'marti', '--from', '9:00', '--to', '10:15'];
      await json('slots', 'add', ...week);
      expect((await site.slotsOf(id)).map(({ slot }) => [slot.day, slot.start_time, slot.end_time])).toEqual([
        [1, '09:00', '09:30'],
        [1, '09:30', '10:00'],
      ]);
      expect((await site.book(id)).status).toBe(200);
      const overlapping = await site.clinic('slots', 'add', ...week);
      expect(overlapping).toMatchObject({
        code: 1,
        errors: expect.stringContaining('09:00–09:30') as string,
      });
      expect(await site.slotsOf(id)).toHaveLength(2);
    });

    it('refuses a name that another service on the site has, however it is typed', async () => {
      const { id } = await json<{ id: number }>('services', 'add', 'Boli rare');
      const refusal = {
        code: 1,
        output: '',
        errors: expect.stringContaining(`Specialitatea ${id} se numește deja Boli rare.`) as string,
      };
      for (const name of ['Boli rare', ' boli  RARE ']) {
        expect(await site.clinic('services', 'add', name)).toMatchObject(refusal);
        expect(await site.clinic('services', 'rename', '1', name)).toMatchObject(refusal);
      }
      await json('services', 'rename', String(id), 'Boli Rare');
      await json('services', 'remove', String(id), '--yes');
      await json('services', 'add', 'Boli rare');
    });

    it('refuses to remove what has coming appointments and lists them; afterwards the past stays', async () => {
      const { reference, slotId } = await site.book(5);
      for (const args of [
        ['slots', 'remove', String(slotId)],
        ['doctors', 'remove', '5'],
      ]) {
        const refused = await site.clinic(...args, '--yes');
        expect(refused).toMatchObject({
          code: 1,
          output: '',
          errors: expect.stringContaining(reference) as string,
        });
      }
      await json('appointments', 'cancel', reference, '--yes');
      await json('slots', 'remove', String(slotId), '--yes');
      expect((await site.slotsOf(5)).map(({ slot }) => slot.id)).not.toContain(slotId);
      await json('doctors', 'remove', '5', '--yes');
      const doctors = (await (await fetch(site.url + CALLS.doctors)).json()) as WireDoctors;
      expect(doctors.map(({ id }) => id)).not.toContain(5);
      expect((await fetch(`${site.url}${CALLS.slots}?user_id=5`)).status).not.toBe(200);
      expect(await json('appointments', 'show', reference)).toMatchObject({ doctor: { id: 5 } });
    });

    it('takes a removed time back into the week with its past', async () => {
      const [first] = await site.slotsOf(6);
      const { id = 0, start_time = '', end_time = '' } = first?.slot ?? {};
      await json('slots', 'remove', String(id), '--yes');
      const day = ['luni', 'marți', 'miercuri', 'joi', 'vineri'][first?.slot.day ?? 0] ?? '';
      await json('slots', 'add', '--doctor', '6', '--day', day, '--from', start_time, '--to', end_time);
      expect((await site.slotsOf(6))[0]).toEqual(first);
    });

    it('shows the mails that a booking waits to send, and sends failed ones again when asked', async () => {
      const { reference } = await site.book(7);
      const mails = (...args: string[]) =>
        json<{ id: number; reference: string; kind: string; status: string }[]>('outbox', ...args);
      const own = (await mails('list')).filter((mail) => mail.reference === reference);
      expect(own.map(({ kind }) => kind).sort()).toEqual(['booking.confirmation', 'booking.notice']);
      const failing = own.find(({ kind }) => kind === 'booking.confirmation')?.id ?? 0;
      const { db, close } = await openEngine(site.databaseUrl, 'staff');
      await db.updateTable('outbox').set({ status: 'failed' }).where('id', '=', failing).execute();
      await close();
      const [failed] = await mails('failed');
      expect(failed).toMatchObject({ id: failing, reference });
      expect((await site.clinic('outbox', 'failed')).output).toMatch(/confirmare, către pacient +\S+ +eșuat/);
      expect(await json('outbox', 'retry', String(failing))).toEqual({ retried: 1 });
      expect(await mails('failed')).toEqual([]);
      expect(await site.clinic('outbox', 'retry', String(failing))).toMatchObject({ code: 1 });
    });

    it('keeps track of contact requests that wait for an answer', async () => {
      await postTo(site.url, 'contactRequest', { ...wireContactRequest, name: 'Dana Ilieș' });
      const waiting = () => json<{ reference: string; name: string }[]>('contact-requests', 'list');
      const [{ reference, name } = { reference: '', name: '' }] = await waiting();
      expect(name).toBe('Dana Ilieș');
      expect((await site.clinic('contact-requests', 'show', reference)).output).toContain('Mesaj: Bună ziua');
      await json('contact-requests', 'answered', reference);
      expect(await waiting()).toEqual([]);
      await json('contact-requests', 'answered', reference, '--undo');
      expect(await waiting()).toHaveLength(1);
    });
  });
}
