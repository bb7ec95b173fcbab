import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { hasOwnServer } from '../domain/backend';
import type { ClinicFacts } from '../domain/facts';
import { clinicApi } from './clinicApi';
import { clinicClock, createListeners } from './clinicClock';

const reducer = combineReducers({
  [clinicApi.reducerPath]: clinicApi.reducer,
  [clinicClock.reducerPath]: clinicClock.reducer,
});

/**
 * Makes the site's store: one for a browser, one for each rendered document.
 * @param hasLists whether the form's lists are the facts' services and doctors until the server answers. Another
 * backend has others, and a QA scenario begins without any.
 */
export function makeStore(facts: ClinicFacts, hasLists = hasOwnServer() && !process.env.QA_BENCH) {
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      // RTK Query and the clock's one reducer alone write here: checks after every action would find nothing.
      defaults({ serializableCheck: false, immutableCheck: false })
        .prepend(createListeners())
        .concat(clinicApi.middleware),
    // The default batches by animation frame, and a background tab has none.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  const { upsertQueryEntries } = clinicApi.util;
  store.dispatch(upsertQueryEntries([{ endpointName: 'facts', arg: undefined, value: facts }]));
  if (hasLists)
    store.dispatch(
      upsertQueryEntries([
        { endpointName: 'services', arg: undefined, value: facts.services },
        { endpointName: 'doctors', arg: undefined, value: facts.doctors },
      ]),
    );
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type RootState = ReturnType<typeof reducer>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
