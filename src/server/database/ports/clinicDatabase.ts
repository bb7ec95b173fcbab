import type { AppointmentNews } from './appointmentNews';
import type { AppointmentStore } from './appointmentStore';
import type { CatalogueStore } from './catalogueStore';
import type { ContactRequestStore } from './contactRequestStore';
import type { FactsStore } from './factsStore';
import type { JournalStore } from './journalStore';
import type { LimitStore } from './limitStore';
import type { OutboxStore } from './outboxStore';
import type { PeopleStore, Purge } from './peopleStore';
import type { WaitingStore } from './waitingStore';

/**
 * What the server needs of a storage engine, one part for each of its concerns. Values are plain text,
 * dates `YYYY-MM-DD`. Every method rejects with {@link DatabaseUnavailable} while the engine is out of reach.
 */
export interface ClinicDatabase {
  readonly catalogue: CatalogueStore;
  readonly facts: FactsStore;
  readonly appointments: AppointmentStore;
  readonly appointmentNews: AppointmentNews;
  readonly contactRequests: ContactRequestStore;
  readonly waiting: WaitingStore;
  readonly outbox: OutboxStore;
  readonly journal: JournalStore;
  readonly people: PeopleStore;
  readonly limits: LimitStore;
  /** Forgets who came before the clinic's date `YYYY-MM-DD`; see {@link purgePersonalData}. */
  purgeBefore(date: string): Promise<Purge>;
  /** Rejects when the data cannot be read now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
