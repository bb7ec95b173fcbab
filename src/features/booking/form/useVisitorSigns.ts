import { useEffect } from 'react';
import type { VisitorEvent } from '../session/bookingEvents';

const SIGNS = ['focus', 'visibilitychange'] as const;

/**
 * Tells a session that its visitor is back in the tab.
 * @param send must be stable
 */
export function useVisitorSigns(send: (event: VisitorEvent) => void): void {
  useEffect(() => {
    const hear = ({ type }: Event) => {
      if (type === 'focus' || !document.hidden) send({ type: 'visitor.returned' });
    };
    for (const sign of SIGNS) window.addEventListener(sign, hear);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, hear);
    };
  }, [send]);
}
