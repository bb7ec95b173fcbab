import type { Generated } from 'kysely';
import type { ContactRequest } from '../../../domain/entities';
import type { ClinicProfile } from '../../../domain/facts';
import type { CancelledBy } from '../ports/appointmentStore';
import type { DoctorFacts, Patient, ServiceFacts, Slot, SlotOnDate, Vacation } from '../ports/entities';
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
  /** Of the random token in links mailed before there was a secret: to be dropped with 2027, when all those are past. */
  linkHash: string | null;
  moves: Generated<number>;
  /** JSON of the {@link MovedFrom} of the last move. */
  movedFrom: string | null;
  /** Null only in rows that were not made by booking. */
  serviceId: number | null;
  /** JSON of the {@link Price}s that were shown; null where that is not known. */
  prices: string | null;
  /** Of its digest in the journal; gone with the patient. Null in appointments older than the journal. */
  journalSalt: string | null;
}

/** Must be confirmed from its mailbox, and takes nobody's time until then; forgotten when that is late. */
interface UnconfirmedRow extends Accepted, SlotOnDate, Patient {
  serviceId: number;
  /** As in an appointment. */
  prices: string;
}

/** Who waits: a patient for an earlier time, or somebody without an appointment for any. */
interface WaitingRow extends Numbered {
  appointmentId: number | null;
  serviceId: number;
  /** Null where any doctor of the service will do. */
  doctorId: number | null;
  /** As in a {@link TimeWish}. */
  days: number;
  parts: number;
  /** JSON of the times, `SLOT DATE`, that are free ever since they asked; null when that is to be found out. */
  known: string | null;
  askedAt: string;
  /** When they gave it up, or moved. */
  leftAt: string | null;
  /** Both of somebody without an appointment only. */
  reference: string | null;
  email: string | null;
}

/** Its mail, which says when it began, is in the outbox. */
interface EarlierOfferRow extends Numbered, SlotOnDate {
  waitingId: number;
}

/** Lists are shown by position, then by id. */
interface Positioned {
  position: Generated<number>;
}

interface PriceRow extends Numbered, Positioned {
  key: string;
  serviceId: number;
  name: string;
  /** See {@link costOf}. */
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
  /** As HTTP names it. */
  type: string;
  /** Base64, because a backup is text. */
  content: string;
}

interface OutboxRow extends Numbered {
  kind: MailKind;
  appointmentId: number | null;
  unconfirmedId: number | null;
  offerId: number | null;
  /** For processes of the version before, which send what stands here: to be dropped with the next version. */
  linkToken: string | null;
  contactRequestId: number | null;
  /** The patient's or visitor's, as limits count it; null in mails about a patient to the clinic. */
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

/** Made once, by the migration that brought it. */
interface SecretRow extends Numbered {
  name: 'link';
  value: string;
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
  services: ServiceFacts & Removable & Positioned;
  doctors: DoctorFacts & Removable & Positioned;
  slots: Omit<Slot, 'id'> & Numbered & Removable & { doctorId: number };
  vacations: Vacation & Numbered & { doctorId: number };
  prices: PriceRow;
  closures: Vacation & Numbered & { name: string };
  profile: ProfileRow;
  portraits: PortraitRow;
  appointments: AppointmentRow;
  unconfirmed: UnconfirmedRow;
  waiting: WaitingRow;
  earlier_offers: EarlierOfferRow;
  contact_requests: ContactRequest & Accepted & { answeredAt: string | null };
  outbox: OutboxRow;
  journal: JournalRow;
  seals: SealRow;
  forgotten: ForgottenRow;
  secrets: SecretRow;
}
