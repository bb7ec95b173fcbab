/** Which earlier times suit somebody. */
export interface TimeWish {
  /** The sum of 2 to the power of each weekday, Monday's being 0. */
  readonly days: number;
  /** Before noon 1, from noon on 2, or their sum. */
  readonly parts: number;
  /** With any doctor of the service; else with the appointment's own. */
  readonly anyDoctor: boolean;
}

export interface Waiting extends TimeWish {
  /** ISO text in UTC. */
  readonly askedAt: string;
}
