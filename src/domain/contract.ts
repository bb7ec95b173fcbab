import type { Workday } from './calendarDate';

/** The six calls by their names on the wire; contractRequests.ts checks requests, api/answers.ts answers. */
export const CALLS = {
  services: '/fetch-medical-fields',
  doctors: '/fetch-secure-users',
  vacations: '/get-user-vacation',
  slots: '/fetch-aggregated-slots-by-user-id',
  createAppointment: '/create-appointment',
  contactRequest: '/contact-request',
} as const;

/** The one field of each multipart form; it holds JSON text. */
export const FORM_FIELD = { createAppointment: 'appointment', contactRequest: 'contact' } as const;

// The answers of this project's server. The site also accepts other backends' (api/answers.ts).

export type WireServices = readonly { readonly id: number; readonly medical_field_name: string }[];

export type WireDoctors = readonly {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly medical_field_id: number;
}[];

export interface WireVacations {
  readonly status: 200;
  readonly payload: readonly { readonly start_date: string; readonly end_date: string }[];
}

/** Times are `HH:mm`. */
export type WireSlots = readonly {
  readonly slot: {
    readonly id: number;
    readonly day: Workday;
    readonly start_time: string;
    readonly end_time: string;
  };
  readonly appointments: readonly { readonly date: string }[];
  readonly hasAppointments: boolean;
}[];

/** The fields that this project's server adds to a success. */
export interface Accepted {
  /** The clinic's code for the appointment. */
  readonly reference?: string | undefined;
  /** Path of the appointment's own page; anyone with this link can cancel. */
  readonly link?: string | undefined;
  /** `email`: a confirmation is mailed; `required`: the mail asks the patient to confirm; `none`: no mail is set up. */
  readonly confirmation?: 'email' | 'none' | 'required' | undefined;
}

/** The same key with the same appointment is one booking, so that a patient whose answer was lost can send again. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Header of our own server's answer to the slots call: the number of weeks that can be booked ahead. */
export const BOOKING_WEEKS_HEADER = 'clinic-booking-weeks';

/** Header of our own answers about one doctor, and the id of a streamed message: when it was read, in ms since 1970. */
export const READ_AT_HEADER = 'clinic-read-at';

/** The body of every error answer of this project's server. */
export interface WireError {
  readonly status: number;
  readonly message: string;
}

/** Address of the event stream for open calendars (server-sent events) of the doctor `user_id`. */
export const SLOT_EVENTS = '/slot-events';

/** One message: a doctor's slots and days off, each as its call has them. */
export interface WireSlotEvent {
  readonly slots: WireSlots;
  readonly vacations: WireVacations;
  readonly bookingWeeks: number;
}
