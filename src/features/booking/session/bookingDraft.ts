import type { RequestedChoice } from '../../../content/paths';
import type { Id, Patient } from '../../../domain/entities';
import type { PriceFacts } from '../../../domain/facts';
import { isEmpty, withTexts } from '../../form/draft';
import { LOST } from '../../form/submission';
import { attemptOf, type Attempt, type BookingContext } from './bookingContext';

/** What is kept of an unfinished booking. */
export interface BookingDraft {
  /** As an address would ask for it. */
  readonly choice: RequestedChoice | null;
  readonly price: PriceFacts | null;
  readonly patient: Patient;
  readonly unanswered: Attempt | null;
}

const text = (id: Id | null): string | undefined => (id === null ? undefined : String(id));

/** Null for an empty form. Who leaves while it is sent does not hear the answer: that attempt counts as lost. */
export function bookingDraft(context: BookingContext, isSending: boolean): BookingDraft | null {
  const { serviceId, doctorId, slot, price, patient, requested } = context;
  const unanswered = isSending ? attemptOf(context) : context.unanswered;
  const choice = {
    service: requested?.service ?? text(serviceId),
    doctor: requested?.doctor ?? text(doctorId),
    time: requested?.time ?? (slot === null ? undefined : { slot: String(slot.slotId), date: slot.date }),
  };
  if (choice.service === undefined && unanswered === null && isEmpty(patient)) return null;
  return { choice: choice.service === undefined ? null : choice, price, patient, unanswered };
}

/** What was typed before it, and what the page's address asks for, win over a draft. */
export function withDraft(context: BookingContext, draft: BookingDraft): Partial<BookingContext> {
  const { choice, price, patient, unanswered } = draft;
  const isChosenAnew = context.requested !== null || context.serviceId !== null;
  return {
    patient: withTexts(context.patient, patient),
    unanswered,
    // Not when only a choice was kept, and the address replaces it.
    isRestored: !isChosenAnew || !isEmpty(patient),
    ...(!isChosenAnew && { requested: choice, price, unsent: unanswered && LOST }),
  };
}
