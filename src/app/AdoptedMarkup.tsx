import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** A press that the browser should not handle as "open elsewhere". */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);

/** The page of this site that a press leads to, if it does. */
function pressedPage(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !isPlain(event) || link.target !== '' || link.hasAttribute('download'))
    return undefined;
  const url = new URL(link.href, window.location.href);
  const isFile = /\.\w+$/.test(url.pathname);
  return url.origin === window.location.origin && !isFile ? url : undefined;
}

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
