import { fromCallback } from 'xstate';
import { clinicTimeAt } from '../../../domain/clock';
import type { MinuteEvent } from './bookingEvents';

const MINUTE_MS = 60_000;

/** Somebody is looking again: a tab in the background may have slept. */
export type ClockCommand =
  | { readonly type: 'look' }
  /** What the server's clock is ahead of the visitor's, in ms; undefined before there are times. */
  | { readonly type: 'compare'; readonly offset: number | undefined };

/**
 * Tells each of the clinic's minutes when it begins, so that slots pass while the page is open. It begins with the
 * first times: the browser's knowledge of time zones takes a phone a tenth of a second.
 */
export const minuteClock = fromCallback<ClockCommand, undefined, MinuteEvent>(({ sendBack, receive }) => {
  let offset: number | undefined;
  let told: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (): void => {
    if (offset === undefined) return;
    clearTimeout(timer);
    const now = Date.now() + offset;
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== told) sendBack({ type: 'minute.began', now: clinicTimeAt(now) });
    told = minute;
    timer = setTimeout(look, MINUTE_MS - (now % MINUTE_MS));
  };

  receive((command) => {
    if (command.type === 'compare') ({ offset } = command);
    look();
  });
  return () => {
    clearTimeout(timer);
  };
});
