import type { Generated, Kysely } from 'kysely';
import type { ActingParty, ContactRequest, KeptAppointment } from '../../domain/entities';
import type { ClinicProfile } from '../../domain/facts';
import type { MailKind, MailStatus } from '../../domain/mailKinds';
import type {
  DoctorFacts,
  JournalEvent,
  Patient,
  ServiceFacts,
  Slot,
  SlotOnDate,
  Vacation,
} from './entities';

/** A row whose number the engine gives. */
interface Numbered {
  id: Generated<number>;
}

/** A row that staff may take off the site, but which past appointments still need. */
interface Removable {
  removedAt: string | null;
}

/** Lists are shown by position, then by id. */
interface Positioned {
  position: Generated<number>;
}

/** A request of a visitor. */
interface Accepted extends Numbered {
  reference: string;
  /** Both empty once the visitor was forgotten. */
  idempotencyKey: string | null;
  /** Digest of the request, which a repeated key must match. */
  requestHash: string | null;
  createdAt: string;
  /** The e-mail as lists of one person compare it; '' once forgotten. */
  normalizedEmail: string;
}

interface AppointmentRow extends Accepted, SlotOnDate, Patient {
  state: KeptAppointment['state'];
  /**
   * The end of the confirmation of one that is, or was, pending; its request's mail gives it an hour from
   * its sending. Null for one that was booked immediately.
   */
  confirmUntil: string | null;
  cancelledAt: string | null;
  cancelledBy: ActingParty | null;
  moves: Generated<number>;
  /** JSON of where the last move came from. */
  movedFrom: string | null;
  /** As it was booked; outlives any change of the doctor's service. */
  serviceId: number;
  /** JSON of the prices that were shown. */
  prices: string;
}

interface ContactRequestRow extends Accepted, ContactRequest {
  /** When staff marked it as answered. */
  answeredAt: string | null;
}

/** A patient on the waiting list for an earlier time, or a person without an appointment for any. */
interface WaitingRow extends Numbered {
  appointmentId: number | null;
  /** The appointment's, or one of its own. */
  reference: string;
  /** Both of a person without an appointment only. */
  email: string | null;
  normalizedEmail: string | null;
  serviceId: number;
  /** Null where any doctor of the service will do. */
  doctorId: number | null;
  /** Sum of 2 to the power of each weekday, Monday's being 0. */
  days: number;
  /** Before noon 1, from noon on 2, or their sum. */
  parts: number;
  askedAt: string;
  /** The rank in the list; null until the mailbox has confirmed it. */
  rankedAt: string | null;
}

/** A time that was freed by a cancellation, a move or a change by staff. */
interface FreedTimeRow extends Numbered, SlotOnDate {
  freedAt: string;
}

interface PriceRow extends Numbered, Positioned {
  key: string;
  serviceId: number;
  name: string;
  /** RON, or a range as text; see `costOf`. */
  cost: string;
  note: string | null;
  /** 0 or 1. */
  isConsultation: number;
}

interface ProfileRow extends Numbered {
  name: keyof ClinicProfile;
  value: string;
}

interface PortraitRow extends Numbered {
  name: string;
  /** Media type. */
  type: string;
  /** Base64, because a backup is text. */
  content: string;
}

interface OutboxRow extends Numbered {
  kind: MailKind;
  appointmentId: number | null;
  contactRequestId: number | null;
  waitingId: number | null;
  /** The freed time that a `waiting.offer` offers; null in others. */
  slotId: number | null;
  date: string | null;
  /** Digest of the canonical mailbox, which limits count; null in mails that are not limited. */
  mailbox: string | null;
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
  /** Patients on the site, the clinic's staff by the name of their account, or the program itself. */
  actor: 'patient' | 'system' | `staff:${string}`;
  event: JournalEvent;
  subjectId: number | null;
}

/** Made once, with the tables. */
interface SecretRow extends Numbered {
  name: 'link';
  value: string;
}

/** A wish to be forgotten: of an address in small letters, or of a reference. */
interface ForgottenRow extends Numbered {
  at: string;
  salt: string;
  hash: string;
}

/** One use of an address's daily budget. Never copied and never backed up. */
interface AddressUseRow extends Numbered {
  /** Keyed digest of the address. */
  address: string;
  kind: AddressUse;
  at: string;
}
export type AddressUse = 'booking' | 'message' | 'lostLink' | 'waiting';

/**
 * The tables that the migrations make, whose columns are written with underscores there. Dates are `YYYY-MM-DD`,
 * times `HH:mm`, timestamps ISO text in UTC.
 */
export interface ClinicSchema {
  services: ServiceFacts & Removable & Positioned;
  doctors: DoctorFacts & Removable & Positioned;
  slots: Omit<Slot, 'id'> & Numbered & Removable & { doctorId: number };
  vacations: Vacation & Numbered & { doctorId: number };
  prices: PriceRow;
  closures: Vacation & Numbered & { name: string };
  profile: ProfileRow;
  portraits: PortraitRow;
  appointments: AppointmentRow;
  waiting: WaitingRow;
  freed_times: FreedTimeRow;
  contact_requests: ContactRequestRow;
  outbox: OutboxRow;
  journal: JournalRow;
  forgotten: ForgottenRow;
  secrets: SecretRow;
  address_uses: AddressUseRow;
}

/** The clinic's data, or a transaction of them. */
export type Db = Kysely<ClinicSchema>;
