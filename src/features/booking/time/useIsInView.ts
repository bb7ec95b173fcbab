import { useEffect, useState } from 'react';
import { wholeForm } from '../../../ui/tokens';

/**
 * Returns whether an element reaches into a part of the window.
 * @param find looks the element up, again when the layout changes; must be stable
 * @param rootMargin the window's part, as an IntersectionObserver takes it
 */
export function useIsInView(find: () => Element | null | undefined, rootMargin: string): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    // jsdom has no IntersectionObserver.
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined) setIsInView(entry.isIntersecting);
      },
      { rootMargin },
    );
    const width = window.matchMedia(wholeForm);
    const observe = () => {
      observer.disconnect();
      const element = find();
      if (element) observer.observe(element);
    };
    observe();
    // The width changes when a tablet is rotated.
    width.addEventListener('change', observe);
    return () => {
      width.removeEventListener('change', observe);
      observer.disconnect();
    };
  }, [find, rootMargin]);
  return isInView;
}
