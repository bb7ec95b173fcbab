import type { AppointmentRequest } from '../../../domain/entities';
import type { Outcome, Receipt } from './outcome';

export interface AppointmentStore {
  /** The outcome that a repeated key gets, or undefined when the key is new. */
  earlier(key: string, request: AppointmentRequest): Promise<Outcome | undefined>;
  /** One live appointment for a slot and date, whoever else books at the same time. */
  book(request: AppointmentRequest, receipt: Receipt): Promise<Outcome>;
}
