import { configureStore } from '@reduxjs/toolkit';
import { clinicApi } from './clinicApi';

/** The store holds what the six calls answered, and nothing else. Make one for each visit or test. */
export function createClinicStore() {
  return configureStore({
    reducer: { [clinicApi.reducerPath]: clinicApi.reducer },
    middleware: (defaults) =>
      // Only RTK Query writes here; walking its cache after every action would prove nothing.
      defaults({ serializableCheck: false, immutableCheck: false }).concat(clinicApi.middleware),
    // Answers are told at once: a tab in the background draws no frame to wait for.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
}

export type ClinicStore = ReturnType<typeof createClinicStore>;
