import { cancel } from '../../../src/server/booking/cancel';
import type { Database } from '../../../src/server/db/open';
import { changeFacts } from '../../../src/server/staff/change';
import { closures, vacations } from '../../../src/server/staff/daysOff';
import { doctors } from '../../../src/server/staff/doctors';
import type { AnyRow, Entity } from '../../../src/server/staff/entity';
import { Refusal } from '../../../src/server/staff/refusal';
import { find, remove, save, type Saved } from '../../../src/server/staff/rows';
import { slots } from '../../../src/server/staff/slots';
import { tryToBook } from '../support/booking';
import { databaseForEach } from '../support/databaseForEach';
import { ENGINE, engineDatabase, type TestDatabase } from '../support/engineDatabase';
import { postgresDatabase } from '../support/postgresDatabase';
import { NEXT_MONDAY, NOW } from '../support/sampleRequests';

const MOMENT = { now: { date: '2026-03-02', time: '10:00' }, at: NOW };
const ROUNDS = 10;
const SLOT = { doctor: 1, day: 'luni', from: '09:00', to: '09:30' } as const;
const VACATION = { doctor: 1, from: NEXT_MONDAY, to: '2026-03-13' };
const CLOSURE = { from: NEXT_MONDAY, to: '2026-03-10', name: 'Zi liberă' };

/** Returns the appointments that a warning or a refusal names. */
const namedIn = (text: string): readonly string[] => text.match(/^[0-9A-Z]{8}(?= )/gm) ?? [];

/** Staff's changes on their own connection, at a fixed moment. */
function staffOf(database: () => Database) {
  return {
    add: <Row extends AnyRow>(entity: Entity<Row>, fields: Partial<Row>): Promise<Saved<Row>> =>
      changeFacts(database().db, NOW, (tx) => save(tx, entity, undefined, fields, MOMENT)),
    /** @returns the appointments in the way */
    remove: async (entity: Entity, id: number): Promise<readonly string[]> => {
      try {
        await changeFacts(database().db, NOW, async (tx) =>
          remove(tx, entity, [await find(tx, entity, id)], MOMENT),
        );
        return [];
      } catch (error) {
        if (error instanceof Refusal) return namedIn(error.message);
        throw error;
      }
    },
    inside: ({ warnings }: Saved) => namedIn(warnings.join('\n')),
  };
}

/** A database whose transactions see one moment by default. */
async function repeatableReads(): Promise<TestDatabase> {
  const testDatabase = await postgresDatabase();
  const name = new URL(testDatabase.url).pathname.slice(1);
  await testDatabase.rows(`alter database ${name} set default_transaction_isolation = 'repeatable read'`);
  return testDatabase;
}
const PLACES = [
  ['', engineDatabase],
  ...(ENGINE === 'PostgreSQL' ? ([[' whose transactions see one moment', repeatableReads]] as const) : []),
] as const;

describe.each(PLACES)(`simultaneous changes by staff and patients on ${ENGINE}%s`, (_which, prepare) => {
  const site = databaseForEach(prepare);
  let other: Database;
  beforeEach(async () => {
    other = await site.openAgain();
  });
  afterEach(() => other.close());
  const { add, remove: takeAway, inside } = staffOf(() => other);

  it.each([
    ['slot', slots],
    ['doctor', doctors],
  ] as const)('never remove a %s that is being booked', async (_, entity) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const doctor = await add(doctors, { firstName: 'Ana', lastName: 'Pop', service: 'cardiology' });
      const doctorId = doctor.row.id;
      const slotId = (await add(slots, { ...SLOT, doctor: doctorId })).row.id;
      const id = entity === slots ? slotId : doctorId;
      const [outcome, inTheWay] = await Promise.all([
        tryToBook(site.db, { doctorId, slotId }),
        takeAway(entity as Entity, id),
      ]);
      const booked = outcome.kind === 'booked' ? [outcome.reference] : [];
      expect([outcome.kind, inTheWay]).toEqual([booked.length > 0 ? 'booked' : 'notOffered', booked]);
    }
  });

  it.each([
    ['a doctor’s days off', vacations, VACATION],
    ['closed days', closures, CLOSURE],
  ] as const)('list every appointment within %s entered at the same moment', async (_, entity, fields) => {
    const days = entity as Entity;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [outcome, entered] = await Promise.all([tryToBook(site.db), add(days, fields)]);
      const expected = outcome.kind === 'booked' ? ['booked', [outcome.reference]] : ['unavailable', []];
      expect([outcome.kind, inside(entered)]).toEqual(expected);
      if (outcome.kind === 'booked') await cancel(site.db, outcome.reference, { by: 'clinic', now: NOW });
      await takeAway(days, entered.row.id);
    }
  });

  it('let only one of two members of staff enter the same days off at once', async () => {
    const both = [staffOf(() => other), staffOf(() => site.database)];
    for (let round = 0; round < ROUNDS; round += 1) {
      const days = { doctor: 1, from: `${2030 + round}-03-01`, to: `${2030 + round}-03-10` };
      const ended = await Promise.allSettled(both.map((staff) => staff.add(vacations, days)));
      expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });
});
