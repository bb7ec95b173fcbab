import { createListenerMiddleware, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { MINUTE } from '../domain/durations';
import { clinicApi } from './clinicApi';

/** Smaller differences can be network delay. */
const TOLERANCE_MS = 2 * MINUTE;

/** Returns how far the visitor's clock lags behind the server's `Date` header, in ms; 0 when right or unreadable. */
export function clockOffset(dateHeader: string, receivedAt: number): number {
  const offset = Date.parse(dateHeader) - receivedAt;
  return Math.abs(offset) > TOLERANCE_MS ? offset : 0;
}

interface ClinicClock {
  /** Milliseconds to add to the visitor's clock to get the server's; null until an answer has given the time. */
  readonly offset: number | null;
  /** The instant at which the latest minute began, in ms since the epoch; null before the first. */
  readonly minute: number | null;
  readonly isNeeded: boolean;
}

const { facts, services, doctors, slots, vacations } = clinicApi.endpoints;
const answered = isAnyOf(
  facts.matchFulfilled,
  services.matchFulfilled,
  doctors.matchFulfilled,
  slots.matchFulfilled,
  vacations.matchFulfilled,
);

/** The clinic's current minute, by the clock of the servers that answer. */
export const clinicClock = createSlice({
  name: 'clinicClock',
  initialState: (): ClinicClock => ({ offset: null, minute: null, isNeeded: false }),
  reducers: {
    /** A page needs the minute. The visitor's clock may have changed since another page did. */
    started: (clock) => ({ ...clock, offset: null, isNeeded: true }),
    stopped: (clock) => ({ ...clock, isNeeded: false }),
    minuteBegan: (clock, { payload }: PayloadAction<number>) => ({ ...clock, minute: payload }),
    minuteEnded: (clock) => clock,
    /** The visitor's clock has jumped, or no answer has come for a minute. */
    timeLost: (clock) => ({ ...clock, offset: null }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(answered, (clock, { meta }) => {
      const { response } = (meta.baseQueryMeta ?? {}) as Partial<FetchBaseQueryMeta>;
      if (response === undefined) return clock;
      const date = response.headers.get('date');
      // Other origins may hide it; then the visitor's clock counts, unless another answer has given the time.
      const offset = date === null ? (clock.offset ?? 0) : clockOffset(date, meta.fulfilledTimeStamp);
      return { ...clock, offset };
    });
  },
});

const { started, stopped, minuteBegan, minuteEnded, timeLost } = clinicClock.actions;

/** Creates a store's listeners. One keeps the minute up to date while a page needs it; no timer outlives the page. */
export function createListeners() {
  const listeners = createListenerMiddleware<{ readonly clinicClock: ClinicClock }>({
    // By default an error only goes to the console. Thrown again, it reaches the window as every uncaught error does.
    onError: (error) => {
      throw error;
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  listeners.startListening({
    matcher: isAnyOf(started, stopped, minuteEnded, timeLost, answered),
    effect: (action, listener) => {
      clearTimeout(timer);
      const { offset, isNeeded } = listener.getState().clinicClock;
      if (!isNeeded) return;
      if (timeLost.match(action))
        listener.dispatch(clinicApi.util.prefetch('facts', undefined, { force: true }));
      const now = Date.now() + (offset ?? 0);
      const begun = now - (now % MINUTE);
      if (offset !== null) listener.dispatch(minuteBegan(begun));
      timer = setTimeout(
        () => {
          // A timer that is far too late or early means that the computer slept or that its clock was changed.
          const isOnTime = Math.abs(Date.now() + (offset ?? 0) - begun - MINUTE) <= TOLERANCE_MS;
          listener.dispatch(offset !== null && isOnTime ? minuteEnded() : timeLost());
        },
        begun + MINUTE - now,
      );
    },
  });
  return listeners.middleware;
}
