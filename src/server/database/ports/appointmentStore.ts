import type { AppointmentDetails } from '../../../domain/entities';
import type { AppointmentRequest, Doctor, Patient, Service } from './entities';
import type { Outcome, Receipt } from './outcome';

export type CancelledBy = 'patient' | 'clinic';

/** An appointment with everything that is kept of it. */
export interface StoredAppointment extends AppointmentDetails {
  readonly id: number;
  readonly slotId: number;
  readonly service: Service;
  readonly doctor: Doctor;
  readonly reference: string;
  readonly patient: Patient;
  /** ISO text in UTC. */
  readonly createdAt: string;
  readonly cancelledAt: string | null;
  readonly cancelledBy: CancelledBy | null;
}

/** The clinic knows an appointment by its reference, the patient by the token of their own link. */
export type AppointmentKey = { readonly reference: string } | { readonly linkToken: string };

export type Cancellation =
  | { readonly kind: 'cancelled'; readonly appointment: StoredAppointment }
  | { readonly kind: 'alreadyCancelled'; readonly appointment: StoredAppointment }
  | { readonly kind: 'unknown' };

export interface AppointmentStore {
  /**
   * One live appointment for a slot and date, whoever else books at the same time, and only while the slot is
   * offered on that date, whatever staff change at the same time. Its mails to clinic and patient, reminders
   * included, enter the outbox in the same transaction. A repeated key is answered as its first attempt was, even
   * if the slot has begun meanwhile.
   */
  book(request: AppointmentRequest, receipt: Receipt): Promise<Outcome>;
  find(key: AppointmentKey): Promise<StoredAppointment | undefined>;
  /**
   * Frees the slot, drops the mails that still wait and tells both sides, in one transaction. It asks
   * neither for the hour nor for anybody's right: the caller does.
   * @param at ms since the epoch
   */
  cancel(key: AppointmentKey, by: CancelledBy, at: number): Promise<Cancellation>;
}
