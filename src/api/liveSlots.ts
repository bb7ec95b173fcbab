import * as v from 'valibot';
import type { Id } from '../domain/entities';
import { SLOT_EVENTS } from '../domain/slotEvents';
import { slots, vacations } from './answers';
import { backendAddress, isSameOrigin } from './backendAddress';

const doctorTimes = v.object({ slots, vacations });

/** A message of the stream. */
const message = v.pipe(v.string(), v.parseJson(), doctorTimes);

/** A doctor's current slots and days off. */
export type DoctorTimes = v.InferOutput<typeof doctorTimes>;

/**
 * Follows the changes in a doctor's times while the page is visible; a hidden page closes its connection, because a
 * browser allows few. Without a stream (another backend), the times are fetched when the visitor returns.
 * @returns a function that stops following
 */
export function followTimes(doctorId: Id, onTimes: (times: DoctorTimes) => void): () => void {
  if (typeof EventSource === 'undefined' || !isSameOrigin()) return () => undefined;
  let source: EventSource | undefined;
  const openWhenSeen = (): void => {
    source?.close();
    if (document.hidden) return;
    source = new EventSource(`${backendAddress(SLOT_EVENTS)}?user_id=${doctorId}`);
    source.onmessage = ({ data }) => {
      const times = v.safeParse(message, data);
      if (times.success) onTimes(times.output);
    };
  };
  document.addEventListener('visibilitychange', openWhenSeen);
  openWhenSeen();
  return () => {
    document.removeEventListener('visibilitychange', openWhenSeen);
    source?.close();
  };
}
