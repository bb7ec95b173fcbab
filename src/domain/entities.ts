/** A row that can be booked (the wire calls it a medical field). */
export interface Service {
  readonly id: number;
  readonly name: string;
}

/** A doctor offers exactly one service (the wire calls them a secure user). */
export interface Doctor {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly serviceId: number;
}

/** 0 = Monday … 4 = Friday, as on the wire; the clinic is closed at weekends. */
export type Weekday = 0 | 1 | 2 | 3 | 4;

/** A doctor's recurring weekly time. Times are `HH:mm` on the clinic's clock. */
export interface Slot {
  readonly id: number;
  readonly weekday: Weekday;
  readonly startTime: string;
  readonly endTime: string;
}

/** A slot with the dates (`YYYY-MM-DD`) on which it is already booked. */
export interface BookableSlot extends Slot {
  readonly bookedDates: readonly string[];
}

/** Days off, `YYYY-MM-DD`, both ends included. */
export interface Vacation {
  readonly startDate: string;
  readonly endDate: string;
}

/** One slot on one date: what a patient books. */
export interface SlotOnDate {
  readonly slotId: number;
  readonly date: string;
}

/** What a patient types, as plain text. */
export interface Patient {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

export interface AppointmentRequest extends SlotOnDate, Patient {
  readonly doctorId: number;
}

/** A booked appointment by the names that people know; times are `HH:mm` on the clinic's clock. */
export interface AppointmentDetails {
  /** Undefined where the backend no longer names it. */
  readonly service: Service | undefined;
  readonly doctor: Doctor | undefined;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly patientName: string;
  readonly reference: string | undefined;
}

export interface ContactRequest {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}

/** How an attempt to book ended: booked, lost to somebody faster, or failed for any other reason. */
export type BookingOutcome =
  | { readonly kind: 'created'; readonly reference?: string }
  | { readonly kind: 'taken' }
  | { readonly kind: 'failed' };
