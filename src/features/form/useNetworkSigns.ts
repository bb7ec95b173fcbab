import { useEffect } from 'react';
import type { NetworkEvent } from './submission';

/**
 * Tells a session whether there is a network; at first only of one that is missing.
 * @param send must be stable
 */
export function useNetworkSigns(send: (event: NetworkEvent) => void): void {
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
