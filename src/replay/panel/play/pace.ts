/** What the player's buttons ask for. */
export interface Pace {
  /** Seconds of the scenario in one real second; Infinity does not wait at all. */
  readonly speed: () => number;
  /** Resolves when time may go on; rejects when the run is called off. */
  readonly turn: () => Promise<void>;
}

// The page's own timers stand still while a scenario is played; these do not.
const realTimeout = window.setTimeout.bind(window);

export function realWait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    realTimeout(resolve, ms);
  });
}
