import type { Generated } from 'kysely';
import type { CancelledBy } from '../ports/appointmentStore';
import type { MailKind, MailStatus } from '../ports/outboxStore';

interface ServiceRow {
  id: number;
  name: string;
  removed_at: string | null;
}

interface DoctorRow {
  id: number;
  first_name: string;
  last_name: string;
  service_id: number;
  removed_at: string | null;
}

interface SlotRow {
  id: Generated<number>;
  doctor_id: number;
  weekday: number;
  start_time: string;
  end_time: string;
  removed_at: string | null;
}

interface VacationRow {
  id: Generated<number>;
  doctor_id: number;
  start_date: string;
  end_date: string;
}

interface AppointmentRow {
  id: Generated<number>;
  reference: string;
  slot_id: number;
  date: string;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  message: string;
  idempotency_key: string | null;
  created_at: string;
  cancelled_at: string | null;
  cancelled_by: CancelledBy | null;
  /** Of the token in the patient's link, which is not kept itself once its mails are gone. */
  link_hash: string | null;
}

interface ContactRequestRow {
  id: Generated<number>;
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  idempotency_key: string | null;
  created_at: string;
  answered_at: string | null;
}

interface OutboxRow {
  id: Generated<number>;
  kind: MailKind;
  appointment_id: number | null;
  contact_request_id: number | null;
  link_token: string | null;
  status: MailStatus;
  due_at: string;
  leased_until: string | null;
  attempts: number;
  last_error: string | null;
  created_at: string;
  settled_at: string | null;
}

/** The tables that the migrations make. Dates are `YYYY-MM-DD`, times `HH:mm`, timestamps ISO text in UTC. */
export interface ClinicSchema {
  services: ServiceRow;
  doctors: DoctorRow;
  slots: SlotRow;
  vacations: VacationRow;
  appointments: AppointmentRow;
  contact_requests: ContactRequestRow;
  outbox: OutboxRow;
}
