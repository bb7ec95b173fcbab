import * as v from 'valibot';
import { date, id, time } from '../../../api/answers';
import { requestedChoice } from '../../../content/bookingQuery';
import { clinicTimeAt } from '../../../domain/clock';
import { MINUTE } from '../../../domain/durations';
import { PATIENT_FIELDS, type AppointmentRequest, type Cost } from '../../../domain/entities';
import { attemptSchema, textEntries } from '../../form/tabDraft';
import { isEmpty, unanswered, withTexts, withUnanswered } from '../../form/submission';
import type { BookedAppointment, BookingContext, ChosenPrice } from './bookingContext';
import { chosenAddress, withRequest } from './choice';

const patientEntries = textEntries(PATIENT_FIELDS);

const priceSchema: v.GenericSchema<unknown, ChosenPrice> = v.object({
  key: v.string(),
  name: v.string(),
  // Shown as it is, whatever its text.
  cost: id as v.GenericSchema<unknown, Cost>,
  note: v.optional(v.string()),
});

const receiptSchema: v.GenericSchema<unknown, BookedAppointment> = v.object({
  serviceId: id,
  doctorId: id,
  slot: v.object({ slotId: id, date, startTime: time, endTime: time }),
  patientName: v.string(),
  price: v.nullable(priceSchema),
  reference: v.optional(v.string()),
  link: v.optional(v.string()),
  mailedTo: v.nullish(v.string()),
  isUnconfirmed: v.optional(v.literal(true)),
});

/** The part of the state that the tab stores: an unfinished booking (its choice is in the address), or a receipt. */
export const bookingDraftSchema = v.object({
  patient: v.object(patientEntries),
  /** An attempt without an answer: lost, or not yet received. */
  attempt: v.nullable(
    attemptSchema<AppointmentRequest>(v.object({ ...patientEntries, doctorId: id, slotId: id, date })),
  ),
  /** The page's address at that attempt, for a page that is opened without a choice. */
  attemptAddress: v.optional(v.string()),
  /** The patient's only copy where the clinic sends no mail. */
  receipt: v.nullable(receiptSchema),
  /** The instant at which the receipt arrived, in ms since the epoch. */
  receivedAt: v.optional(v.number()),
});

export type BookingDraft = v.InferOutput<typeof bookingDraftSchema>;

/** Returns the draft to store; null for an empty form. An attempt that is still being sent is stored too. */
export function bookingDraft(
  context: BookingContext,
  isSending: boolean,
  receivedAt: number | undefined,
): BookingDraft | null {
  const { patient, receipt } = context;
  const attempt = unanswered(context.attempt, isSending);
  if (attempt === null && receipt === null && isEmpty(patient)) return null;
  const attemptAddress = (attempt !== null && chosenAddress(context)) || undefined;
  return { patient, attempt, attemptAddress, receipt, ...(receipt !== null && { receivedAt }) };
}

/** The hour in which a booking can be confirmed, plus the day for which its page still reports that it expired. */
const UNCONFIRMED_MS = 25 * 60 * MINUTE;

/** Returns whether the appointment's day has passed at `now` (ms), or the server has deleted an unconfirmed booking. */
export function isReceiptOver(receipt: BookedAppointment, receivedAt: number, now: number): boolean {
  const isForgotten = receipt.isUnconfirmed === true && now >= receivedAt + UNCONFIRMED_MS;
  return isForgotten || receipt.slot.date < clinicTimeAt(now).date;
}

/** Applies a draft; texts that were already typed take precedence, and so does a choice in the page's own address. */
export function withDraft(context: BookingContext, draft: BookingDraft): Partial<BookingContext> {
  const attempted = requestedChoice(draft.attemptAddress?.split('?')[1] ?? '');
  return {
    ...(attempted !== null && withRequest(attempted)),
    patient: withTexts(context.patient, draft.patient),
    isRestored: !isEmpty(draft.patient),
    receipt: draft.receipt,
    ...withUnanswered(draft.attempt),
  };
}
