import { useEffect, useMemo, useState } from 'react';
import { clinicTimeAt, type ClinicTime } from '../../../domain/clock';

const MINUTE_MS = 60_000;

/**
 * The clinic's time, renewed at every full minute and when the visitor comes back to the page, so that
 * slots pass while it is open.
 * @param offset what the server's clock is ahead of the visitor's, in ms
 */
export function useClinicTime(offset: number): ClinicTime {
  const [instant, setInstant] = useState(() => Date.now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      setInstant(Date.now());
      timer = setTimeout(tick, MINUTE_MS - ((Date.now() + offset) % MINUTE_MS));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [offset]);

  const minute = Math.floor((instant + offset) / MINUTE_MS) * MINUTE_MS;
  return useMemo(() => clinicTimeAt(minute), [minute]);
}
