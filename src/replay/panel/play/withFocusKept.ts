/** Returns the focus to the panel's button that was pressed: the page takes it while it is played and drawn again. */
export async function withFocusKept(work: () => Promise<void>): Promise<void> {
  const { activeElement: held } = document;
  await work();
  const isPanels = (element: Element | null): boolean => (element?.closest('#qa-panel') ?? null) !== null;
  if (held instanceof HTMLElement && isPanels(held) && !isPanels(document.activeElement))
    held.focus({ preventScroll: true });
}
