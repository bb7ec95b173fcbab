/** Runs work and returns the focus to the panel's button that had it: a replay moves the focus into the page. */
export async function withFocusKept(work: () => Promise<void>): Promise<void> {
  const { activeElement: held } = document;
  await work();
  const isPanels = (element: Element | null): boolean => (element?.closest('#qa-panel') ?? null) !== null;
  if (held instanceof HTMLElement && isPanels(held) && !isPanels(document.activeElement))
    held.focus({ preventScroll: true });
}
