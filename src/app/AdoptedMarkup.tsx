import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { pressedPage } from '../ui/pressedPage';

/**
 * The prerendered page as it stands in the document, its links taken over by the router. `markup` is what
 * the document held a moment ago, so hydration finds nothing to change.
 */
export function AdoptedMarkup({ markup }: { readonly markup: string }) {
  const holder = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const element = holder.current;
    const follow = (event: MouseEvent) => {
      const page = pressedPage(event);
      if (page === undefined) return;
      event.preventDefault();
      void navigate(page.pathname + page.search + page.hash);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);

  return <div ref={holder} dangerouslySetInnerHTML={{ __html: markup }} />;
}
