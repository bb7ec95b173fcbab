import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Returns the element that a hash names; null when there is none or the hash is malformed. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Moves focus after a page change: to the hash's target, otherwise to the h1. */
export function useFocusOnNavigation(): void {
  const location = useLocation();
  const previous = useRef(location);

  useEffect(() => {
    const { pathname } = previous.current;
    if (previous.current === location) return;
    previous.current = location;
    // The form changes the query while the visitor fills it in; leave the focus alone.
    if (pathname === location.pathname && location.hash === '') return;
    const target = targetOf(location.hash) ?? document.querySelector<HTMLElement>('main h1');
    if (target === null) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [location]);
}
