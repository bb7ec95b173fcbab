import type { BookableSlot, Doctor, Service, Slot, Vacation } from './entities';

/** Everything the clinic offers; what the first start fills in. */
export interface Catalogue {
  readonly services: readonly Service[];
  readonly doctors: readonly Doctor[];
  readonly slots: readonly (Omit<Slot, 'id'> & { readonly doctorId: number })[];
  readonly vacations: readonly (Vacation & { readonly doctorId: number })[];
}

/** What the clinic offers, and when. */
export interface CatalogueStore {
  services(): Promise<readonly Service[]>;
  doctors(): Promise<readonly Doctor[]>;
  /** Undefined when there is no such doctor. */
  vacationsOf(doctorId: number): Promise<readonly Vacation[] | undefined>;
  /**
   * Undefined when there is no such doctor.
   * @param from booked dates before this one are left out
   */
  slotsOf(doctorId: number, from: string): Promise<readonly BookableSlot[] | undefined>;
  /** Does nothing when the clinic has, or once had, services. Says whether it filled anything. */
  fillIfEmpty(catalogue: Catalogue): Promise<boolean>;
}
