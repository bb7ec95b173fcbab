import type { Id } from '../../domain/entities';

/** Something on the page that a hand can go to. */
export type ControlRequest =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'submit' }
  | { readonly kind: 'slot'; readonly slotId: Id; readonly date: string }
  | { readonly kind: 'button'; readonly words: string; readonly within: string; readonly outside?: string };

/** Finds it, or null. It runs in the page itself, so it must not use anything from outside of it. */
export function findControl(request: ControlRequest): HTMLElement | null {
  const form = document.querySelector('form[aria-label="Programare"], form[aria-label="Contact"]');
  switch (request.kind) {
    case 'field':
      return form?.querySelector<HTMLElement>(`[name="${request.name}"]`) ?? null;
    case 'submit':
      return form?.querySelector<HTMLElement>('button[type="submit"]') ?? null;
    case 'slot': {
      const { slotId, date } = request;
      return form?.querySelector<HTMLElement>(`[data-slot-id="${slotId}"][data-date="${date}"]`) ?? null;
    }
    case 'button': {
      const { words, within, outside } = request;
      const isNamed = (button: HTMLElement): boolean =>
        (button.getAttribute('aria-label') ?? button.textContent.trim()) === words;
      return (
        [...document.querySelectorAll<HTMLElement>(`${within} button`)].find(
          (button) => isNamed(button) && (outside === undefined || button.closest(outside) === null),
        ) ?? null
      );
    }
  }
}
