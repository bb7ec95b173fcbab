import { hash, randomBytes } from 'node:crypto';
import type { Generated, Kysely } from 'kysely';
import type { ContactRequest, KeptAppointment } from '../../domain/entities';
import type { ClinicProfile } from '../../domain/facts';
import type { TimePreference } from '../../domain/timePreference';
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

type Cancellation = Pick<KeptAppointment, 'cancelledAt' | 'cancelledBy' | 'cancelReason'>;

interface AppointmentRow extends Accepted, SlotOnDate, Patient, Cancellation {
  state: KeptAppointment['state'];
  /**
   * End of the time to confirm a booking that is or was pending: an hour, which starts again when its mail is sent.
   * Null for an appointment that was booked immediately.
   */
  confirmUntil: string | null;
  moves: Generated<number>;
  /** JSON of the time and doctor before the last move, and the acting party; null if never moved. */
  movedFrom: string | null;
  /** Service when it was booked, even if the doctor's service changes later. */
  serviceId: number;
  /** JSON of the prices shown when it was booked. */
  prices: string;
}

/**
 * An entry of the waiting list: of a patient for an earlier time, or of a person without an appointment for any time.
 */
interface WaitingRow extends Numbered, Omit<TimePreference, 'anyDoctor'> {
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
  askedAt: string;
  /** Timestamp that orders the list; null until confirmed from the mailbox. */
  rankedAt: string | null;
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
  /** When a waiting mail is due, or when one was sent or given up. */
  dueAt: string;
  leasedUntil: string | null;
  attempts: number;
  lastError: string | null;
  createdAt: string;
  settledAt: string | null;
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

/** Background jobs; `clock` reads the clock, so that a jump is noticed. */
export const JOB_NAMES = [
  'clock',
  'reminders',
  'surge',
  'daySheet',
  'offers',
  'pending',
  'waiting',
  'limits',
  'log',
  'purge',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/**
 * Tables that the migrations create. Their columns have underscores in SQL. Dates are `YYYY-MM-DD`, times `HH:mm`,
 * timestamps ISO text in UTC.
 */
export interface ClinicSchema {
  services: ServiceFacts & Removable & Positioned;
  doctors: DoctorFacts & Removable & Positioned;
  slots: Omit<Slot, 'id'> & Numbered & Removable & { doctorId: number };
  vacations: Vacation & Numbered & { doctorId: number };
  closures: Vacation & Numbered & { name: string };
  /** Times on which a doctor sees no patients, although they are in the week. */
  blocked_times: SlotOnDate & Numbered & { reason: string; createdAt: string };
  prices: Numbered &
    Positioned & {
      key: string;
      serviceId: number;
      name: string;
      /** An amount in RON, or a range, as text; see `parseCost`. */
      cost: string;
      note: string | null;
      /** 0 or 1. */
      isConsultation: number;
    };
  profile: Numbered & { name: keyof ClinicProfile; value: string };
  /** `type`: media type; `content`: Base64, because a backup is text. */
  portraits: Numbered & { name: string; type: string; content: string };
  appointments: AppointmentRow;
  waiting: WaitingRow;
  /** Times freed by a cancellation, a move or a change by staff. */
  freed_times: SlotOnDate & Numbered & { freedAt: string };
  /** `answeredAt`: when staff marked it as answered; null if not answered. */
  contact_requests: Accepted & ContactRequest & { answeredAt: string | null };
  outbox: OutboxRow;
  /** `actor`: the patient, a staff account by its name, or the program itself. */
  journal: Numbered & {
    at: string;
    actor: 'patient' | 'system' | `staff:${string}`;
    event: JournalEvent;
    subjectId: number | null;
  };
  /** Erasure requests, as the salted hash of a lower-case address or of a reference. */
  forgotten: Numbered & { at: string; salt: string; hash: string };
  /** Secrets, created with the tables. */
  secrets: Numbered & { name: 'link'; value: string };
  /** The last success of each background job, by its name in jobs.ts. */
  job_runs: Numbered & { name: JobName; succeededAt: string };
  calendars: CalendarRow;
  limit_uses: LimitUseRow;
}

/** A connection to the clinic's database, or a transaction. */
export type Db = Kysely<ClinicSchema>;

/** Converts ms since the epoch to ISO text in UTC, the format of stored timestamps. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** Returns false for a number too large for a table's `integer`: PostgreSQL fails even on a query for it. */
export const canBeId = (id: number): boolean => id < 2 ** 31;

/** Returns ids for a condition with `in`, which must not be empty: 0 is no row's id. */
export const anyOf = (ids: readonly number[]): readonly number[] => [0, ...ids];

/** Crockford's base 32, without letters that are mistaken for digits on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random 40-bit code for a stored request, like `7KQ3M9XA`. */
export const newReference = (): string =>
  Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Key and time of a request. */
export interface RequestMeta {
  /** Idempotency key chosen by the client: requests with the same key count once. Null without one. */
  readonly key: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Returns a digest of the request, to detect a key that is reused for another request. Empty fields do not count: a form
 * that gets a further one repeats what its older version has sent.
 */
export const requestHash = (asked: object): string =>
  hash(
    'sha256',
    JSON.stringify(asked, (_, value: unknown) => (value === '' ? undefined : value)),
    'base64url',
  );
