import { useEffect } from 'react';
import type { VisitorEvent } from '../session/bookingEvents';

const TOLD_AS = {
  focus: 'visitor.returned',
  visibilitychange: 'visitor.returned',
  offline: 'network.lost',
  online: 'network.returned',
} as const;
type Sign = keyof typeof TOLD_AS;
const SIGNS = Object.keys(TOLD_AS) as Sign[];

/**
 * Tells a session that its visitor is back in the tab, and that the network went or came.
 * @param send must be stable
 */
export function useVisitorSigns(send: (event: VisitorEvent) => void): void {
  useEffect(() => {
    const hear = ({ type }: Event) => {
      if (type !== 'visibilitychange' || !document.hidden) send({ type: TOLD_AS[type as Sign] });
    };
    for (const sign of SIGNS) window.addEventListener(sign, hear);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, hear);
    };
  }, [send]);
}
