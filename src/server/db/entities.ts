import type * as domain from '../../domain/entities';
import type * as facts from '../../domain/facts';

export type { Patient, Vacation, Weekday } from '../../domain/entities';

/** An entity whose ids are numbers: every id in this database is a positive integer. */
type Stored<Row> = { readonly [Key in keyof Row]: domain.Id extends Row[Key] ? number : Row[Key] };

export type Service = Stored<domain.Service>;
export type Doctor = Stored<domain.Doctor>;
export type ServiceFacts = Stored<facts.ServiceFacts>;
export type DoctorFacts = Stored<facts.DoctorFacts>;
export type PriceFacts = Stored<facts.PriceFacts>;
export type Slot = Stored<domain.Slot>;
export type BookableSlot = Stored<domain.BookableSlot>;
export type SlotOnDate = Stored<domain.SlotOnDate>;
export type AppointmentRequest = Stored<domain.AppointmentRequest>;

/** Event of the journal. */
export type JournalEvent =
  | 'appointment.booked'
  | 'appointment.moved'
  | 'appointment.cancelled'
  | 'appointment.forgotten'
  | 'appointment.waits'
  | 'appointment.offered'
  | 'appointment.waitsNoMore'
  | 'contactRequest.answered'
  | 'contactRequest.reopened'
  | 'contactRequest.forgotten'
  | `${'service' | 'doctor' | 'slot' | 'vacation' | 'closure' | 'price' | 'profile' | 'calendar'}.entered`
  | `${'service' | 'doctor' | 'slot' | 'vacation' | 'closure' | 'price' | 'calendar'}.removed`
  | 'slot.blocked'
  | 'slot.unblocked'
  | 'portrait.entered'
  | 'links.renewed'
  | 'data.restored'
  | 'clock.confirmed';
