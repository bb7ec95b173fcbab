import type { Kysely } from 'kysely';
import type { Service } from '../../database/ports/entities';
import type { StoredAppointment } from '../../database/ports/appointmentStore';
import type { ClinicDatabase } from '../../database/ports/clinicDatabase';
import type { ClinicSchema } from '../../database/sql/schema';
import type { StaffContactRequest } from '../../database/ports/contactRequestStore';
import { staffContactRequests } from '../../database/staff/contactRequests';
import { staffDoctors, type StaffDoctor } from '../../database/staff/doctors';
import { staffVacations, type StaffVacation } from '../../database/staff/vacations';
import { Refusal } from '../output/answer';

/** @throws {Refusal} when there is no such row */
function present<Row>(row: Row | undefined, complaint: string): Row {
  if (row === undefined) throw new Refusal(complaint);
  return row;
}

export async function findService({ catalogue }: ClinicDatabase, id: number): Promise<Service> {
  const service = (await catalogue.services()).find((one) => one.id === id);
  return present(service, `Nu există specialitatea ${id}. Numerele specialităților: clinic services list.`);
}

export async function findDoctor(db: Kysely<ClinicSchema>, id: number): Promise<StaffDoctor> {
  const doctor = (await staffDoctors(db)).find((one) => one.id === id);
  return present(doctor, `Nu există medicul ${id}. Numerele medicilor: clinic doctors list.`);
}

export async function findVacation(db: Kysely<ClinicSchema>, id: number): Promise<StaffVacation> {
  const vacation = (await staffVacations(db, {})).find((one) => one.id === id);
  return present(vacation, `Nu există concediul ${id}. Numerele concediilor: clinic vacations list --all.`);
}

export async function findAppointment(
  { appointments }: ClinicDatabase,
  reference: string,
): Promise<StoredAppointment> {
  const appointment = await appointments.find({ reference });
  return present(appointment, `Nu există programarea ${reference}. Codurile lor: clinic appointments list.`);
}

export async function findContactRequest(
  db: Kysely<ClinicSchema>,
  reference: string,
): Promise<StaffContactRequest> {
  const [request] = await staffContactRequests(db, { reference });
  return present(
    request,
    `Nu există mesajul ${reference}. Codurile lor: clinic contact-requests list --all.`,
  );
}
