let restarts = 0;
let render: ((restarts: number) => void) | undefined;

/** Renders the page again with empty forms and an empty store, for the QA bench. */
export function restartPage(): void {
  restarts += 1;
  render?.(restarts);
}

/** @param renderAgain renders the page under the number of its restarts as a key */
export function onRestart(renderAgain: (restarts: number) => void): void {
  render = renderAgain;
}
