import type { Kysely } from 'kysely';
import type { Service } from '../../database/ports/entities';
import type { StoredAppointment } from '../../database/ports/appointmentStore';
import type { ClinicDatabase } from '../../database/ports/clinicDatabase';
import type { ClinicSchema } from '../../database/sql/schema';
import { staffContactRequests, type StaffContactRequest } from '../../database/staff/contactRequests';
import { staffDoctors, type StaffDoctor } from '../../database/staff/doctors';
import { staffServices } from '../../database/staff/services';
import { staffVacations, type StaffVacation } from '../../database/staff/vacations';
import { Refusal } from '../output/answer';

/** @throws {Refusal} when the clinic has no such service */
export async function findService(db: Kysely<ClinicSchema>, id: number): Promise<Service> {
  const service = (await staffServices(db)).find((one) => one.id === id);
  if (service) return service;
  throw new Refusal(`Nu există specialitatea ${id}. Numerele specialităților: clinic services list.`);
}

/** @throws {Refusal} when the clinic has no such doctor */
export async function findDoctor(db: Kysely<ClinicSchema>, id: number): Promise<StaffDoctor> {
  const doctor = (await staffDoctors(db)).find((one) => one.id === id);
  if (doctor) return doctor;
  throw new Refusal(`Nu există medicul ${id}. Numerele medicilor: clinic doctors list.`);
}

/** @throws {Refusal} when there is no such vacation */
export async function findVacation(db: Kysely<ClinicSchema>, id: number): Promise<StaffVacation> {
  const vacation = (await staffVacations(db, {})).find((one) => one.id === id);
  if (vacation) return vacation;
  throw new Refusal(`Nu există concediul ${id}. Numerele concediilor: clinic vacations list --all.`);
}

/** @throws {Refusal} when there is no such appointment */
export async function findAppointment(
  { appointments }: ClinicDatabase,
  reference: string,
): Promise<StoredAppointment> {
  const appointment = await appointments.find({ reference });
  if (appointment) return appointment;
  throw new Refusal(`Nu există programarea ${reference}. Codurile lor: clinic appointments list.`);
}

/** @throws {Refusal} when there is no such request */
export async function findContactRequest(
  db: Kysely<ClinicSchema>,
  reference: string,
): Promise<StaffContactRequest> {
  const [request] = await staffContactRequests(db, { reference });
  if (request) return request;
  throw new Refusal(`Nu există mesajul ${reference}. Codurile lor: clinic contact-requests list --all.`);
}
