import * as v from 'valibot';
import type { Id } from '../domain/entities';
import { SLOT_EVENTS } from '../domain/slotEvents';
import { slots, vacations } from './answers';
import { backendAddress, isSameOrigin } from './backendAddress';

const doctorTimes = v.object({ slots, vacations });

/** A doctor's times as they are now. */
export type DoctorTimes = v.InferOutput<typeof doctorTimes>;

/** Null for what is not understood. */
function readEvent(text: string): DoctorTimes | null {
  try {
    const event = v.safeParse(doctorTimes, JSON.parse(text));
    return event.success ? event.output : null;
  } catch {
    return null;
  }
}

/**
 * Follows what changes in a doctor's times as long as the page can be seen: a hidden one holds no connection, of
 * which a browser has few. Without a stream, as from another backend, the times are fetched again when the visitor
 * returns.
 * @returns stops it
 */
export function followTimes(doctorId: Id, onTimes: (times: DoctorTimes) => void): () => void {
  if (typeof EventSource === 'undefined' || !isSameOrigin()) return () => undefined;
  let source: EventSource | undefined;
  const openWhenSeen = (): void => {
    source?.close();
    if (document.hidden) return;
    source = new EventSource(`${backendAddress(SLOT_EVENTS)}?user_id=${doctorId}`);
    source.onmessage = ({ data }) => {
      const times = readEvent(String(data));
      if (times !== null) onTimes(times);
    };
  };
  document.addEventListener('visibilitychange', openWhenSeen);
  openWhenSeen();
  return () => {
    document.removeEventListener('visibilitychange', openWhenSeen);
    source?.close();
  };
}
