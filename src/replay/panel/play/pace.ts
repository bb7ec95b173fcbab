/** What the player's buttons ask for. */
export interface Pace {
  /** Seconds of the scenario in one real second; Infinity does not wait at all. */
  readonly speed: () => number;
  /** Resolves when time may go on; rejects when the run is called off. */
  readonly turn: () => Promise<void>;
}
