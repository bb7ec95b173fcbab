import { useEffect } from 'react';
import { pressedPage } from '../pressedPage';

/**
 * Asks before the page is left while something is on its way, which would be lost without a word.
 * @param question for links inside the site; for all else the browser asks in its own words
 */
export function useLeaveWarning(isSending: boolean, question: string): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const leave = (event: Event) => {
      event.preventDefault();
    };
    const follow = (event: MouseEvent) => {
      const { pathname = window.location.pathname } = pressedPage(event) ?? {};
      if (pathname === window.location.pathname || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', leave);
    window.addEventListener('click', follow, true);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('click', follow, true);
    };
  }, [isSending, question]);
}
