import type { Generated } from 'kysely';
import type { ContactRequest } from '../../../domain/entities';
import type { CancelledBy } from '../ports/appointmentStore';
import type { Doctor, Patient, Service, Slot, SlotOnDate, Vacation } from '../ports/entities';
import type { JournalActor, JournalEvent } from '../ports/journalStore';
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
  /** Of its digest in the journal; gone with the patient. Null in appointments older than the journal. */
  journalSalt: string | null;
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

interface JournalRow extends Numbered {
  at: string;
  actor: JournalActor;
  event: JournalEvent;
  subjectId: number | null;
  /** Of what the row then said, salted. */
  digest: string | null;
  sealId: number | null;
}

interface SealRow extends Numbered {
  at: string;
  /** How many it seals. */
  rows: number;
  /** Of the seal before it and its rows. */
  hash: string;
}

/** Somebody's wish to be forgotten: of their address in small letters, or of a reference. */
interface ForgottenRow extends Numbered {
  at: string;
  salt: string;
  hash: string;
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
  journal: JournalRow;
  seals: SealRow;
  forgotten: ForgottenRow;
}
