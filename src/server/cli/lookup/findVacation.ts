import type { Kysely } from 'kysely';
import { staffVacations, type StaffVacation } from '../../database/staff/vacations';
import type { ClinicSchema } from '../../database/sql/schema';
import { Refusal } from '../exitCodes';

/** @throws {Refusal} when there is no such vacation */
export async function findVacation(db: Kysely<ClinicSchema>, id: number): Promise<StaffVacation> {
  const vacation = (await staffVacations(db, {})).find((one) => one.id === id);
  if (vacation) return vacation;
  throw new Refusal(`Nu există concediul ${id}. Numerele concediilor: clinic vacations list --all.`);
}
