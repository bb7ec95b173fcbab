/** Milliseconds; longer than any test, so that a failed one does not keep Jest waiting. */
const LIMIT_MS = 240_000;

/** Waits until a condition holds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('What was waited for did not come.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
