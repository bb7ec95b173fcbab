import { PROMPTS } from '../../../content/messages';

/** What a visitor does that no machine is told. */
export interface SignListener {
  /** A button of the calendar, by its name. */
  readonly onWeekPressed: (name: string) => void;
  readonly onNetwork: (isThere: boolean) => void;
}

const WEEK_BUTTONS: readonly string[] = [PROMPTS.nextWeek, PROMPTS.previousWeek, PROMPTS.firstFreeSlot];

/** @returns what ends the listening */
export function listenToVisitor({ onWeekPressed, onNetwork }: SignListener): () => void {
  const click = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    const name = button?.getAttribute('aria-label') ?? button?.textContent.trim() ?? '';
    if (WEEK_BUTTONS.includes(name)) onWeekPressed(name);
  };
  const lost = (): void => {
    onNetwork(false);
  };
  const returned = (): void => {
    onNetwork(true);
  };
  document.addEventListener('click', click, true);
  window.addEventListener('offline', lost, true);
  window.addEventListener('online', returned, true);
  return () => {
    document.removeEventListener('click', click, true);
    window.removeEventListener('offline', lost, true);
    window.removeEventListener('online', returned, true);
  };
}
