import { FOR_STAFF, openDatabase, type Database } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { changing } from '../../../src/server/staff/change';
import { enterVacation } from '../../../src/server/staff/daysOff';
import { enterDoctor } from '../../../src/server/staff/doctors';
import { Refusal } from '../../../src/server/staff/refusal';
import { enterService, refuseTwinServices } from '../../../src/server/staff/services';
import { addSlot } from '../../../src/server/staff/slots';
import { openTestDatabase } from '../support/openTestDatabase';
import { postgresDatabase, type PostgresDatabase } from '../support/postgresDatabase';
import { NOW } from '../support/sampleRequests';

// A busy machine takes its time.
jest.setTimeout(30_000);

const ROUNDS = 5;
const MOMENT = { now: { date: '2026-03-02', time: '10:00' }, at: NOW };

describe('two members of staff at the same moment', () => {
  let place: PostgresDatabase;
  let desks: readonly Database[];
  beforeEach(async () => {
    place = await postgresDatabase();
    desks = [await openTestDatabase(place.url), await openDatabase(place.url, FOR_STAFF)];
  });
  afterEach(async () => {
    await Promise.all(desks.map((desk) => desk.close()));
    await place.remove();
  });

  /** How each desk's attempt ended, in one order. */
  const together = async (attempt: (tx: Db, desk: number) => Promise<unknown>) => {
    const results = await Promise.allSettled(
      desks.map(({ db }, desk) => changing(db, NOW, (tx) => attempt(tx, desk))),
    );
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Refusal);
    return results.map(({ status }) => status).sort();
  };

  it('never enter overlapping vacations', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const span = { from: `${2030 + round}-03-01`, to: `${2030 + round}-03-10` };
      const ends = await together((tx) => enterVacation(tx, undefined, { doctor: 1, ...span }, MOMENT));
      expect(ends).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('never add overlapping slots', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ends = await together((tx, desk) =>
        addSlot(tx, { doctor: 1, day: 'joi', from: `0${round}:1${desk}`, to: `0${round}:40` }),
      );
      expect(ends).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('never give two services one name', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ends = await together(async (tx) => {
        const id = await enterService(tx, undefined, { name: `Pediatrie ${round}` });
        await refuseTwinServices(tx, [id]);
      });
      expect(ends).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('number new doctors one after the other', async () => {
    const doctor = { firstName: 'Ilinca', lastName: 'Șerban', service: 'cardiology' };
    const added = await Promise.all(
      Array.from({ length: ROUNDS }, () => desks)
        .flat()
        .map(({ db }) => changing(db, NOW, (tx) => enterDoctor(tx, undefined, doctor, MOMENT))),
    );
    expect(new Set(added.map(({ id }) => id)).size).toBe(ROUNDS * 2);
  });
});
