import { useSyncExternalStore } from 'react';
import type { Store } from '../../page/store';

/** Returns the store's value and renders again when it changes. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get);
}
