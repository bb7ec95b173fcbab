/** Brings an element into view and puts the focus on it, without a second scroll of the browser's own. */
export function showAndFocus(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}
