import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

const startOfMinute = (instant: number): number => Math.floor(instant / MINUTE_MS) * MINUTE_MS;

/**
 * The present minute, renewed when it is over and when the visitor comes back to the page, so that slots pass
 * while it is open.
 * @param offset what the server's clock is ahead of the visitor's, in ms
 * @returns the instant at which the minute began, in ms since the epoch
 */
export function usePresentMinute(offset: number): number {
  const [instant, setInstant] = useState(() => Date.now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      // Within the same minute nothing has to be drawn anew.
      setInstant((before) =>
        startOfMinute(Date.now() + offset) === startOfMinute(before + offset) ? before : Date.now(),
      );
      timer = setTimeout(tick, MINUTE_MS - ((Date.now() + offset) % MINUTE_MS));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [offset]);

  return startOfMinute(instant + offset);
}
