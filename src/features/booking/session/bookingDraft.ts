import * as v from 'valibot';
import type { AppointmentRequest, Patient } from '../../../domain/entities';
import { attemptSchema } from '../../form/tabDraft';
import { isEmpty, LOST, withTexts, type Attempt } from '../../form/submission';
import type { BookingContext } from './bookingContext';

const id = v.union([v.number(), v.string()]);

const patientEntries = {
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  email: v.string(),
  message: v.string(),
} satisfies Record<keyof Patient, v.GenericSchema>;

/** What is kept of an unfinished booking; its choice lives in the page's address. */
export const bookingDraftSchema = v.object({
  patient: v.object(patientEntries),
  /** An attempt whose answer was lost, or is awaited. */
  attempt: v.nullable(
    attemptSchema<AppointmentRequest>(
      v.object({ ...patientEntries, doctorId: id, slotId: id, date: v.string() }),
    ),
  ),
});

export type BookingDraft = v.InferOutput<typeof bookingDraftSchema>;

/** Null for an empty form. An attempt that is left on its way counts as lost. */
export function bookingDraft({ patient, attempt }: BookingContext, isSending: boolean): BookingDraft | null {
  const unanswered = attempt !== null && (attempt.isLost || isSending) ? attempt : null;
  return unanswered === null && isEmpty(patient) ? null : { patient, attempt: unanswered };
}

/** What was typed before it wins over a draft. */
export function withDraft(context: BookingContext, draft: BookingDraft): Partial<BookingContext> {
  const attempt: Attempt<AppointmentRequest> | null = draft.attempt && {
    ...draft.attempt,
    isLost: true,
    isRepeated: false,
  };
  return {
    patient: withTexts(context.patient, draft.patient),
    isRestored: !isEmpty(draft.patient),
    ...(attempt !== null && { attempt, unsent: LOST }),
  };
}
