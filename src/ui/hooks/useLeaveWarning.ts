import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

/**
 * Requests confirmation before the visitor leaves while a form is being sent.
 * @param question for another page of the site; for other addresses the browser uses its own words
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
