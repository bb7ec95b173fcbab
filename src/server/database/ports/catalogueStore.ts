import type { BookableSlot, Doctor, Service, Slot, Vacation } from './entities';
import type { StoredFacts } from './factsStore';

/** Everything the clinic offers; what the first start fills in. */
export interface Catalogue extends StoredFacts {
  readonly slots: readonly (Omit<Slot, 'id'> & { readonly doctorId: number })[];
  readonly vacations: readonly (Vacation & { readonly doctorId: number })[];
}

/** One doctor's week and days off. */
export interface DoctorTimes {
  /** By weekday and hour. */
  readonly slots: readonly BookableSlot[];
  /** The clinic's closed days too; by their first day. */
  readonly vacations: readonly Vacation[];
}

/** Who offers what, and when. */
export interface Timetable {
  readonly services: readonly Service[];
  readonly doctors: readonly Doctor[];
  /** Of every doctor, by their id. */
  readonly times: ReadonlyMap<number, DoctorTimes>;
}

/** What the clinic offers, and when. */
export interface CatalogueStore {
  services(): Promise<readonly Service[]>;
  doctors(): Promise<readonly Doctor[]>;
  /**
   * All of it as it stands at one moment.
   * @param from booked dates before this one are left out
   * @param until booked dates after this one too
   */
  timetable(from: string, until?: string): Promise<Timetable>;
  /** Does nothing when the clinic has, or once had, services. Says whether it filled anything. */
  fillIfEmpty(catalogue: Catalogue): Promise<boolean>;
}
