import { createListenerMiddleware, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { clinicTimeAt, type ClinicTime } from '../domain/clock';
import { clinicApi } from './clinicApi';

const MINUTE_MS = 60_000;

/** The current minute on the clinic's clock; null before the first slots have loaded. */
export const clinicTime = createSlice({
  name: 'clinicTime',
  initialState: null as ClinicTime | null,
  reducers: { minuteBegan: (_now, { payload }: PayloadAction<ClinicTime>) => payload },
});

const { matchFulfilled, matchRejected } = clinicApi.endpoints.slots;

/**
 * Creates a store's listeners. One keeps the current minute up to date, so that slots expire while the page is open.
 * It starts with the first slots, because loading the browser's time zone data takes about 0.1 s on a phone, and again
 * with each further answer: a background tab may have slept.
 */
export function createListeners() {
  const listeners = createListenerMiddleware({
    // By default an error only goes to the console. Thrown again, it reaches the window as every uncaught error does.
    onError: (error) => {
      throw error;
    },
  });
  let offset = 0;
  listeners.startListening({
    matcher: isAnyOf(matchFulfilled, matchRejected),
    effect: async (action, listener) => {
      listener.cancelActiveListeners();
      if (matchFulfilled(action)) offset = action.payload.clockOffset;
      for (;;) {
        const now = Date.now() + offset;
        listener.dispatch(clinicTime.actions.minuteBegan(clinicTimeAt(now)));
        await listener.delay(MINUTE_MS - (now % MINUTE_MS));
      }
    },
  });
  return listeners.middleware;
}
