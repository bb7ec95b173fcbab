import { useEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router';
import { focusArrival } from './focusArrival';

const STORAGE_PREFIX = 'scroll-';

/** @returns where the page of this history entry was left, in px; its top when that is not known */
function readPosition(key: string): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_PREFIX + key));
  } catch {
    return 0;
  }
}

function rememberPosition(key: string): void {
  try {
    sessionStorage.setItem(STORAGE_PREFIX + key, String(window.scrollY));
  } catch {
    // Storage can be full or forbidden; the page then opens at its top.
  }
}

/**
 * What a browser does by itself when it loads a page, and a single-page application has to do by hand
 * (decisions §2): scroll to the top or the hash, restore the position on back and forward, move focus.
 */
export function useArrival(location: Location): void {
  // A text, because the router's enum of them would have to be downloaded.
  const navigationType: string = useNavigationType();
  const previous = useRef(location);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    // A reload or a visit from elsewhere is the browser's own business again.
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useEffect(() => {
    let frame = 0;
    const remember = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        rememberPosition(location.key);
      });
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
    };
  }, [location.key]);

  useEffect(() => {
    const before = previous.current;
    previous.current = location;
    if (before === location) return;
    if (before.pathname === location.pathname && before.hash === location.hash) return;
    const target = focusArrival(location.hash);
    if (navigationType === 'POP') window.scrollTo(0, readPosition(location.key));
    else if (target !== null) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, navigationType]);
}
