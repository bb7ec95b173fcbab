import { createTools, type Tools } from './tools';

/** The bench's window, as the page that it frames sees it. */
export type BenchWindow = Window & {
  /** Receives the tools of each page of the site; null when the page is left. */
  qaReceive?: (tools: Tools | null) => void;
};

/** Gives the bench the tools of this page. */
export function openTools(): void {
  const { qaReceive } = window.parent as BenchWindow;
  if (qaReceive === undefined) return;
  qaReceive(createTools());
  // A press on the bench takes the focus from the site, which is no return of the visitor: no list is loaded again.
  window.addEventListener(
    'focus',
    (event) => {
      if (event.isTrusted && event.target === window) event.stopImmediatePropagation();
    },
    true,
  );
  window.addEventListener('pagehide', () => qaReceive(null));
}
