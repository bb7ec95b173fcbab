import { clinicTimeAt, type Clock } from '../../domain/clock';
import type { TimetableMemory } from './timetableMemory';

/** Milliseconds between two looks, and so between two times that the listener is told. */
const PAUSE = 1_000;
const MINUTE = 60_000;

/**
 * Tells the listener that a doctor's first free time is another one: something was booked or freed, staff changed
 * something, or it has begun.
 * @returns stops it
 */
export function followFirstFree(memory: TimetableMemory, clock: Clock, listener: () => void): () => void {
  const all = (): string => {
    const now = clinicTimeAt(clock());
    return JSON.stringify(memory.doctorIds().map((id) => [id, memory.firstFree(id, now)]));
  };
  let told = all();
  let lookedAt = -Infinity;
  let compareTimer: NodeJS.Timeout | undefined;
  const compareSoon = (): void => {
    compareTimer ??= setTimeout(
      () => {
        compareTimer = undefined;
        lookedAt = performance.now();
        const now = all();
        if (now === told) return;
        told = now;
        listener();
      },
      lookedAt + PAUSE - performance.now(),
    ).unref();
  };
  // Times begin with a minute of the clock.
  let minuteTimer: NodeJS.Timeout;
  const awaitMinute = (): void => {
    minuteTimer = setTimeout(
      () => {
        compareSoon();
        awaitMinute();
      },
      MINUTE - (clock() % MINUTE),
    ).unref();
  };
  awaitMinute();
  const stop = memory.follow(compareSoon);
  return () => {
    stop();
    clearTimeout(compareTimer);
    clearTimeout(minuteTimer);
  };
}
