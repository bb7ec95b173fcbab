import { useEffect, useRef, type RefObject } from 'react';

const MARGIN = 8;

/** Scrolls an element into view within its panel section, without scrolling the page. */
function showWithin(element: Element | null): void {
  const box = element?.closest('[data-scrolls]');
  if (!element || !box) return;
  const inner = element.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  const above = inner.top - outer.top - MARGIN;
  const below = inner.bottom - outer.bottom + MARGIN;
  box.scrollTop += above < 0 ? above : Math.max(0, below);
}

/** Returns a ref for the element that is scrolled into view whenever `what` changes. */
export function useShownWithin<Shown extends Element>(what: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    showWithin(shown.current);
  }, [what]);
  return shown;
}
