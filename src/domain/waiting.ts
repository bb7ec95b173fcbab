/** The times that a person on the waiting list wants. */
export interface TimePreference {
  /** A bit mask of weekdays: Monday is 1, Tuesday 2, Wednesday 4 and so on. */
  readonly days: number;
  /** A bit mask: 1 for mornings, 2 for afternoons (from noon on). */
  readonly parts: number;
  /** True for any doctor of the service, false for one doctor only. */
  readonly anyDoctor: boolean;
}

/** A wish on the waiting list. `askedAt`: the instant of joining, ISO text in UTC. */
export interface Waiting extends TimePreference {
  readonly askedAt: string;
}
