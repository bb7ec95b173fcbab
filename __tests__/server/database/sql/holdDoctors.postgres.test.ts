import type { Engine } from '../../../../src/server/database/engines/engine';
import { openEngine } from '../../../../src/server/database/openDatabase';
import { sqlClinicDatabase } from '../../../../src/server/database/sql/sqlClinicDatabase';
import { addSlots } from '../../../../src/server/database/staff/slots';
import { enterVacation } from '../../../../src/server/database/staff/vacations';
import { postgresDatabase, type PostgresDatabase } from '../../support/postgresDatabase';
import { testCatalogue } from '../../support/testCatalogue';

// A busy machine takes its time.
jest.setTimeout(30_000);

const ROUNDS = 10;

describe('two members of staff who change one doctor at the same moment', () => {
  let place: PostgresDatabase;
  let desks: readonly Engine[];
  beforeEach(async () => {
    place = await postgresDatabase();
    const first = await openEngine(place.url);
    desks = [first, await openEngine(place.url)];
    await sqlClinicDatabase(first).catalogue.fillIfEmpty(testCatalogue);
  });
  afterEach(async () => {
    await Promise.all(desks.map((desk) => desk.close()));
    await place.remove();
  });

  /** How each desk's attempt ended, whichever came first. */
  const together = async (attempt: (desk: Engine) => Promise<{ readonly kind: string }>) =>
    (await Promise.all(desks.map(attempt))).map(({ kind }) => kind).sort();

  it('never enter overlapping vacations', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const dates = { startDate: `${2030 + round}-03-01`, endDate: `${2030 + round}-03-10` };
      const now = { date: '2026-11-21', time: '10:00' };
      const kinds = await together(({ db }) => enterVacation(db, { doctorId: 1, ...dates }, now));
      expect(kinds).toEqual(['entered', 'overlaps']);
    }
  });

  it('never add overlapping slots', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      let minute = 10;
      const kinds = await together(({ db }) => {
        const startTime = `0${round % 8}:${minute++}`;
        const weekday = round < 8 ? 3 : 4;
        return addSlots(db, 1, [{ weekday, startTime, endTime: `0${round % 8}:40` }]);
      });
      expect(kinds).toEqual(['added', 'overlaps']);
    }
  });
});
