import * as v from 'valibot';
import { isCalendarDate } from './calendarDate';
import { CONTACT_FIELDS } from './entities';

// Apart from contract.ts, which browsers download: they never check these.

const wireId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const wireDate = v.pipe(v.string(), v.check(isCalendarDate));

export const wireAppointment = v.object({
  client_first_name: v.string(),
  client_last_name: v.string(),
  client_email: v.string(),
  client_phone: v.string(),
  message: v.optional(v.string(), ''),
  date: wireDate,
  user_appointment_id: wireId,
  user_id: wireId,
});

export const wireContactRequest = v.object(v.entriesFromList(CONTACT_FIELDS, v.string()));

export type WireAppointment = v.InferOutput<typeof wireAppointment>;
export type WireContactRequest = v.InferOutput<typeof wireContactRequest>;
