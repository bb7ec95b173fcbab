import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../migrations/generatedId';
import type { ClinicSchema } from './schema';

/** The first number of our advisory locks on PostgreSQL; the second is a doctor's id, or 0. */
const [DOCTORS, CATALOGUE] = [1, 2];

/** Which doctors: one, or all of some slots. */
type Held = { readonly doctorId: number } | { readonly slotIds: readonly number[] };

async function hold(db: Kysely<ClinicSchema>, held: Held, lock: string): Promise<void> {
  if (!isPostgres(db)) return;
  // In one order, so that two who want several never wait for each other.
  const doctors =
    'doctorId' in held
      ? sql`select ${held.doctorId}::integer as doctor_id`
      : sql`select distinct doctor_id from slots where id in (${sql.join(held.slotIds)}) order by doctor_id`;
  await sql`select ${sql.ref(lock)}(${sql.lit(DOCTORS)}, doctor_id) from (${doctors}) as held`.execute(db);
}

/**
 * Lets a change of a doctor's week or vacations wait for another change and for bookings, so that what is checked
 * stays true until the commit; what is read after it says all that came before. SQLite has one writer at a time
 * anyway. Not rows are locked but numbers: that writes nothing, and staff who wait are not overtaken by bookings.
 * @param db the transaction that checks and writes
 */
export function holdDoctors(db: Kysely<ClinicSchema>, held: Held): Promise<void> {
  return hold(db, held, 'pg_advisory_xact_lock');
}

/** As {@link holdDoctors}, for bookings, which wait for changes but not for each other. */
export function shareDoctors(db: Kysely<ClinicSchema>, slotIds: readonly number[]): Promise<void> {
  return hold(db, { slotIds }, 'pg_advisory_xact_lock_shared');
}

/** Lets a change of the list of services and doctors wait for another; see {@link holdDoctors}. */
export async function holdCatalogue(db: Kysely<ClinicSchema>): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(CATALOGUE)}, 0)`.execute(db);
}
