import { DatabaseConflict } from '../ports/databaseErrors';

const ATTEMPTS = 6;
/** Milliseconds at most before the second attempt; doubled each time. */
const FIRST_PAUSE = 10;

/** Does a whole transaction, or a statement of its own, again when it was undone for another's sake. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseConflict) || attempt === ATTEMPTS) throw error;
      // At random, lest the two meet again.
      const pause = Math.random() * FIRST_PAUSE * 2 ** attempt;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
