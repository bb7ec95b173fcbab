import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Doctor, Service } from '../domain/entities';
import { clinicApi } from './clinicApi';
import { clinicTime, createListeners } from './clinicTime';

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

/** Creates the store of one visit: the answers of the six calls and the clinic's current minute. */
export function createClinicStore(known?: KnownLists) {
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      // Only RTK Query writes here, so the checks of its cache after every action would find nothing.
      defaults({ serializableCheck: false, immutableCheck: false })
        .prepend(createListeners())
        .concat(clinicApi.middleware),
    // The default batches by animation frame, and a background tab has none.
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
