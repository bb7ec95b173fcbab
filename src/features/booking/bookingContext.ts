import type { AppointmentRequest, Id, Patient, SlotOnDate } from '../../domain/entities';
import type { SlotStatus } from '../../domain/slotStatus';
import { patientProblems, type FieldProblems } from '../../domain/validation';
import { remainingProblems } from '../form/submission';

export interface ChosenSlot extends SlotOnDate {
  readonly startTime: string;
  readonly endTime: string;
}

/** Why a slot answers a click with a message instead of being chosen. */
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
  readonly reference?: string;
}

/** Plain data only, so that a recorded session can be written down and replayed. */
export interface BookingContext {
  readonly serviceId: Id | null;
  readonly doctorId: Id | null;
  readonly slot: ChosenSlot | null;
  /** The slot that somebody else got, or that passed, until another is chosen. */
  readonly lostSlot: ChosenSlot | null;
  readonly patient: Patient;
  readonly problems: FieldProblems<BookingField>;
  /** Kept while the same appointment is tried again, dropped as soon as anything changes. */
  readonly idempotencyKey: string | null;
  readonly receipt: BookedAppointment | null;
}

export const EMPTY_BOOKING: BookingContext = {
  serviceId: null,
  doctorId: null,
  slot: null,
  lostSlot: null,
  patient: { firstName: '', lastName: '', phone: '', email: '', message: '' },
  problems: {},
  idempotencyKey: null,
  receipt: null,
};

type Answers = Pick<BookingContext, 'serviceId' | 'doctorId' | 'slot' | 'patient'>;

export function bookingProblems({
  serviceId,
  doctorId,
  slot,
  patient,
}: Answers): FieldProblems<BookingField> {
  return {
    ...(serviceId === null && { service: 'missing' }),
    ...(doctorId === null && { doctor: 'missing' }),
    ...(slot === null && { slot: 'missing' }),
    ...patientProblems(patient),
  };
}

/** Takes over new answers, and checks again what was marked. */
export function answered(context: BookingContext, answers: Partial<Answers>): Partial<BookingContext> {
  const problems = remainingProblems(context.problems, bookingProblems({ ...context, ...answers }));
  return { ...answers, problems, idempotencyKey: null };
}

/** @throws when the form is incomplete; the machine sends only what it has checked */
export function appointmentRequest({ doctorId, slot, patient }: Answers): AppointmentRequest {
  if (doctorId === null || slot === null) throw new Error('An incomplete booking cannot be sent.');
  return { ...patient, doctorId, slotId: slot.slotId, date: slot.date };
}

export function bookedAppointment(
  { serviceId, doctorId, slot, patient }: Answers,
  reference: string | undefined,
): BookedAppointment | null {
  if (serviceId === null || doctorId === null || slot === null) return null;
  const patientName = `${patient.firstName.trim()} ${patient.lastName.trim()}`;
  return { serviceId, doctorId, slot, patientName, ...(reference !== undefined && { reference }) };
}
