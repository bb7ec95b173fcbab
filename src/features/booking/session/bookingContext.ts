import type { DoctorSchedule } from '../../../api/slots';
import { wishedConsultation } from '../../../content/chosenConsultation';
import type { OfferedPrice } from '../../../content/clinicFacts';
import type { RequestedChoice } from '../../../content/paths';
import type { Accepted } from '../../../domain/contract';
import type { PriceFacts } from '../../../domain/facts';
import type { ClinicTime } from '../../../domain/clock';
import type { AppointmentRequest, Doctor, Id, Patient, Service, Vacation } from '../../../domain/entities';
import type { SlotStatus, TimeOnDate } from '../../../domain/slotStatus';
import { patientProblems, type FieldProblems } from '../../../domain/validation';
import { NOTHING_SENT, remainingProblems, type Sending } from '../../form/submission';

export type ChosenSlot = TimeOnDate;

/** Why a slot answers a press with a message instead of being chosen. */
export type RefusedStatus = Exclude<SlotStatus, 'available' | 'selected'>;

/** What one types, in the order in which the form shows it. */
export const PATIENT_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'message',
] as const satisfies (keyof Patient)[];

/** What can fail, in the order in which the form shows it. */
export const BOOKING_FIELDS = ['service', 'doctor', 'slot', ...PATIENT_FIELDS] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

/** What a confirmation shows; names and prices are looked up where it is drawn. */
export interface BookedAppointment {
  readonly serviceId: Id;
  readonly doctorId: Id;
  readonly slot: ChosenSlot;
  readonly patientName: string;
  /** The consultation that was wanted. */
  readonly price: PriceFacts | null;
  readonly reference?: string;
  /** The path of its own page, where it can be moved or cancelled. */
  readonly link?: string;
  /** Where a letter about it goes; null where the clinic sends none, undefined where it does not say. */
  readonly mailedTo?: string | null;
  /** Nothing is booked until the patient confirms it from that letter. */
  readonly isUnconfirmed?: true;
}

/** What of a page's address could not be taken. */
export type PassedOver = 'service' | 'doctor' | 'time';

interface Answers {
  readonly serviceId: Id | null;
  readonly doctorId: Id | null;
  readonly slot: ChosenSlot | null;
  /** Which consultation, where the patient said so. */
  readonly price: PriceFacts | null;
  readonly patient: Patient;
}

/** What was sent, or is about to be. */
export interface Attempt extends Answers {
  /** Kept while the same appointment is tried again, dropped as soon as anything changes. */
  readonly idempotencyKey: string | null;
}

export interface Load<Data> {
  /** The latest that arrived. */
  readonly data?: Data | undefined;
  /** From before the first answer on, and again while it is fetched anew. */
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** What the four GET calls brought; slots and vacations are the chosen doctor's. */
export interface Loads {
  readonly services: Load<readonly Service[]>;
  readonly doctors: Load<readonly Doctor[]>;
  readonly slots: Load<DoctorSchedule>;
  readonly vacations: Load<readonly Vacation[]>;
}

/** Plain data only, so that a recorded session can be written down and replayed. */
export interface BookingContext extends Attempt, Sending {
  /** The slot that somebody else got, or that passed, until another is chosen. */
  readonly lostSlot: ChosenSlot | null;
  readonly problems: FieldProblems<BookingField>;
  readonly receipt: BookedAppointment | null;
  /** Sent, but its answer was lost: it may be booked. */
  readonly unanswered: Attempt | null;
  /** The schedule after which the server was last asked about `unanswered`. */
  readonly askedAfter: DoctorSchedule | null;
  /** What the page's address names, until it can be chosen. */
  readonly requested: RequestedChoice | null;
  readonly requestedPrice: OfferedPrice | null;
  /** A date of the week that the calendar begins with. */
  readonly shown: string | null;
  /** Until the visitor chooses in its place. */
  readonly passedOver: PassedOver | null;
  /** Some of it was kept from an earlier visit of this tab. */
  readonly isRestored: boolean;
  /** The clinic's present minute. */
  readonly now: ClinicTime;
  readonly loads: Loads;
}

const NOT_LOADED = { isBusy: true, hasFailed: false };

/** Of the doctor chosen before, nothing may show. */
const NO_DOCTOR = { slots: NOT_LOADED, vacations: NOT_LOADED };

const NOTHING_CHOSEN = {
  serviceId: null,
  doctorId: null,
  slot: null,
  price: null,
  lostSlot: null,
  passedOver: null,
  shown: null,
  patient: { firstName: '', lastName: '', phone: '', email: '', message: '' },
  problems: {},
  idempotencyKey: null,
  unanswered: null,
  askedAfter: null,
  requested: null,
  isRestored: false,
  unsent: null,
} as const;

export const EMPTY_BOOKING: BookingContext = {
  ...NOTHING_SENT,
  ...NOTHING_CHOSEN,
  receipt: null,
  requestedPrice: null,
  now: { date: '', time: '' },
  loads: { services: NOT_LOADED, doctors: NOT_LOADED, ...NO_DOCTOR },
};

/** What is known before the clinic is asked. */
export interface KnownStart {
  readonly services: readonly Service[];
  readonly doctors: readonly Doctor[];
  /** Where the page was drawn for what its address asks for, what that came to. */
  readonly visit?: { readonly start: Partial<BookingContext> } | undefined;
}

export function bookingStart(known?: KnownStart): BookingContext {
  if (known === undefined) return EMPTY_BOOKING;
  const services = { ...NOT_LOADED, data: known.services };
  const doctors = { ...NOT_LOADED, data: known.doctors };
  const context = { ...EMPTY_BOOKING, ...known.visit?.start };
  return { ...context, loads: { ...context.loads, services, doctors } };
}

/** What the clinic reads: the wanted consultation, then the patient's own words. */
function fullMessage({ price, patient: { message } }: Answers): string {
  return price === null ? message : `${wishedConsultation(price)}\n${message.trim()}`;
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

/** Takes over new answers, and checks again what was marked. */
export function answered(context: BookingContext, answers: Partial<Answers>): Partial<BookingContext> {
  const problems = remainingProblems(context.problems, bookingProblems({ ...context, ...answers }));
  return { ...answers, problems, idempotencyKey: null, unsent: null };
}

/** Another service has other doctors, and another doctor other times. */
export function withDoctor(
  context: BookingContext,
  answers: Partial<Pick<Answers, 'serviceId' | 'price'>> & Pick<Answers, 'doctorId'>,
): Partial<BookingContext> {
  return {
    ...answered(context, { ...answers, slot: null }),
    lostSlot: null,
    passedOver: null,
    loads: { ...context.loads, ...NO_DOCTOR },
  };
}

/** The chosen slot is gone; which one it was stays known. */
export function withoutSlot(context: BookingContext): Partial<BookingContext> {
  return { ...answered(context, { slot: null }), lostSlot: context.slot };
}

/** @throws when the form is incomplete; the machine sends only what it has checked */
export function appointmentRequest(answers: Answers): AppointmentRequest {
  const { doctorId, slot, patient } = answers;
  if (doctorId === null || slot === null) throw new Error('An incomplete booking cannot be sent.');
  return { ...patient, message: fullMessage(answers), doctorId, slotId: slot.slotId, date: slot.date };
}

export const attemptOf = ({
  serviceId,
  doctorId,
  slot,
  price,
  patient,
  idempotencyKey,
}: Attempt): Attempt => ({ serviceId, doctorId, slot, price, patient, idempotencyKey });

export function bookedAppointment(
  { serviceId, doctorId, slot, price, patient }: Answers,
  { reference, link, confirmation }: Accepted,
): BookedAppointment | null {
  if (serviceId === null || doctorId === null || slot === null) return null;
  const patientName = `${patient.firstName.trim()} ${patient.lastName.trim()}`;
  return {
    serviceId,
    doctorId,
    slot,
    price,
    patientName,
    ...(reference !== undefined && { reference }),
    ...(link !== undefined && { link }),
    ...(confirmation !== undefined && { mailedTo: confirmation === 'none' ? null : patient.email.trim() }),
    ...(confirmation === 'required' && { isUnconfirmed: true as const }),
  };
}

export const emptied = ({ loads }: BookingContext): Partial<BookingContext> => ({
  ...NOTHING_CHOSEN,
  loads: { ...loads, ...NO_DOCTOR },
});

/** After a success: an empty form, and the confirmation of what was booked. */
export const afterBooking = (
  context: BookingContext,
  attempt: Answers,
  accepted: Accepted,
): Partial<BookingContext> => ({ ...emptied(context), receipt: bookedAppointment(attempt, accepted) });
