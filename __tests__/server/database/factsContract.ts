import { NOTE_NAMES } from '../../../src/content/noteLabels';
import { SAMPLE_BASICS, SAMPLE_PROFILE } from '../../../src/content/sample/profile';
import {
  openDatabase,
  sqlClinicDatabase,
  type ClinicEngine,
} from '../../../src/server/database/openDatabase';
import { enterClosures, removeClosure } from '../../../src/server/database/staff/closures';
import { addDoctor, changeDoctor } from '../../../src/server/database/staff/doctors';
import { auditJournal, staffJournal } from '../../../src/server/database/staff/journal';
import {
  enterPortrait,
  LARGEST_PORTRAIT,
  pictureOf,
  type Picture,
} from '../../../src/server/database/staff/portraits';
import { addPrice, changePrice, removePrice } from '../../../src/server/database/staff/prices';
import { setProfile } from '../../../src/server/database/staff/profile';
import { addService, changeService, removeService } from '../../../src/server/database/staff/services';
import type { TestPlace } from '../support/databaseForEach';
import { openTestEngine } from '../support/openTestDatabase';
import { appointmentRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { testCatalogue } from '../support/testCatalogue';

const CLOCK = { date: '2026-03-02', time: '10:00' };
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const PORTRAIT = pictureOf(JPEG) as Picture;

/** What every storage engine promises of what staff change and visitors read. */
export function describeFacts(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`the clinic's facts in ${name}`, () => {
    let place: TestPlace;
    let engine: ClinicEngine;
    beforeEach(async () => {
      place = await prepare();
      engine = await openTestEngine(place.url);
    });
    afterEach(async () => {
      await engine.close();
      await place.remove();
    });

    const facts = () => sqlClinicDatabase(engine).facts.read();
    const keys = async () => (await facts()).services.map(({ key }) => key);
    const doctorIds = async () => (await facts()).doctors.map(({ id }) => id);
    const priceKeys = async () => (await facts()).prices.map(({ key }) => key);
    const catalogue = () => sqlClinicDatabase(engine).catalogue;
    const book = (changes: object = {}) =>
      sqlClinicDatabase(engine).appointments.book({ ...appointmentRequest, ...changes }, { createdAt: NOW });
    const booked = async (changes: object = {}) => {
      const outcome = await book(changes);
      const reference = outcome.kind === 'accepted' ? outcome.reference : '';
      return { reference, read: () => sqlClinicDatabase(engine).appointments.find({ reference }) };
    };

    it('are what it was filled with', async () => {
      expect(testCatalogue).toMatchObject(await facts());
    });

    it('are nobody’s while it is empty, and nothing fills it unasked', async () => {
      const empty = await prepare();
      const database = await openDatabase(empty.url);
      const profile = { ...SAMPLE_BASICS, ...Object.fromEntries(NOTE_NAMES.map((name) => [name, ''])) };
      expect(await database.facts.read()).toEqual({ profile, services: [], doctors: [], prices: [] });
      await database.close();
      await empty.remove();
    });

    it('name a new service by a key that no other has, and never by another one later', async () => {
      const added = await addService(engine.db, { name: 'Genetică medicală' });
      expect(added).toEqual({ kind: 'entered', id: 3, key: 'genetica-medicala' });
      await changeService(engine.db, 3, { name: 'Consult genetic', specialty: 'genetics' });
      expect(await addService(engine.db, { name: 'Genetica  Medicală' })).toMatchObject({
        key: 'genetica-medicala-2',
      });
      expect((await facts()).services.slice(2)).toEqual([
        ...[
          {
            id: 3,
            key: 'genetica-medicala',
            name: 'Consult genetic',
            specialty: 'genetics',
            preparation: '',
          },
        ],
        expect.objectContaining({ id: 4, specialty: null }),
      ]);
    });

    it('refuse a service whose name or key another one on the site has', async () => {
      const exists = { kind: 'exists', service: expect.objectContaining({ id: 1 }) as unknown };
      expect(await addService(engine.db, { name: ' cardiologie' })).toEqual(exists);
      expect(await addService(engine.db, { name: 'Inimă', key: 'cardiology' })).toEqual(exists);
      expect(await changeService(engine.db, 2, { name: 'CARDIOLOGIE' })).toEqual(exists);
      expect(await keys()).toEqual(['cardiology', 'rheumatology']);
    });

    it.each([{ name: 'Boli  RARE' }, { name: 'Alt nume', key: 'rare' }])(
      'take back a service that was taken off, with its key and prices, when it comes as %j',
      async (again) => {
        await addService(engine.db, { name: 'Boli rare', key: 'rare', preparation: 'Nimic.' });
        await addPrice(engine.db, { serviceId: 3, name: 'Consult', cost: 100, isConsultation: true });
        expect(await removeService(engine.db, 3, NOW)).toBe(true);
        expect(await changeService(engine.db, 3, { name: 'Altfel' })).toEqual({ kind: 'unknown' });
        expect([await keys(), await priceKeys()]).toEqual([
          ['cardiology', 'rheumatology'],
          ['control', 'evaluation', 'holter'],
        ]);
        expect(await addService(engine.db, again)).toEqual({ kind: 'entered', id: 3, key: 'rare' });
        expect((await facts()).services[2]).toMatchObject({ name: again.name, preparation: 'Nimic.' });
        expect(await priceKeys()).toContain('consult');
      },
    );

    it('are shown in the order that staff give them, in the calls too', async () => {
      await addService(engine.db, { name: 'Pediatrie', position: 1 });
      await changeService(engine.db, 1, { position: 3 });
      expect(await keys()).toEqual(['pediatrie', 'rheumatology', 'cardiology']);
      expect((await catalogue().services()).map(({ id }) => id)).toEqual([3, 2, 1]);
      await addDoctor(engine.db, { firstName: 'Ilinca', lastName: 'Șerban', serviceId: 3, position: 2 });
      await changeDoctor(engine.db, 3, { position: 1, title: 'Medic primar' });
      expect(await doctorIds()).toEqual([3, 1, 4, 2]);
      expect((await catalogue().doctors()).map(({ id }) => id)).toEqual([3, 1, 4, 2]);
      await changePrice(engine.db, 'holter', { position: 1 });
      expect(await priceKeys()).toEqual(['holter', 'control', 'evaluation']);
    });

    it('hold what staff say of a doctor and of the clinic, and leave the rest as it is', async () => {
      await changeDoctor(engine.db, 1, { title: 'Medic specialist' });
      expect((await facts()).doctors[0]).toMatchObject({ title: 'Medic specialist', lastName: 'Mureșan' });
      await changeDoctor(engine.db, 1, { portrait: null });
      expect((await facts()).doctors[0]).toMatchObject({ title: 'Medic specialist', portrait: null });
      await setProfile(engine.db, { name: 'Clinica Demo', phone: '0264 000 009' });
      await setProfile(engine.db, { phone: '0264 000 008' });
      const profile = { ...SAMPLE_PROFILE, name: 'Clinica Demo', phone: '0264 000 008' };
      expect((await facts()).profile).toEqual(profile);
    });

    it('keep a long text whole, and the phone that somebody emptied past the program', async () => {
      const payment = `<b>Card</b> ${'a'.repeat(1988)}`;
      await setProfile(engine.db, { payment, phone: '' });
      expect((await facts()).profile).toEqual({ ...SAMPLE_PROFILE, payment });
    });

    it('hold prices, of services that are on the site, each with a key of its own', async () => {
      const price = { serviceId: 2, name: 'Ecografie', cost: '150-200', note: 'o zonă' } as const;
      const added = await addPrice(engine.db, { ...price, isConsultation: false });
      expect(added).toEqual({ kind: 'entered', key: 'ecografie' });
      const again = await addPrice(engine.db, { ...price, key: 'ecografie', isConsultation: false });
      expect(again).toEqual({ kind: 'exists' });
      const nowhere = { ...price, serviceId: 9, isConsultation: false };
      expect(await addPrice(engine.db, nowhere)).toEqual({ kind: 'noService' });
      expect(await changePrice(engine.db, 'ecografie', { serviceId: 9 })).toEqual({ kind: 'noService' });
      expect(await changePrice(engine.db, 'nimic', { cost: 1 })).toEqual({ kind: 'unknown' });
      await changePrice(engine.db, 'ecografie', { cost: 180, note: '' });
      const last = (await facts()).prices.at(-1);
      expect(last).toEqual({ ...price, key: 'ecografie', cost: 180, note: undefined, isConsultation: false });
      expect(await removePrice(engine.db, 'ecografie')).toBe(true);
      expect(await removePrice(engine.db, 'ecografie')).toBe(false);
      expect(await priceKeys()).toEqual(['control', 'evaluation', 'holter']);
    });

    it('leave an appointment what was booked, for what it cost then', async () => {
      const { read } = await booked();
      const prices = [
        { name: 'Control', cost: '200-250', note: 'cu EKG' },
        { name: 'Evaluare', cost: 400 },
      ];
      const agreed = { service: { id: 1, name: 'Cardiologie' }, prices };
      expect(await read()).toMatchObject({ ...agreed, preparation: 'Aduceți lista medicamentelor.' });
      await changePrice(engine.db, 'control', { cost: 999, name: 'Altfel' });
      await removePrice(engine.db, 'evaluation');
      await changeDoctor(engine.db, 1, { serviceId: 2 });
      expect(await read()).toMatchObject({ ...agreed, doctor: { id: 1, serviceId: 2 } });
      const later = await booked({ date: '2026-03-16' });
      expect(await later.read()).toMatchObject({ service: { id: 2 }, prices: [] });
    });

    it.each(['service_id = 2', "prices = '[]'"])(
      'show when somebody changes of an appointment past the program: %s',
      async (change) => {
        await booked();
        await sqlClinicDatabase(engine).journal.seal();
        expect((await auditJournal(engine.db)).faults).toEqual([]);
        const [column = '', value = ''] = change.split(' = ');
        await engine.db
          .updateTable('appointments')
          .set({ [column]: value.startsWith("'") ? '[]' : Number(value) })
          .execute();
        expect((await auditJournal(engine.db)).faults).toEqual([{ kind: 'appointment', id: 1 }]);
      },
    );

    it('keep a doctor’s picture under a name of its own, and nothing that is none', async () => {
      expect(PORTRAIT.name).toMatch(/^[0-9a-f]{16}\.jpg$/);
      await enterPortrait(engine.db, PORTRAIT);
      await enterPortrait(engine.db, PORTRAIT);
      const { facts: store } = sqlClinicDatabase(engine);
      const kept = await store.portrait(PORTRAIT.name);
      expect([kept?.type, Buffer.from(kept?.content ?? [])]).toEqual(['image/jpeg', JPEG]);
      expect(await store.portrait('0123456789abcdef.jpg')).toBeUndefined();
      const large = Buffer.concat([JPEG, Buffer.alloc(LARGEST_PORTRAIT)]);
      expect(pictureOf(large)).toBe('tooLarge');
      for (const text of ['<svg/>', '', '\xff\xd8', 'GIF89a'])
        expect(pictureOf(Buffer.from(text, 'latin1'))).toBe('noPicture');
    });

    const holiday = { startDate: NEXT_MONDAY, endDate: '2026-03-10', name: 'Zi liberă' };

    it('tell who follows the data of every change', async () => {
      const heard: unknown[] = [];
      sqlClinicDatabase(engine).appointmentNews.follow((news) => heard.push(news));
      const other = await openTestEngine(place.url);
      const changes = [
        () => addService(other.db, { name: 'Pediatrie' }),
        () => changeDoctor(other.db, 1, { title: 'Medic' }),
        () => changePrice(other.db, 'holter', { cost: 1 }),
        () => setProfile(other.db, { name: 'Clinica Demo' }),
        () => enterPortrait(other.db, PORTRAIT),
        () => enterClosures(other.db, [holiday], CLOCK),
      ];
      const told = async (): Promise<void> => {
        while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      };
      if (place.url.startsWith('postgres')) await told();
      for (const change of changes) {
        heard.length = 0;
        await change();
        await told();
        expect(heard[0]).toBe('unknown');
      }
      await other.close();
    });

    it('are in the journal, by who changed them', async () => {
      await addService(engine.db, { name: 'Pediatrie' });
      await addPrice(engine.db, { serviceId: 1, name: 'Test', cost: 1, isConsultation: false });
      await removePrice(engine.db, 'test');
      await setProfile(engine.db, { name: 'Clinica Demo' });
      await enterPortrait(engine.db, PORTRAIT);
      await enterClosures(engine.db, [holiday], CLOCK);
      await removeClosure(engine.db, 1);
      const events = (await staffJournal(engine.db, 10)).map(({ event }) => event);
      expect(events.toReversed()).toEqual([
        ...['service.entered', 'price.entered', 'price.removed', 'profile.entered'],
        ...['portrait.entered', 'closure.entered', 'closure.removed'],
      ]);
    });
  });
}
