import type { Kysely } from 'kysely';
import type { AppointmentNews } from '../ports/appointmentNews';
import type { ClinicSchema } from '../sql/schema';

/** A storage engine that was opened. What the engines do not share is behind this; all else is one SQL. */
export interface Engine {
  readonly db: Kysely<ClinicSchema>;
  readonly appointmentNews: AppointmentNews;
  readonly close: () => Promise<void>;
}

/** Visitors are told soon that the data are out of reach; what staff begin takes as long as it needs. */
export type WorksFor = 'visitors' | 'staff';
