import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Returns the element that a hash names; null for none, also when the hash is malformed. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Moves focus where a browser would begin to read after a page change: to the target of a hash, otherwise to the h1. */
export function useFocusOnNavigation(): void {
  const location = useLocation();
  const previous = useRef(location);

  useEffect(() => {
    const { pathname } = previous.current;
    if (previous.current === location) return;
    previous.current = location;
    // A form that writes its state into the address keeps the focus.
    if (pathname === location.pathname && location.hash === '') return;
    const target = targetOf(location.hash) ?? document.querySelector<HTMLElement>('main h1');
    if (target === null) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [location]);
}
