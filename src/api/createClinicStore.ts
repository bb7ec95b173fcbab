import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Doctor, Service } from '../domain/entities';
import { clinicApi } from './clinicApi';
import { clinicTime, keepMinute } from './clinicTime';

/** The lists that the document was rendered with. */
export interface KnownLists {
  readonly services: readonly Service[];
  readonly doctors: readonly Doctor[];
}

const reducer = combineReducers({
  [clinicApi.reducerPath]: clinicApi.reducer,
  [clinicTime.reducerPath]: clinicTime.reducer,
});

export type ClinicState = ReturnType<typeof reducer>;

/** Makes the store of one visit: what the six calls answered, and the clinic's present minute. */
export function createClinicStore(known?: KnownLists) {
  // An error is the page's own, as in a component.
  const listener = createListenerMiddleware({
    onError: (error) => {
      throw error;
    },
  });
  keepMinute(listener);
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      // Only RTK Query writes here; walking its cache after every action would prove nothing.
      defaults({ serializableCheck: false, immutableCheck: false })
        .prepend(listener.middleware)
        .concat(clinicApi.middleware),
    // Notes answers without waiting for a frame, which a tab in the background does not draw.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  if (known !== undefined)
    store.dispatch(
      clinicApi.util.upsertQueryEntries([
        { endpointName: 'services', arg: undefined, value: known.services },
        { endpointName: 'doctors', arg: undefined, value: known.doctors },
      ]),
    );
  return store;
}

export type ClinicStore = ReturnType<typeof createClinicStore>;
