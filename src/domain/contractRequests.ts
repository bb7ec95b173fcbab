import * as v from 'valibot';
import { isCalendarDate } from './calendarDate';
import { CONTACT_FIELDS, PATIENT_FIELD_NAMES } from './entities';

// Separate from contract.ts, which browsers download: only the server checks requests.

const wireId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const wireDate = v.pipe(v.string(), v.check(isCalendarDate));

export const appointmentSchema = v.object({
  ...v.entriesFromList(Object.values(PATIENT_FIELD_NAMES), v.string()),
  message: v.optional(v.string(), ''),
  date: wireDate,
  user_appointment_id: wireId,
  user_id: wireId,
});

export const contactRequestSchema = v.object(v.entriesFromList(CONTACT_FIELDS, v.string()));

export type WireAppointment = v.InferOutput<typeof appointmentSchema>;
export type WireContactRequest = v.InferOutput<typeof contactRequestSchema>;
