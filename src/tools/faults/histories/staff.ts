import { clinicTimeAt } from '../../../domain/clock';
import { openEngine, sqlClinicDatabase } from '../../../server/database/openDatabase';
import { enterClosures, removeClosure } from '../../../server/database/staff/closures';
import { enterVacation, removeVacation } from '../../../server/database/staff/vacations';
import type { StoredAppointment } from '../../bench/engineUnderTest';

interface ClosedDay {
  /** Of its own among vacations and closures. */
  readonly number: number;
  readonly open: () => Promise<unknown>;
}

interface Offered {
  readonly id: number;
  /** Whose appointment would move there. */
  readonly reference: string;
  readonly slotId: number;
  readonly date: string;
}

/** What `npm run clinic` does, without a process for each command. */
export interface ClinicStaff {
  readonly cancel: (reference: string) => Promise<'done' | 'unknown'>;
  /** @throws when the day is closed already */
  readonly close: (kind: 'vacation' | 'closure', date: string) => Promise<ClosedDay>;
  /** What was offered to those who wait, after the offer with this number. */
  readonly offersSince: (id: number) => Promise<readonly Offered[]>;
  /** What is not cancelled. */
  readonly stored: () => Promise<readonly StoredAppointment[]>;
  readonly leave: () => Promise<void>;
}

/** Opens the clinic's data as staff do, past the servers. */
export async function clinicStaff(databaseUrl: string, doctorId: number): Promise<ClinicStaff> {
  const engine = await openEngine(databaseUrl, 'staff');
  const { db, close } = engine;
  const { appointments } = sqlClinicDatabase(engine);
  let days = 0;
  const enter = async (kind: 'vacation' | 'closure', date: string): Promise<() => Promise<unknown>> => {
    const dates = { startDate: date, endDate: date };
    const now = clinicTimeAt(Date.now());
    if (kind === 'vacation') {
      const entry = await enterVacation(db, { doctorId, ...dates }, now);
      if (entry.kind !== 'entered') throw new Error(`Not entered: ${entry.kind}.`);
      return () => removeVacation(db, entry.id);
    }
    const entry = await enterClosures(db, [{ ...dates, name: 'Zi închisă' }], now);
    const [id] = entry.kind === 'entered' ? entry.ids : [];
    if (id === undefined) throw new Error(`Not entered: ${entry.kind}.`);
    return () => removeClosure(db, id);
  };
  return {
    cancel: async (reference) => {
      const { kind } = await appointments.cancel({ reference }, 'clinic', Date.now());
      return kind === 'cancelled' ? 'done' : 'unknown';
    },
    close: async (kind, date) => {
      const open = await enter(kind, date);
      days += 1;
      return { number: days, open };
    },
    offersSince: (id) =>
      db
        .selectFrom('earlier_offers')
        .innerJoin('waiting', 'waiting.id', 'waitingId')
        .innerJoin('appointments', 'appointments.id', 'appointmentId')
        .select([
          'earlier_offers.id',
          'earlier_offers.slotId',
          'earlier_offers.date',
          'appointments.reference',
        ])
        .where('earlier_offers.id', '>', id)
        .orderBy('earlier_offers.id')
        .execute(),
    stored: () =>
      db
        .selectFrom('appointments')
        .select(['reference', 'slotId', 'date', 'idempotencyKey as key'])
        .where('cancelledAt', 'is', null)
        .execute(),
    leave: close,
  };
}
