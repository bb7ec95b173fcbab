import * as v from 'valibot';
import { wireDate, wireId, wireTime } from '../../../api/answers';
import type { Cost } from '../../../domain/entities';

const chosenPriceSchema = v.object({
  key: v.string(),
  name: v.string(),
  // Shown as it is, whatever its text.
  cost: wireId as v.GenericSchema<unknown, Cost>,
  note: v.optional(v.string()),
});

export type ChosenPrice = Readonly<v.InferOutput<typeof chosenPriceSchema>>;

/** The content of a receipt; names and prices are looked up when it is rendered. */
export const bookedAppointmentSchema = v.object({
  serviceId: wireId,
  doctorId: wireId,
  slot: v.object({ slotId: wireId, date: wireDate, startTime: wireTime, endTime: wireTime }),
  patientName: v.string(),
  /** The chosen consultation; null for none. */
  price: v.nullable(chosenPriceSchema),
  reference: v.optional(v.string()),
  /** Path of the appointment's own page, where it can be moved or cancelled. */
  link: v.optional(v.string()),
  /** The address that was mailed; null when the clinic sends no mail, undefined when that is unknown. */
  mailedTo: v.nullish(v.string()),
  /** The booking is pending until the patient confirms it by mail. */
  isUnconfirmed: v.optional(v.literal(true)),
});

export type BookedAppointment = Readonly<v.InferOutput<typeof bookedAppointmentSchema>>;
