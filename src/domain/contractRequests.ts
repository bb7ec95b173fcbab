import * as v from 'valibot';
import { wireDate, wireId } from './contract';

// Apart from the answers, because browsers download what checks those and never check these.

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

export const wireContactRequest = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  subject: v.string(),
  message: v.string(),
});

export type WireAppointment = v.InferOutput<typeof wireAppointment>;
export type WireContactRequest = v.InferOutput<typeof wireContactRequest>;
