import type { Workday } from './calendarDate';

/** RON: a number, or a range as text, as on the wire. */
export type Cost = number | `${number}-${number}`;

export interface Price {
  readonly name: string;
  readonly cost: Cost;
  /** A remark: what the price includes or excludes. */
  readonly note?: string | undefined;
}

/** The backend's id of a row: only compared, and sent back unchanged. */
export type Id = number | string;

/** A service that can be booked (on the wire: a medical field). */
export interface Service {
  readonly id: Id;
  readonly name: string;
}

/** A doctor, who offers exactly one service (on the wire: a secure user). */
export interface Doctor {
  readonly id: Id;
  readonly firstName: string;
  readonly lastName: string;
  readonly serviceId: Id;
}

/** A doctor's recurring weekly time. Times are `HH:mm` on the clinic's clock. */
export interface Slot {
  readonly id: Id;
  readonly weekday: Workday;
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
  readonly slotId: Id;
  readonly date: string;
}

/** The patient's fields in the forms' order, with their names in forms and on the wire. */
export const PATIENT_FIELD_NAMES = {
  firstName: 'client_first_name',
  lastName: 'client_last_name',
  phone: 'client_phone',
  email: 'client_email',
  message: 'message',
} as const;

export type PatientField = keyof typeof PATIENT_FIELD_NAMES;
export const PATIENT_FIELDS = Object.keys(PATIENT_FIELD_NAMES) as PatientField[];

/** Every field is plain text. */
export type Patient = Readonly<Record<PatientField, string>>;

export const patientOf = (textOf: (field: PatientField) => string): Patient =>
  Object.fromEntries(PATIENT_FIELDS.map((field) => [field, textOf(field)])) as Patient;

export interface AppointmentRequest extends SlotOnDate, Patient {
  readonly doctorId: Id;
}

/** The former time of a moved appointment. */
export interface MovedFrom {
  readonly date: string;
  readonly startTime: string;
  readonly doctor: Pick<Doctor, 'firstName' | 'lastName'>;
  /** True if the patient has gone back to the time that they had just left. */
  readonly isWayBack?: boolean;
}

/** A booked appointment with its service and doctor; times are `HH:mm` on the clinic's clock. */
export interface AppointmentDetails {
  /** Undefined when the backend no longer lists it. */
  readonly service: Service | undefined;
  readonly doctor: Doctor | undefined;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly patientName: string;
  readonly reference: string | undefined;
  /** The prices at the time of booking; only the chosen consultation's, if one was chosen. */
  readonly prices: readonly Price[];
  /** Instructions for the patient before the visit; may be empty. */
  readonly preparation: string;
  /** Number of times the appointment was moved; 0 when left out. */
  readonly moves?: number;
  readonly movedFrom?: MovedFrom | null;
}

/** The party that cancels or moves an appointment. */
type ActingParty = 'patient' | 'clinic';

/** An appointment as stored. Instants are ISO text in UTC. */
export interface KeptAppointment extends AppointmentDetails {
  readonly service: Service;
  readonly doctor: Doctor;
  readonly reference: string;
  /** All fields are '' after the patient was erased. */
  readonly patient: Patient;
  /** `pending` occupies no slot until the patient confirms it by mail. */
  readonly state: 'pending' | 'booked' | 'cancelled';
  readonly createdAt: string;
  readonly cancelledAt: string | null;
  readonly cancelledBy: ActingParty | null;
  /** The clinic's reason, for the patient; null without one. */
  readonly cancelReason: string | null;
  readonly moves: number;
  /** The former time. `at`: the instant of the move. */
  readonly movedFrom:
    | (MovedFrom & { readonly slotId: number; readonly by: ActingParty; readonly at: string })
    | null;
}

/** The contact form's fields in their order; the wire uses the same names. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Every field is plain text. */
export type ContactRequest = Readonly<Record<ContactField, string>>;

export const contactOf = (textOf: (field: ContactField) => string): ContactRequest =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, textOf(field)])) as ContactRequest;

/** A contact message as stored. Instants are ISO text in UTC. */
export interface KeptContactRequest extends ContactRequest {
  readonly reference: string;
  readonly createdAt: string;
  /** The instant at which staff marked it as answered; null until then. */
  readonly answeredAt: string | null;
}

export function doctorName({ firstName, lastName }: Pick<Doctor, 'firstName' | 'lastName'>): string {
  return `Dr. ${firstName} ${lastName}`;
}
