import * as v from 'valibot';
import { wireDate, wireId } from '../../../api/answers';
import { requestedChoice } from '../../../content/bookingQuery';
import { PATIENT_FIELDS, type AppointmentRequest } from '../../../domain/entities';
import { attemptSchema, textEntries } from '../../form/tabDraft';
import { isEmpty, unanswered, withTexts, withUnanswered } from '../../form/submission';
import { bookedAppointmentSchema } from './bookedAppointment';
import type { BookingContext } from './bookingContext';
import { chosenAddress, withRequest } from './choice';

const patientEntries = textEntries(PATIENT_FIELDS);

/** The part of the state that the tab stores: an unfinished booking (its choice is in the address), or a receipt. */
export const bookingDraftSchema = v.object({
  patient: v.object(patientEntries),
  /** An attempt without an answer: lost, or not yet received. */
  attempt: v.nullable(
    attemptSchema<AppointmentRequest>(
      v.object({ ...patientEntries, doctorId: wireId, slotId: wireId, date: wireDate }),
    ),
  ),
  /** The page's address at that attempt, for a page that is opened without a choice. */
  attemptAddress: v.optional(v.string()),
  /** The patient's only copy where the clinic sends no mail. */
  receipt: v.nullable(bookedAppointmentSchema),
});

export type BookingDraft = v.InferOutput<typeof bookingDraftSchema>;

/** Returns the draft to store; null for an empty form. An attempt that is still being sent is stored too. */
export function bookingDraft(context: BookingContext, isSending: boolean): BookingDraft | null {
  const { patient, receipt } = context;
  const attempt = unanswered(context.attempt, isSending);
  if (attempt === null && receipt === null && isEmpty(patient)) return null;
  const attemptAddress = (attempt !== null && chosenAddress(context)) || undefined;
  return { patient, attempt, attemptAddress, receipt };
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
