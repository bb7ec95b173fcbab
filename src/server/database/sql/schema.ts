import type { Generated } from 'kysely';

interface ServiceRow {
  id: number;
  name: string;
}

interface DoctorRow {
  id: number;
  first_name: string;
  last_name: string;
  service_id: number;
}

interface SlotRow {
  id: Generated<number>;
  doctor_id: number;
  weekday: number;
  start_time: string;
  end_time: string;
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
}

/** The tables that the migrations make. Dates are `YYYY-MM-DD`, times `HH:mm`, timestamps ISO text in UTC. */
export interface ClinicSchema {
  services: ServiceRow;
  doctors: DoctorRow;
  slots: SlotRow;
  vacations: VacationRow;
  appointments: AppointmentRow;
  contact_requests: ContactRequestRow;
}
