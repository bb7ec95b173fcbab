import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

/** Requests confirmation before the visitor leaves while a form is being sent; off the site in the browser's words. */
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
