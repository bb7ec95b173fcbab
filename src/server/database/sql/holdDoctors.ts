import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineAdapter } from '../engines/engine';
import type { ClinicSchema } from './schema';

/** What our locks number: doctors by their ids, all else as 0. */
const [DOCTORS, CATALOGUE, JOURNAL, BRAKE, WAITING] = [1, 2, 3, 4, 5];

/** One doctor, or all of some slots. */
export type Held = { readonly doctorId: number } | { readonly slotIds: readonly number[] };

/** A query of their numbers; in one order, so that two who want several never wait for each other. */
function numbersOf(held: Held | 'all'): RawBuilder<unknown> {
  if (held === 'all') return sql`select id as number from doctors order by number`;
  if ('doctorId' in held) return sql`select cast(${held.doctorId} as integer) as number`;
  return sql`select distinct doctor_id as number from slots where id in (${sql.join(held.slotIds)}) order by number`;
}

function hold(db: Kysely<ClinicSchema>, held: Held | 'all', isShared: boolean): Promise<void> {
  return engineAdapter(db).lock(db, { isShared, space: DOCTORS, numbers: numbersOf(held) });
}

/**
 * Lets a change of a doctor's week or vacations wait for another change and for bookings, so that what is checked
 * stays true until the commit; what is read after it says all that came before. Staff who wait are not overtaken
 * by bookings.
 * @param db the transaction that checks and writes
 */
export function holdDoctors(db: Kysely<ClinicSchema>, held: Held | 'all'): Promise<void> {
  return hold(db, held, false);
}

/** As {@link holdDoctors}, for bookings, which wait for changes but not for each other. */
export function shareDoctors(db: Kysely<ClinicSchema>, slotIds: readonly number[]): Promise<void> {
  return hold(db, { slotIds }, true);
}

function holdWhole(db: Kysely<ClinicSchema>, space: number): Promise<void> {
  return engineAdapter(db).lock(db, { isShared: false, space, numbers: sql`select 0 as number` });
}

/** Lets a change of the list of services and doctors wait for another; see {@link holdDoctors}. */
export function holdCatalogue(db: Kysely<ClinicSchema>): Promise<void> {
  return holdWhole(db, CATALOGUE);
}

/** Lets one seal of the journal wait for another. Who writes into it does not wait. */
export function holdJournal(db: Kysely<ClinicSchema>): Promise<void> {
  return holdWhole(db, JOURNAL);
}

/** Lets bookings that are counted go one after the other, so that many at once are not each the last that is free. */
export function holdBrake(db: Kysely<ClinicSchema>): Promise<void> {
  return holdWhole(db, BRAKE);
}

/** Lets those who offer freed times go one after the other, and who leaves the list not be offered one more. */
export function holdWaiting(db: Kysely<ClinicSchema>): Promise<void> {
  return holdWhole(db, WAITING);
}
