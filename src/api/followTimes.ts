import * as v from 'valibot';
import type { Id } from '../domain/entities';
import { SLOT_EVENTS } from '../domain/contract';
import { slots, vacations } from './answers';
import { backendAddress, hasOwnServer } from '../domain/backend';

const message = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ slots, vacations, bookingWeeks: v.optional(v.number()) }),
);

/** A doctor's current slots and days off, with the server's time in ms at which they were read. */
type DoctorTimes = v.InferOutput<typeof message> & { readonly readAt: number };

/** First and longest wait, in ms, before a refused stream is asked for again. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 120_000;

/** Follows a doctor's times while the page is visible: a browser allows few connections. Returns what ends it. */
export function followTimes(doctorId: Id, onTimes: (times: DoctorTimes) => void): () => void {
  if (typeof EventSource === 'undefined' || !hasOwnServer()) return () => undefined;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;
  const close = (): void => {
    clearTimeout(timer);
    source?.close();
  };
  const openWhenSeen = (): void => {
    close();
    if (document.hidden) return;
    const opened = new EventSource(`${backendAddress(SLOT_EVENTS)}?user_id=${doctorId}`);
    source = opened;
    opened.onmessage = ({ data, lastEventId }) => {
      pause = FIRST_PAUSE;
      const times = v.safeParse(message, data);
      if (times.success) onTimes({ ...times.output, readAt: Number(lastEventId) });
    };
    opened.onerror = () => {
      // Browsers connect again by themselves, except after an answer other than 200: a server that starts or is full.
      if (opened.readyState !== EventSource.CLOSED) return;
      // Waits at random, so that not all calendars return at once.
      timer = setTimeout(openWhenSeen, pause * (0.5 + Math.random()));
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    };
  };
  document.addEventListener('visibilitychange', openWhenSeen);
  openWhenSeen();
  return () => {
    document.removeEventListener('visibilitychange', openWhenSeen);
    close();
  };
}
