import { book } from '../../../src/server/booking/book';
import { cancel } from '../../../src/server/booking/cancel';
import { closures } from '../../../src/server/cli/entities/closures';
import { doctors } from '../../../src/server/cli/entities/doctors';
import { services } from '../../../src/server/cli/entities/services';
import { slots } from '../../../src/server/cli/entities/slots';
import { vacations } from '../../../src/server/cli/entities/vacations';
import {
  enterRow,
  findRow,
  removeRows,
  type AnyRow,
  type Entered,
  type Entity,
} from '../../../src/server/cli/clinic/entity';
import type { AppointmentRequest } from '../../../src/server/db/entities';
import type { Database } from '../../../src/server/db/open';
import { UNLIMITED } from '../../../src/server/limits/budget';
import { changing } from '../../../src/server/staff/change';
import { Refusal } from '../../../src/server/staff/refusal';
import { databaseForEach, type TestPlace } from '../support/databaseForEach';
import { appointmentRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';

const MOMENT = { now: { date: '2026-03-02', time: '10:00' }, at: NOW };
const ROUNDS = 10;
const SLOT = { doctor: 1, day: 'luni', from: '09:00', to: '09:30' } as const;
const VACATION = { doctor: 1, from: NEXT_MONDAY, to: '2026-03-13' };
const CLOSURE = { from: NEXT_MONDAY, to: '2026-03-10', name: 'Zi liberă' };

/** The appointments that a warning or a refusal names. */
const namedIn = (text: string): readonly string[] => text.match(/^[0-9A-Z]{8}(?= )/gm) ?? [];

/** What staff do in a process of their own, at a fixed moment. */
export function deskOf(database: () => Database) {
  return {
    enter: <Row extends AnyRow, Fields extends object>(
      entity: Entity<Row, Fields>,
      fields: Partial<Fields>,
    ): Promise<Entered> =>
      changing(database().db, NOW, async (tx) => {
        const entered = await enterRow(tx, entity, undefined, fields, MOMENT);
        await entity.verify?.(tx, [entered.id]);
        return entered;
      }),
    /** @returns the appointments in the way */
    remove: async <Row extends AnyRow, Fields extends object>(
      entity: Entity<Row, Fields>,
      id: number,
    ): Promise<readonly string[]> => {
      try {
        await changing(database().db, NOW, async (tx) =>
          removeRows(tx, entity, [await findRow(entity, tx, id)], MOMENT),
        );
        return [];
      } catch (error) {
        if (error instanceof Refusal) return namedIn(error.details);
        throw error;
      }
    },
    inside: ({ warnings }: Entered) => namedIn(warnings.join('\n')),
  };
}

/** What every engine promises while staff change what patients book, each from a process of their own. */
export function describeStaffBesidePatients(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`staff and patients at once on ${name}`, () => {
    const site = databaseForEach(prepare);
    let other: Database;
    beforeEach(async () => {
      other = await site.openAgain();
    });
    afterEach(() => other.close());
    const { enter, remove, inside } = deskOf(() => other);

    /** A patient whom the site has let through to the last step. */
    const bookOne = (changes: Partial<AppointmentRequest> = {}, key: string | null = null) =>
      book(
        site.db,
        { ...appointmentRequest, ...changes },
        { key, now: NOW },
        { budget: UNLIMITED, confirmationsPerEmail: 0 },
      );

    it('books no slot that was taken away after the patient chose it, and books it when it is back', async () => {
      expect(await remove(slots, 1)).toEqual([]);
      expect(await bookOne()).toEqual({ kind: 'notOffered' });
      expect(await bookOne({ slotId: 2 })).toMatchObject({ kind: 'booked' });
      await enter(slots, SLOT);
      expect(await bookOne()).toMatchObject({ kind: 'booked' });
    });

    it('books nothing with a doctor who was taken away after the patient chose', async () => {
      expect(await remove(doctors, 1)).toEqual([]);
      expect(await bookOne()).toEqual({ kind: 'notOffered' });
    });

    it.each([
      ['a doctor’s days off', vacations, VACATION],
      ['closed days', closures, CLOSURE],
    ] as const)(
      'books nothing on %s that were entered after the patient chose',
      async (_, entity, fields) => {
        const days = entity as unknown as Entity<AnyRow, object>;
        const entered = await enter(days, fields);
        expect(await bookOne()).toEqual({ kind: 'unavailable' });
        await remove(days, entered.id);
        expect(await bookOne()).toMatchObject({ kind: 'booked' });
      },
    );

    it('refuses one of several that book together, not its neighbours', async () => {
      await remove(slots, 1);
      const [first, gone, third, second] = await Promise.all([
        bookOne({ slotId: 2 }),
        bookOne({ slotId: 1 }),
        bookOne({ slotId: 3, date: '2026-03-11' }),
        bookOne({ slotId: 2 }),
      ]);
      expect([gone.kind, third.kind]).toEqual(['notOffered', 'booked']);
      // Either of the two who want the same slot may win.
      expect([first.kind, second.kind].sort()).toEqual(['booked', 'taken']);
    });

    it('says again what it said before, also when days off were entered meanwhile', async () => {
      const first = await bookOne({}, 'key-1');
      await enter(vacations, VACATION);
      expect(await bookOne({}, 'key-1')).toEqual(first);
    });

    it('never removes a slot that is booked in the same moment', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id } = await enter(slots, { ...SLOT, doctor: 3 });
        const [outcome, inTheWay] = await Promise.all([
          bookOne({ doctorId: 3, slotId: id }),
          remove(slots, id),
        ]);
        expect([
          ['booked', 1],
          ['notOffered', 0],
        ]).toContainEqual([outcome.kind, inTheWay.length]);
        if (outcome.kind === 'booked') {
          await cancel(site.db, outcome.reference, 'clinic', NOW);
          await remove(slots, id);
        }
      }
    });

    it.each([
      ['a doctor’s days off', vacations, VACATION],
      ['closed days', closures, CLOSURE],
    ] as const)(
      'names every appointment inside %s that are entered in the same moment',
      async (_, entity, fields) => {
        const days = entity as unknown as Entity<AnyRow, object>;
        for (let round = 0; round < ROUNDS; round += 1) {
          const [outcome, entered] = await Promise.all([bookOne(), enter(days, fields)]);
          const expected = outcome.kind === 'booked' ? ['booked', [outcome.reference]] : ['unavailable', []];
          expect([outcome.kind, inside(entered)]).toEqual(expected);
          if (outcome.kind === 'booked') await cancel(site.db, outcome.reference, 'clinic', NOW);
          await remove(days, entered.id);
        }
      },
    );

    it.each([
      [
        'vacations',
        vacations,
        (round: number) => ({ doctor: 1, from: `${2030 + round}-03-01`, to: `${2030 + round}-03-10` }),
      ],
      [
        'times',
        slots,
        (round: number) => ({ ...SLOT, day: 'joi', from: `0${round}:10`, to: `0${round}:40` }),
      ],
      ['services', services, (round: number) => ({ name: `Pediatrie ${round}` })],
    ] as const)('lets one of two members of staff enter the same %s at once', async (_, entity, fieldsOf) => {
      const both = [deskOf(() => other), deskOf(() => site.database)];
      for (let round = 0; round < ROUNDS; round += 1) {
        const ended = await Promise.allSettled(
          both.map((desk) => desk.enter(entity as unknown as Entity<AnyRow, object>, fieldsOf(round))),
        );
        expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      }
    });

    it('numbers services and doctors that several add at once', async () => {
      const both = [deskOf(() => other), deskOf(() => site.database)];
      const count = ROUNDS * 2;
      const all = Array.from({ length: count }, (_, index) => both[index % 2] ?? deskOf(() => other));
      const added = await Promise.all(
        all.map((desk, index) => desk.enter(services, { name: `Pediatrie ${index}` })),
      );
      expect(new Set(added.map(({ id }) => id)).size).toBe(count);
      const doctor = { firstName: 'Ilinca', lastName: 'Șerban', service: 'pediatrie-0' };
      const others = await Promise.all(all.map((desk) => desk.enter(doctors, doctor)));
      expect(new Set(others.map(({ id }) => id)).size).toBe(count);
    });
  });
}
