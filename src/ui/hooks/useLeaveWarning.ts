import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

/**
 * Asks the visitor before the page is left while something is being sent, which would be lost.
 * @param question for another page of the site; before any other the browser asks in its own words
 */
export function useLeaveWarning(isSending: boolean, question: string): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isSending && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);

  const warn = useCallback(
    (event: BeforeUnloadEvent) => {
      if (isSending) event.preventDefault();
    },
    [isSending],
  );
  useBeforeUnload(warn);
}
