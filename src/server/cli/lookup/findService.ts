import type { Kysely } from 'kysely';
import type { Service } from '../../../domain/entities';
import { staffServices } from '../../database/staff/services';
import type { ClinicSchema } from '../../database/sql/schema';
import { Refusal } from '../exitCodes';

/** @throws {Refusal} when the clinic has no such service */
export async function findService(db: Kysely<ClinicSchema>, id: number): Promise<Service> {
  const service = (await staffServices(db)).find((one) => one.id === id);
  if (service) return service;
  throw new Refusal(`Nu există specialitatea ${id}. Numerele specialităților: clinic services list.`);
}
