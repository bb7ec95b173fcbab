import type { FormOutcome } from '../../../api/sendForm';
import { chosenConsultationLine } from '../../../content/chosenConsultationLine';
import type { RequestedChoice } from '../../../content/bookingQuery';
import { sendsKeys } from '../../../domain/backend';
import type { Accepted } from '../../../domain/contract';
import {
  PATIENT_FIELDS,
  patientOf,
  type AppointmentRequest,
  type Id,
  type Patient,
} from '../../../domain/entities';
import { isSameTime, type TimeOnDate } from '../../../domain/slotStatus';
import { cleaned, patientProblems, type FieldProblems } from '../../../domain/validation';
import {
  inDoubt,
  isSame,
  ONLINE,
  remainingProblems,
  UNTOUCHED,
  type FormContext,
} from '../../form/submission';
import type { BookedAppointment, ChosenPrice } from './bookedAppointment';

/** The fields that can be invalid, in the form's order. */
export const BOOKING_FIELDS = ['service', 'doctor', 'slot', ...PATIENT_FIELDS] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

/** The part of a page's address that the clinic does not offer. */
export type ChoicePart = 'service' | 'doctor' | 'time';

interface Answers {
  readonly serviceId: Id | null;
  readonly doctorId: Id | null;
  readonly slot: TimeOnDate | null;
  /** One consultation of the service; null if the patient chose none. */
  readonly price: ChosenPrice | null;
  readonly patient: Patient;
}

/** A time that can no longer be chosen. */
export interface LostTime extends TimeOnDate {
  /** True when the visitor's own booking, whose answer was lost, may be what took it. */
  readonly mayBeOwn?: boolean;
}

/** The booking form's state. Plain data only, so that a recorded session can be stored and replayed. */
export interface BookingContext extends Answers, FormContext<AppointmentRequest, BookingField> {
  /** The chosen slot after it expired or was booked; null once another is chosen. */
  readonly lostSlot: LostTime | null;
  readonly receipt: BookedAppointment | null;
  /** The choice in the page's address; null once it was applied. */
  readonly requested: RequestedChoice | null;
  /** A date of the week that the calendar shows first; null for the default. */
  readonly shown: string | null;
  /** The part of the address that could not be applied; null once the visitor chooses again. */
  readonly notOffered: ChoicePart | null;
}

export const NOTHING_CHOSEN = {
  ...UNTOUCHED,
  serviceId: null,
  doctorId: null,
  slot: null,
  price: null,
  lostSlot: null,
  notOffered: null,
  shown: null,
  patient: patientOf(() => ''),
  requested: null,
  receipt: null,
} as const;

export const EMPTY_BOOKING: BookingContext = { ...ONLINE, ...NOTHING_CHOSEN };

/** Returns the message for the clinic: the chosen consultation, then the patient's own text. */
function fullMessage({ price, patient: { message } }: Answers): string {
  return price === null ? message : `${chosenConsultationLine(price)}\n${message.trim()}`;
}

export function bookingProblems(answers: Answers): FieldProblems<BookingField> {
  const { serviceId, doctorId, slot, patient } = answers;
  return {
    ...(serviceId === null && { service: 'missing' }),
    ...(doctorId === null && { doctor: 'missing' }),
    ...(slot === null && { slot: 'missing' }),
    ...patientProblems({ ...patient, message: fullMessage(answers) }),
  };
}

/** Applies new answers, and checks the fields that are marked as invalid again. */
export function withAnswers(context: BookingContext, answers: Partial<Answers>): Partial<BookingContext> {
  const problems = remainingProblems(context.problems, bookingProblems({ ...context, ...answers }));
  return { ...answers, problems, failure: null };
}

/** Changes the doctor, and clears the choices that depend on it. */
export function withDoctor(
  context: BookingContext,
  answers: Partial<Pick<Answers, 'serviceId' | 'price'>> & Pick<Answers, 'doctorId'>,
): Partial<BookingContext> {
  return { ...withAnswers(context, { ...answers, slot: null }), lostSlot: null, notOffered: null };
}

/** Changes the service. Ignores an equal one, which the browser fills in again after a step back. */
export function withService(context: BookingContext, serviceId: Id | null): Partial<BookingContext> {
  if (serviceId === context.serviceId) return {};
  return { ...withDoctor(context, { serviceId, doctorId: null, price: null }), requested: null };
}

export const withSlot = (context: BookingContext, slot: TimeOnDate): Partial<BookingContext> => ({
  ...withAnswers(context, { slot }),
  lostSlot: null,
  notOffered: null,
});

/** Removes the chosen slot and keeps it as the lost one. */
export const withoutSlot = (context: BookingContext): Partial<BookingContext> => ({
  ...withAnswers(context, { slot: null }),
  lostSlot: context.slot,
});

/** Removes the time that the server refused as taken; a lost attempt at the same time may be what took it. */
export function withTaken(context: BookingContext): Partial<BookingContext> {
  const { attempt, slot } = context;
  // Without keys the refused attempt may be its own repetition.
  const lost = sendsKeys() ? attempt?.former : inDoubt(attempt);
  const mayBeOwn = slot !== null && isSameTime(slot, lost?.request);
  const doubt = lost && { ...lost, isLost: true, isRepeated: false, isTaken: mayBeOwn || lost.isTaken };
  return { ...withoutSlot(context), lostSlot: slot && { ...slot, mayBeOwn }, attempt: doubt ?? null };
}

/** Returns the request to send; throws for an incomplete form, which the machine never sends. */
export function appointmentRequest(answers: Answers): AppointmentRequest {
  const { doctorId, slot, patient } = answers;
  if (doctorId === null || slot === null) throw new Error('An incomplete booking cannot be sent.');
  const texts = cleaned({ ...patient, message: fullMessage(answers) });
  return { ...texts, doctorId, slotId: slot.slotId, date: slot.date };
}

/** Returns whether the form asks for another booking than the one whose answer was lost: the clinic may then get two. */
export function asksForAnother(context: BookingContext): boolean {
  const { attempt, requested, doctorId, slot } = context;
  const lost = inDoubt(attempt);
  if (lost === undefined || requested !== null) return false;
  return doctorId === null || slot === null || !isSame(appointmentRequest(context), lost.request);
}

/** Throws as {@link appointmentRequest}. */
function bookedAppointment(answers: Answers, { reference, link, confirmation }: Accepted): BookedAppointment {
  const { serviceId, doctorId, slot, price, patient } = answers;
  if (serviceId === null || doctorId === null || slot === null)
    throw new Error('An incomplete booking cannot be confirmed.');
  return {
    serviceId,
    doctorId,
    slot,
    price,
    patientName: `${patient.firstName.trim()} ${patient.lastName.trim()}`,
    reference,
    link,
    mailedTo: confirmation === 'none' ? null : confirmation && patient.email.trim(),
    isUnconfirmed: confirmation === 'required' || undefined,
  };
}

/** Returns the state after the server's answer: an empty form and a receipt. */
export const withReceipt = (context: BookingContext, outcome: FormOutcome): Partial<BookingContext> => ({
  ...NOTHING_CHOSEN,
  receipt: bookedAppointment(context, outcome.kind === 'accepted' ? outcome : {}),
});
