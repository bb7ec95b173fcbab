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
} from './storedEntities';

/** A row whose id the engine generates. */
interface Numbered {
  id: Generated<number>;
}

/** A row that staff can remove from the site, but that past appointments refer to. Null = not removed. */
interface Removable {
  removedAt: string | null;
}

/** A row of a list sorted by position, then by id. */
interface Positioned {
  position: Generated<number>;
}

/** A visitor's stored request. */
interface Accepted extends Numbered {
  reference: string;
  /** Null once the visitor's data were erased. */
  idempotencyKey: string | null;
  /** Digest of the request, which detects a key reused for another request; null with the key. */
  requestHash: string | null;
  createdAt: string;
  /** The e-mail in the form that identifies one person; '' once erased. */
  normalizedEmail: string;
}

interface AppointmentRow extends Accepted, SlotOnDate, Patient {
  state: KeptAppointment['state'];
  /**
   * End of the time to confirm a booking that is or was pending: an hour, which starts again when its mail is sent.
   * Null for an appointment that was booked immediately.
   */
  confirmUntil: string | null;
  cancelledAt: string | null;
  cancelledBy: ActingParty | null;
  cancelReason: string | null;
  moves: Generated<number>;
  /** JSON of the time and doctor before the last move, and the acting party; null if never moved. */
  movedFrom: string | null;
  /** Service when it was booked, even if the doctor's service changes later. */
  serviceId: number;
  /** JSON of the prices shown when it was booked. */
  prices: string;
}

interface ContactRequestRow extends Accepted, ContactRequest {
  /** Time at which staff marked it as answered; null if not answered. */
  answeredAt: string | null;
}

/**
 * An entry of the waiting list: of a patient for an earlier time, or of a person without an appointment for any time.
 */
interface WaitingRow extends Numbered {
  appointmentId: number | null;
  /** The appointment's reference, or one of its own. */
  reference: string;
  /** Digest of the mailbox, which is offered each time once. */
  mailbox: string;
  /** Null, with `normalizedEmail`, for a patient with an appointment. */
  email: string | null;
  normalizedEmail: string | null;
  serviceId: number;
  /** Null = any doctor of the service. */
  doctorId: number | null;
  /** Bit mask of weekdays. Bit 0 is Monday. */
  days: number;
  /** 1 = before noon, 2 = from noon on, 3 = both. */
  parts: number;
  askedAt: string;
  /** Timestamp that orders the list; null until confirmed from the mailbox. */
  rankedAt: string | null;
}

/** A time freed by a cancellation, a move or a change by staff. */
interface FreedTimeRow extends Numbered, SlotOnDate {
  freedAt: string;
}

/** A time on which a doctor sees no patients, although it is in the week. */
interface BlockedTimeRow extends Numbered, SlotOnDate {
  reason: string;
  createdAt: string;
}

interface PriceRow extends Numbered, Positioned {
  key: string;
  serviceId: number;
  name: string;
  /** An amount in RON, or a range, as text; see `costOf`. */
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
  /** Slot of the freed time in a `waiting.offer`; null in other mails. */
  slotId: number | null;
  /** Date of that time, or the day of a `day.notice` or a `surge.notice`. */
  date: string | null;
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
  /** The patient, a staff account by its name, or the program itself. */
  actor: 'patient' | 'system' | `staff:${string}`;
  event: JournalEvent;
  subjectId: number | null;
}

/** A secret, created with the tables. */
interface SecretRow extends Numbered {
  name: 'link';
  value: string;
}

/** An erasure request, as the salted hash of a lower-case address or of a reference. */
interface ForgottenRow extends Numbered {
  at: string;
  salt: string;
  hash: string;
}

/** A background job; `clock` reads the clock, so that a jump is noticed. */
export type JobName =
  | 'clock'
  | 'reminders'
  | 'surge'
  | 'daySheet'
  | 'offers'
  | 'pending'
  | 'waiting'
  | 'limits'
  | 'log'
  | 'purge';

/** The last success of a job. */
interface JobRunRow extends Numbered {
  name: JobName;
  succeededAt: string;
}

/** A calendar of appointments that staff subscribe to. */
interface CalendarRow extends Numbered {
  /** Part of its secret address. */
  reference: string;
  /** Null = all doctors. */
  doctorId: number | null;
  /** The staff's own words for its use; '' for none. */
  label: string;
  /** 1 = with the patients' names and phones, 0 = with their initials. */
  hasNames: number;
  createdAt: string;
}

/** Use of an address's daily budget. */
export type BudgetUse = 'booking' | 'message' | 'lostLink' | 'waiting';

/** One use of a daily limit. Not included in backups. */
interface LimitUseRow extends Numbered {
  /** Digest of an address, of its network or of a mailbox; `site` for all bookings that needed no confirmation. */
  counted: string;
  /**
   * `booking`: one that took effect at once, `pending`: one to be confirmed; `mail`: one that a visitor or a patient's
   * link caused; `ready`: a trial, deleted at once.
   */
  kind: BudgetUse | 'pending' | 'mail' | 'ready';
  at: string;
}

/**
 * Tables that the migrations create. Their columns have underscores in SQL. Dates are `YYYY-MM-DD`, times `HH:mm`,
 * timestamps ISO text in UTC.
 */
export interface ClinicSchema {
  services: ServiceFacts & Removable & Positioned;
  doctors: DoctorFacts & Removable & Positioned;
  slots: Omit<Slot, 'id'> & Numbered & Removable & { doctorId: number };
  vacations: Vacation & Numbered & { doctorId: number };
  blocked_times: BlockedTimeRow;
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
  job_runs: JobRunRow;
  calendars: CalendarRow;
  limit_uses: LimitUseRow;
}

/** A connection to the clinic's database, or a transaction. */
export type Db = Kysely<ClinicSchema>;
