import { HYDRATED } from './elementIds';

/** The folder of this site's scripts. */
const OWN_CODE = new URL('.', (document.currentScript as HTMLScriptElement).src).href;

/** Returns whether an error passed through this site's code; extensions and in-app browsers add scripts to a page. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error && error.stack?.includes(OWN_CODE) === true;

/**
 * Handles the errors that no code has caught, after which a page may no longer work. After a navigation the page is
 * always loaded again, because the prerendered copy is another page's. Otherwise it is loaded again once, which restores
 * what was typed; a document that was itself a reload, is offline or has never worked is shown as it was prerendered.
 */
export function keepPageUsable(root: HTMLElement): void {
  const prerendered = root.cloneNode(true);
  const { pathname } = window.location;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const recover = (hasWorked: boolean): void => {
    const hasMoved = window.location.pathname !== pathname;
    const canRecover = hasWorked && navigation?.type !== 'reload' && navigator.onLine;
    // Replace the element itself: React may empty the old one again.
    root.replaceWith(prerendered);
    if (hasMoved || canRecover) window.location.reload();
  };
  const handle = (event: Event, error: unknown): void => {
    const hasWorked = root.hasAttribute(HYDRATED);
    if (!isOurs(error)) return;
    // Waits, because a scenario of the QA bench prevents the default in a later listener, and reports the error itself.
    setTimeout(() => {
      if (!event.defaultPrevented) recover(hasWorked);
    });
  };
  window.addEventListener('error', (event) => handle(event, event.error));
  window.addEventListener('unhandledrejection', (event) => handle(event, event.reason));
}
