/** The times that suit a person on the waiting list. */
export interface TimePreference {
  /** The sum of 2 to the power of each weekday, Monday's being 0. */
  readonly days: number;
  /** Before noon 1, from noon on 2, or their sum. */
  readonly parts: number;
  /** With any doctor of the service; otherwise with one. */
  readonly anyDoctor: boolean;
}

/** A wish on the waiting list, and its start in ISO text in UTC. */
export interface Waiting extends TimePreference {
  readonly askedAt: string;
}
