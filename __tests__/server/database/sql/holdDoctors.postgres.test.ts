import { openEngine, type ClinicEngine } from '../../../../src/server/database/openDatabase';
import { addDoctor } from '../../../../src/server/database/staff/doctors';
import { addService } from '../../../../src/server/database/staff/services';
import { addSlots } from '../../../../src/server/database/staff/slots';
import { enterVacation } from '../../../../src/server/database/staff/vacations';
import { openTestEngine } from '../../support/openTestDatabase';
import { postgresDatabase, type PostgresDatabase } from '../../support/postgresDatabase';

// A busy machine takes its time.
jest.setTimeout(30_000);

const ROUNDS = 10;

describe('two members of staff at the same moment', () => {
  let place: PostgresDatabase;
  let desks: readonly ClinicEngine[];
  beforeEach(async () => {
    place = await postgresDatabase();
    desks = [await openTestEngine(place.url), await openEngine(place.url, 'staff')];
  });
  afterEach(async () => {
    await Promise.all(desks.map((desk) => desk.close()));
    await place.remove();
  });

  /** How each desk's attempt ended, whichever came first. */
  const together = async (attempt: (desk: ClinicEngine) => Promise<{ readonly kind: string }>) =>
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

  it('never give two services one name', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await together(({ db }) => addService(db, { name: `Pediatrie ${round}` }))).toEqual([
        'entered',
        'exists',
      ]);
    }
  });

  it('number new services and doctors one after the other', async () => {
    const numbers = async (add: (desk: ClinicEngine) => Promise<unknown>) => {
      const added = await Promise.all(Array.from({ length: ROUNDS }, () => desks.map(add)).flat());
      return new Set(added).size;
    };
    // The second time both have all their connections open.
    for (const name of ['Pediatrie', 'Neurologie']) {
      let count = 0;
      const number = async ({ db }: ClinicEngine) => {
        const entry = await addService(db, { name: `${name} ${count++}` });
        return entry.kind === 'entered' && entry.id;
      };
      expect(await numbers(number)).toBe(ROUNDS * 2);
    }
    const doctor = { firstName: 'Ilinca', lastName: 'Șerban', serviceId: 3 };
    const added = async ({ db }: ClinicEngine) => {
      const entry = await addDoctor(db, doctor);
      return entry.kind === 'entered' && entry.id;
    };
    expect(await numbers(added)).toBe(ROUNDS * 2);
  });
});
