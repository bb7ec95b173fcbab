import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => {
    window.removeEventListener('scroll', notify);
  };
}

/** @param distance in px from the page's top; false on the server */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
}
