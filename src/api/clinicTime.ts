import { createSlice, isAnyOf, type ListenerMiddlewareInstance, type PayloadAction } from '@reduxjs/toolkit';
import { clinicTimeAt, type ClinicTime } from '../domain/clock';
import { clinicApi } from './clinicApi';

const MINUTE_MS = 60_000;

/** The current minute on the clinic's clock; null before the first slots have loaded. */
export const clinicTime = createSlice({
  name: 'clinicTime',
  initialState: null as ClinicTime | null,
  reducers: { minuteBegan: (_now, { payload }: PayloadAction<ClinicTime>) => payload },
});

/**
 * Keeps the current minute up to date, so that slots expire while the page is open. Starts with the first slots,
 * because loading the browser's time zone data takes about 0.1 s on a phone. Restarts with each further answer: a
 * background tab may have slept.
 */
export function keepMinute(listener: ListenerMiddlewareInstance): void {
  const { matchFulfilled, matchRejected } = clinicApi.endpoints.slots;
  let offset = 0;
  listener.startListening({
    matcher: isAnyOf(matchFulfilled, matchRejected),
    effect: async (action, api) => {
      api.cancelActiveListeners();
      if (matchFulfilled(action)) offset = action.payload.clockOffset;
      for (;;) {
        const now = Date.now() + offset;
        api.dispatch(clinicTime.actions.minuteBegan(clinicTimeAt(now)));
        await api.delay(MINUTE_MS - (now % MINUTE_MS));
      }
    },
  });
}
