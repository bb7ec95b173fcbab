import type {
  AppointmentRequest,
  BookableSlot,
  ContactRequest,
  Doctor,
  Service,
  Slot,
  Vacation,
} from '../../domain/entities';

/** A doctor's slot as it is when somebody asks for it. */
export interface OfferedSlot {
  readonly slot: Slot;
  readonly vacations: readonly Vacation[];
}

/** What every accepted request carries besides what the visitor typed. */
export interface Receipt {
  /** The visitor's own name for this attempt: the same key never counts twice. */
  readonly idempotencyKey?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/**
 * `accepted` is said only once the row is on disk, and again for a repeated key; `keyReused` means that
 * the key already stands for something else.
 */
export type Outcome =
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'taken' }
  | { readonly kind: 'keyReused' };

/** Everything the clinic offers; what the first start fills in. */
export interface Catalogue {
  readonly services: readonly Service[];
  readonly doctors: readonly Doctor[];
  readonly slots: readonly (Omit<Slot, 'id'> & { readonly doctorId: number })[];
  readonly vacations: readonly (Vacation & { readonly doctorId: number })[];
}

/** What the server needs of a storage engine. Values are plain text, dates `YYYY-MM-DD`. */
export interface ClinicDatabase {
  services(): Promise<readonly Service[]>;
  doctors(): Promise<readonly Doctor[]>;
  /** Undefined when there is no such doctor. */
  vacationsOf(doctorId: number): Promise<readonly Vacation[] | undefined>;
  /**
   * Undefined when there is no such doctor.
   * @param from booked dates before this one are left out
   */
  slotsOf(doctorId: number, from: string): Promise<readonly BookableSlot[] | undefined>;
  /** Undefined when the doctor has no such slot. */
  offeredSlot(doctorId: number, slotId: number): Promise<OfferedSlot | undefined>;
  /** The outcome that a repeated key gets, or undefined when the key is new. */
  earlierBooking(key: string, request: AppointmentRequest): Promise<Outcome | undefined>;
  /** One live appointment for a slot and date, whoever else books at the same time. */
  book(request: AppointmentRequest, receipt: Receipt): Promise<Outcome>;
  keepContactRequest(request: ContactRequest, receipt: Receipt): Promise<Outcome>;
  /** Does nothing when the clinic already has services. */
  fillIfEmpty(catalogue: Catalogue): Promise<void>;
  close(): Promise<void>;
}
