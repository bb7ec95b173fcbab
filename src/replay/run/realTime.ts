// The real timer, captured before a scenario's clock replaces it.
const timeout = globalThis.setTimeout.bind(globalThis);

/** Waits in real time, whatever clock a scenario has set. */
export const realWait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    timeout(resolve, ms);
  });

const POLL_MS = 20;

/** Waits in real time until something is found, and returns it. */
export async function until<Found>(find: () => Found | null | false): Promise<Found> {
  for (;;) {
    const found = find();
    if (found !== null && found !== false) return found;
    await realWait(POLL_MS);
  }
}
