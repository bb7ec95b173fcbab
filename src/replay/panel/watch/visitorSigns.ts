import { PROMPTS } from '../../../content/messages';
import type { SlotOnDate } from '../../../domain/entities';
import { shownId } from '../../scenario/shownId';

/** What a visitor does that the machine is not told. */
export interface SignListener {
  readonly onSlotPressed?: (slot: SlotOnDate) => void;
  readonly onRetryPressed?: () => void;
  /** A button of the calendar, by its name. */
  readonly onWeekPressed?: (name: string) => void;
  /** Something was chosen in a list. */
  readonly onChosen?: () => void;
  readonly onReturn?: () => void;
  readonly onNetwork?: (isThere: boolean) => void;
}

const WEEK_BUTTONS: readonly string[] = [PROMPTS.nextWeek, PROMPTS.previousWeek, PROMPTS.firstFreeSlot];

function onClick({ onSlotPressed, onRetryPressed, onWeekPressed }: SignListener, { target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const { slotId, date } = button?.dataset ?? {};
  if (slotId !== undefined && date !== undefined) onSlotPressed?.({ slotId: shownId(slotId), date });
  if (button?.textContent.includes(PROMPTS.retry)) onRetryPressed?.();
  const name = button?.getAttribute('aria-label') ?? button?.textContent.trim() ?? '';
  if (WEEK_BUTTONS.includes(name)) onWeekPressed?.(name);
}

/** @returns what ends the listening */
export function listenToVisitor(listener: SignListener): () => void {
  const endings: (() => void)[] = [];
  const on = (target: EventTarget, type: string, hear: (event: Event) => void): void => {
    target.addEventListener(type, hear, { capture: true });
    endings.push(() => {
      target.removeEventListener(type, hear, { capture: true });
    });
  };
  const returned = (): void => {
    if (document.visibilityState === 'visible') listener.onReturn?.();
  };
  on(document, 'click', (event) => onClick(listener, event));
  on(document, 'change', () => listener.onChosen?.());
  on(document, 'visibilitychange', returned);
  // A field's own focus passes here too.
  on(window, 'focus', ({ target }) => {
    if (target === window) returned();
  });
  on(window, 'offline', () => listener.onNetwork?.(false));
  on(window, 'online', () => listener.onNetwork?.(true));
  return () => {
    for (const end of endings) end();
  };
}
