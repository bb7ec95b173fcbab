import { createSlice, isAnyOf, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
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
const isAnswer = isAnyOf(matchFulfilled, matchRejected);

/**
 * Keeps the current minute up to date, so that slots expire while the page is open. Starts with the first slots,
 * because loading the browser's time zone data takes about 0.1 s on a phone. Restarts with each further answer: a
 * background tab may have slept.
 */
export const keepMinute: Middleware = ({ dispatch }) => {
  let offset = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    const now = Date.now() + offset;
    dispatch(clinicTime.actions.minuteBegan(clinicTimeAt(now)));
    timer = setTimeout(tick, MINUTE_MS - (now % MINUTE_MS));
  };
  return (next) => (action) => {
    const result = next(action);
    if (matchFulfilled(action)) offset = action.payload.clockOffset;
    if (isAnswer(action) || clinicApi.util.resetApiState.match(action)) clearTimeout(timer);
    if (isAnswer(action)) tick();
    return result;
  };
};
