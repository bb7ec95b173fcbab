import type { Generated } from 'kysely';
import type { ContactRequest } from '../../../domain/entities';
import type { CancelledBy } from '../ports/appointmentStore';
import type { Doctor, Patient, Service, Slot, SlotOnDate, Vacation } from '../ports/entities';
import type { MailKind, MailStatus } from '../ports/outboxStore';

/** A row whose number the engine gives. */
interface Numbered {
  id: Generated<number>;
}

/** A row that staff may take off the site, but which the past still needs. */
interface Removable {
  removedAt: string | null;
}

/** A request that was accepted. */
interface Accepted extends Numbered {
  reference: string;
  idempotencyKey: string | null;
  createdAt: string;
}

interface AppointmentRow extends Accepted, SlotOnDate, Patient {
  cancelledAt: string | null;
  cancelledBy: CancelledBy | null;
  /** Of the token in the patient's link, which is not kept itself once its mails are gone. */
  linkHash: string | null;
}

interface OutboxRow extends Numbered {
  kind: MailKind;
  appointmentId: number | null;
  contactRequestId: number | null;
  linkToken: string | null;
  status: MailStatus;
  dueAt: string;
  leasedUntil: string | null;
  attempts: number;
  lastError: string | null;
  createdAt: string;
  settledAt: string | null;
}

/**
 * The tables that the migrations make, whose columns are written with underscores there. Dates are `YYYY-MM-DD`,
 * times `HH:mm`, timestamps ISO text in UTC.
 */
export interface ClinicSchema {
  services: Service & Removable;
  doctors: Doctor & Removable;
  slots: Omit<Slot, 'id'> & Numbered & Removable & { doctorId: number };
  vacations: Vacation & Numbered & { doctorId: number };
  appointments: AppointmentRow;
  contact_requests: ContactRequest & Accepted & { answeredAt: string | null };
  outbox: OutboxRow;
}
