/** Whose appointments changed: a doctor's id, or unknown, e.g. after the database was away. */
export type ChangedDoctor = number | 'unknown';

/** Tells that appointments were made, cancelled or removed, by this process or any other. */
export interface AppointmentNews {
  /**
   * @param listener hears within a fraction of a second after the change is stored
   * @returns stops listening
   */
  follow(listener: (doctor: ChangedDoctor) => void): () => void;
}
