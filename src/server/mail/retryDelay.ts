const MINUTE = 60_000;
const LONGEST = 6 * 60 * MINUTE;

/** A mail that is deferred this often is given up: after about a day. */
export const MOST_ATTEMPTS = 12;

/** Between half and all of it, so that many mails do not come back at once. */
export function jittered(delay: number): number {
  return delay * (0.5 + Math.random() / 2);
}

/**
 * How long a deferred mail waits: a minute at first, twice as long each time.
 * @param attempts made so far, 1 or more
 * @returns ms
 */
export function retryDelay(attempts: number): number {
  return jittered(Math.min(MINUTE * 2 ** (attempts - 1), LONGEST));
}
