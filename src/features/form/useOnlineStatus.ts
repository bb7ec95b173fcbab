import { useEffect } from 'react';
import type { NetworkEvent } from './submission';

/** Sends a form's actor the network events; the initial one only if the browser is offline. */
export function useOnlineStatus({ send }: { readonly send: (event: NetworkEvent) => void }): void {
  useEffect(() => {
    const lose = () => {
      send({ type: 'network.lost' });
    };
    const find = () => {
      send({ type: 'network.returned' });
    };
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    window.addEventListener('online', find);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', find);
    };
  }, [send]);
}
