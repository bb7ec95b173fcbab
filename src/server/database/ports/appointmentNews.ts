/** Whose appointments changed: a doctor's id, or unknown, e.g. after the database was away. */
export type ChangedDoctor = number | 'unknown';

/** Tells that another process stored something that visitors see; what this one stores it may tell as well. */
export interface AppointmentNews {
  /**
   * @param listener hears within a fraction of a second after the change is stored
   * @returns stops listening
   */
  follow(listener: (doctor: ChangedDoctor) => void): () => void;
}
