/** On a form whose button was pressed before its code was there. */
export const PRESSED_ATTRIBUTE = 'data-pressed';

/** Keeps in mind that a form was sent too early: {@link useEarlyVisitor} sends it once it comes alive. */
export function noteEarlyPress(): void {
  addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement) target.setAttribute(PRESSED_ATTRIBUTE, '');
    },
    { once: true },
  );
}
