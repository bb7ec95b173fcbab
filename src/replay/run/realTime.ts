// The real timer, captured before a scenario's clock replaces it.
const timeout = globalThis.setTimeout.bind(globalThis);

/** Waits in real time, whatever clock a scenario has set. */
export const realWait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    timeout(resolve, ms);
  });
