import { useEffect } from 'react';
import type { NetworkEvent } from './formMachine';

/** Sends a form's actor the network events; the initial one only if the browser is offline. */
export function useNetworkEvents({ send }: { readonly send: (event: NetworkEvent) => void }): void {
  useEffect(() => {
    const report = ({ type }: Pick<Event, 'type'>) =>
      send({ type: type === 'offline' ? 'network.lost' : 'network.returned' });
    if (!navigator.onLine) report({ type: 'offline' });
    window.addEventListener('offline', report);
    window.addEventListener('online', report);
    return () => {
      window.removeEventListener('offline', report);
      window.removeEventListener('online', report);
    };
  }, [send]);
}
