import { cancel } from '../../../src/server/booking/cancel';
import { confirmPending } from '../../../src/server/booking/pending';
import { fillIfEmpty } from '../../../src/server/clinic/sample';
import { readDoctors, readServices, readTimes } from '../../../src/server/clinic/timetable';
import { openDatabase } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { claim, settle } from '../../../src/server/outbox/claim';
import { listMails, retryMails } from '../../../src/server/outbox/list';
import { NO_LIMIT } from '../../../src/server/outbox/queue';
import { bookSample, byPatient, TO_CONFIRM, tryToBook, type TriedBooking } from '../support/booking';
import { databaseForEach } from '../support/databaseForEach';
import { NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { testCatalogue, testDoctors, testServices } from '../support/testCatalogue';
import { ENGINE, engineDatabase } from '../support/engineDatabase';

/** Books the sample request with changes. */
const booking = (db: Db, changes: object = {}, key: string | null = null) => tryToBook(db, changes, { key });

const count = (outcomes: readonly TriedBooking[], kind: TriedBooking['kind']) =>
  outcomes.filter((outcome) => outcome.kind === kind).length;

describe(`booking in ${ENGINE}`, () => {
  const data = databaseForEach();

  it('allows several processes to open an empty database at the same time', async () => {
    const fresh = await engineDatabase();
    const open = async () => {
      const database = await openDatabase(fresh.url);
      await fillIfEmpty(database.db, testCatalogue);
      return database;
    };
    const opened = await Promise.all(Array.from({ length: 5 }, open));
    for (const { db } of opened) {
      expect(await readDoctors(db)).toEqual(testDoctors);
      expect((await readTimes(db, NEXT_MONDAY, '9999-12-31')).get(1)?.slots).toHaveLength(3);
    }
    await Promise.all(opened.map((other) => other.close()));
    await fresh.remove();
  });

  it('adds the sample data only once', async () => {
    await fillIfEmpty(data.db, {
      ...testCatalogue,
      services: testCatalogue.services.map((service) => ({ ...service, id: 9 })),
    });
    expect(await readServices(data.db)).toEqual(testServices);
  });

  it('lets exactly one of many win when two connections book at the same moment', async () => {
    const other = await data.openAgain();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => booking((index % 2 ? data : other).db)),
    );
    await other.close();
    expect([count(outcomes, 'booked'), count(outcomes, 'taken')]).toEqual([1, 49]);
  });

  it('leaves a time to the first of three patients who confirm it at the same moment', async () => {
    for (const phone of ['0700 000 001', '0700 000 002', '0700 000 003'])
      await tryToBook(data.db, { phone }, { budget: TO_CONFIRM });
    const pending = await data.db.selectFrom('appointments').select('reference').execute();
    const outcomes = await Promise.all(
      pending.map(({ reference }) => confirmPending(data.db, reference, NOW + 1, NO_LIMIT)),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('counts the same key with the same appointment once, also after a restart', async () => {
    const first = await booking(data.db, {}, 'key-1');
    expect(await booking(data.db, {}, 'key-1')).toEqual(first);
    await data.reopen();
    expect(await booking(data.db, {}, 'key-1')).toEqual(first);
  });

  it('is cancelled once, also when both sides cancel at the same time', async () => {
    const reference = await bookSample(data.db);
    const outcomes = await Promise.all([
      cancel(data.db, reference, { by: 'clinic', now: NOW }),
      cancel(data.db, reference, byPatient(NOW)),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const mails = (await listMails(data.db, 9)).filter(({ kind }) => kind.startsWith('cancellation'));
    expect(mails).toHaveLength(2);
  });

  it('leaves no failed mail that staff could still send once it is cancelled', async () => {
    const reference = await bookSample(data.db);
    for (const mail of await claim(data.db, NOW, NOW + 1, 100))
      await settle(data.db, mail, { status: 'failed', at: NOW, error: 'EENVELOPE 550' });
    await cancel(data.db, reference, byPatient(NOW));
    expect(await retryMails(data.db, NOW)).toEqual([]);
    expect((await listMails(data.db, 9, 'waiting')).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['cancellation.confirmation', 'cancellation.notice']),
    );
  });
});
