/** What the player's buttons ask for. */
export interface Pace {
  /** Seconds of the scenario in one real second; Infinity does not wait at all. */
  readonly speed: () => number;
  /** Resolves when time may go on; rejects when the run is called off. */
  readonly turn: () => Promise<void>;
}

// The page's own timers stand still while a scenario is played; these do not.
const { setTimeout: realTimeout } = window;

export function realWait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    realTimeout(resolve, ms);
  });
}

/** The page draws in turns of the event loop; after so many of them it has drawn everything. */
const TURNS = 6;

/** Lets everything arrive on the page that needs no time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await realWait(0);
}
