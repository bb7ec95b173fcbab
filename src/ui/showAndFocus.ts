import type { MouseEvent } from 'react';

/** Brings an element into view and puts the focus on it, without a second scroll of the browser's own. */
export function showAndFocus(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}

/** Returns a click handler that scrolls to an element and focuses it; a hash would be a page change to the router. */
export const leadTo =
  (id: string, block: ScrollLogicalPosition) =>
  (event: MouseEvent): void => {
    event.preventDefault();
    showAndFocus(document.getElementById(id), block);
  };
