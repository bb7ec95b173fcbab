import { PROMPTS } from '../../../content/messages';
import type { SlotOnDate } from '../../../domain/entities';

/** What a visitor does that the machine is not told. */
export interface SignListener {
  readonly onSlotPressed?: (slot: SlotOnDate) => void;
  readonly onRetryPressed?: () => void;
  readonly onReturn?: () => void;
  readonly onNetwork?: (isThere: boolean) => void;
}

function onClick({ onSlotPressed, onRetryPressed }: SignListener, { target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const { slotId, date } = button?.dataset ?? {};
  if (slotId !== undefined && date !== undefined) onSlotPressed?.({ slotId: Number(slotId), date });
  if (button?.textContent.includes(PROMPTS.retry)) onRetryPressed?.();
}

/** @returns what ends the listening */
export function listenToVisitor(listener: SignListener): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const returned = (): void => {
    if (document.visibilityState === 'visible') listener.onReturn?.();
  };
  document.addEventListener('click', (event) => onClick(listener, event), { capture: true, signal });
  document.addEventListener('visibilitychange', returned, { capture: true, signal });
  window.addEventListener('focus', returned, { capture: true, signal });
  window.addEventListener('offline', () => listener.onNetwork?.(false), { signal });
  window.addEventListener('online', () => listener.onNetwork?.(true), { signal });
  return () => {
    ending.abort();
  };
}
