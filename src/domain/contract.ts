import * as v from 'valibot';
import { isCalendarDate } from './calendarDate';

/**
 * The six calls of specification §7, with the wire's own names. Both sides read this file: the server
 * checks what it is sent (contractRequests.ts), the browser checks what it is answered (decisions §6).
 */
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

export const wireId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const wireDate = v.pipe(v.string(), v.check(isCalendarDate));
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

export const wireServices = v.array(v.object({ id: wireId, medical_field_name: v.string() }));

export const wireDoctors = v.array(
  v.object({ id: wireId, first_name: v.string(), last_name: v.string(), medical_field_id: wireId }),
);

export const wireVacations = v.object({
  payload: v.array(v.object({ start_date: wireDate, end_date: wireDate })),
});

export const wireSlots = v.array(
  v.object({
    slot: v.object({ id: wireId, day: v.picklist([0, 1, 2, 3, 4]), start_time: time, end_time: time }),
    appointments: v.array(v.object({ date: wireDate })),
    hasAppointments: v.optional(v.boolean()),
  }),
);

/**
 * Success is HTTP 200 and a body status of 200; anything else in the body is extra (specification §7).
 * This project's server adds the `reference` by which the clinic finds an appointment.
 */
export const wireResult = v.object({ status: v.number(), reference: v.optional(v.string()) });

/**
 * A header of this project's server: the same key with the same appointment is one booking, so that a
 * patient whose answer was lost can press again. Never sent to another origin, where it would need a preflight.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export type WireServices = v.InferOutput<typeof wireServices>;
export type WireDoctors = v.InferOutput<typeof wireDoctors>;
export type WireVacations = v.InferOutput<typeof wireVacations>;
export type WireSlots = v.InferOutput<typeof wireSlots>;

/** Every error answer of this project's server. */
export interface WireError {
  readonly status: number;
  readonly message: string;
}
