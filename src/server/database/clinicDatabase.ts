import type { AppointmentNews } from './ports/appointmentNews';
import type { AppointmentStore } from './ports/appointmentStore';
import type { CatalogueStore } from './ports/catalogueStore';
import type { ContactRequestStore } from './ports/contactRequestStore';
import type { LimitStore } from './ports/limitStore';
import type { OutboxStore } from './ports/outboxStore';
import type { Purge } from './staff/purgePersonalData';

/**
 * What the server needs of a storage engine, one part for each of its concerns. Values are plain text,
 * dates `YYYY-MM-DD`. Every method rejects with {@link DatabaseUnavailable} while the engine is out of reach.
 */
export interface ClinicDatabase {
  readonly catalogue: CatalogueStore;
  readonly appointments: AppointmentStore;
  readonly appointmentNews: AppointmentNews;
  readonly contactRequests: ContactRequestStore;
  readonly outbox: OutboxStore;
  readonly limits: LimitStore;
  /** Forgets who came before the clinic's date `YYYY-MM-DD`; see {@link purgePersonalData}. */
  purgeBefore(date: string): Promise<Purge>;
  /** Rejects when the data cannot be read now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
