import { createSlice, isAnyOf, type ListenerMiddlewareInstance, type PayloadAction } from '@reduxjs/toolkit';
import { clinicTimeAt, type ClinicTime } from '../domain/clock';
import { clinicApi } from './clinicApi';

const MINUTE_MS = 60_000;

/** The clinic's present minute; null before the first times are here. */
export const clinicTime = createSlice({
  name: 'clinicTime',
  initialState: null as ClinicTime | null,
  reducers: { minuteBegan: (_now, { payload }: PayloadAction<ClinicTime>) => payload },
});

/**
 * Keeps the minute, so that slots pass while the page is open. It begins with the first times, because the
 * browser's knowledge of time zones takes a phone a tenth of a second, and again with each further answer: a tab in the
 * background may have slept.
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
