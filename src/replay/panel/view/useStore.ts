import { useSyncExternalStore } from 'react';
import type { Store } from '../../page/store';

/** The store's value now, and whenever it changes. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get);
}
