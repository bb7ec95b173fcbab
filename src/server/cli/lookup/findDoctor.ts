import type { Kysely } from 'kysely';
import { staffDoctors, type StaffDoctor } from '../../database/staff/doctors';
import type { ClinicSchema } from '../../database/sql/schema';
import { Refusal } from '../exitCodes';

/** @throws {Refusal} when the clinic has no such doctor */
export async function findDoctor(db: Kysely<ClinicSchema>, id: number): Promise<StaffDoctor> {
  const doctor = (await staffDoctors(db)).find((one) => one.id === id);
  if (doctor) return doctor;
  throw new Refusal(`Nu există medicul ${id}. Numerele medicilor: clinic doctors list.`);
}
