import { useEffect, useRef, type RefObject } from 'react';

const MARGIN = 8;

/** Scrolls the panel's section around an element until it is in view, and not the page. */
function showWithin(element: Element | null): void {
  const box = element?.closest('[data-scrolls]');
  if (!element || !box) return;
  const inner = element.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  const above = inner.top - outer.top - MARGIN;
  const below = inner.bottom - outer.bottom + MARGIN;
  box.scrollTop += above < 0 ? above : Math.max(0, below);
}

/** For the element that has to be in view whenever `what` changes. */
export function useShownWithin<Shown extends Element>(what: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    showWithin(shown.current);
  }, [what]);
  return shown;
}
