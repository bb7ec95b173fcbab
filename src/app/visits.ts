import { useSyncExternalStore } from 'react';

let visits = 1;
const listeners = new Set<() => void>();

/** Renders the page again, with empty forms and nothing fetched yet: for the QA panel alone. */
export function beginNewVisit(): void {
  visits += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const count = () => visits;

/** Returns the number of the present visit, a key for what begins again with it. */
export const useVisit = (): number => useSyncExternalStore(subscribe, count, count);
