import type { Kysely } from 'kysely';
import { staffContactRequests, type StaffContactRequest } from '../../database/staff/contactRequests';
import type { ClinicSchema } from '../../database/sql/schema';
import { Refusal } from '../exitCodes';

/** @throws {Refusal} when there is no such request */
export async function findContactRequest(
  db: Kysely<ClinicSchema>,
  reference: string,
): Promise<StaffContactRequest> {
  const [request] = await staffContactRequests(db, { reference });
  if (request) return request;
  throw new Refusal(`Nu există mesajul ${reference}. Codurile lor: clinic contact-requests list --all.`);
}
