import type { Id } from '../../domain/entities';

/** Something on the page that a hand can go to. */
export type ControlRequest =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'submit' }
  | { readonly kind: 'offer'; readonly address: string }
  | { readonly kind: 'slot'; readonly slotId: Id; readonly date: string }
  | { readonly kind: 'button'; readonly words: string; readonly within: string; readonly outside?: string };

/** Finds it, or null. It runs in the page itself, so it must not use anything from outside of it. */
export function findControl(request: ControlRequest): HTMLElement | null {
  const inForm = (selector: string): HTMLElement | null =>
    document.querySelector(
      `form:not([hidden]):is([aria-label="Programare"], [aria-label="Contact"]) ${selector}`,
    );
  switch (request.kind) {
    case 'field':
      return inForm(`[name="${request.name}"]`);
    case 'submit':
      return inForm('button[type="submit"]:not([name], [hidden])');
    case 'offer':
      return inForm(`[data-address="${request.address}"]`);
    case 'slot':
      return inForm(`[data-slot-id="${request.slotId}"][data-date="${request.date}"]`);
    case 'button': {
      const { words, within, outside } = request;
      // One says its answer behind its name.
      const isNamed = (button: HTMLElement): boolean =>
        (button.getAttribute('aria-label') ?? button.textContent.trim()).startsWith(words);
      return (
        [...document.querySelectorAll<HTMLElement>(`${within} button`)].find(
          (button) => isNamed(button) && (outside === undefined || button.closest(outside) === null),
        ) ?? null
      );
    }
  }
}
