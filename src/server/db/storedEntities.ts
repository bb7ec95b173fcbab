import type { JOURNAL_EVENTS } from '../../content/words/journalWords';
import type * as domain from '../../domain/entities';
import type * as facts from '../../domain/facts';

export type { Patient, Vacation } from '../../domain/entities';

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

/** A row of the clinic's facts, as the journal names it. */
type Fact = 'service' | 'doctor' | 'slot' | 'vacation' | 'closure' | 'price';
export type JournalEvent = keyof typeof JOURNAL_EVENTS | `${Fact}.${'entered' | 'removed'}`;
