import { nameOf, oneLine, USABLE } from '../../page/lookAtPage';
import { Store } from '../../page/store';

/** An element that the tester pointed at. */
export interface Pointed {
  /** A control's accessible name; '' for other elements. */
  readonly name: string;
  readonly text: string;
  /** A field's value, or a list's chosen option; undefined for other elements. */
  readonly value?: string | undefined;
}

function valueOf(control: Element | null): string | undefined {
  if (control instanceof HTMLSelectElement) {
    const [chosen] = control.selectedOptions;
    return chosen === undefined || chosen.value === '' ? '' : oneLine(chosen.textContent);
  }
  const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isField ? control.value : undefined;
}

/** Intercepts every press with Alt held down; the page does not react to it. */
export class Pointer extends Store<{ readonly pointed: Pointed | null }> {
  /** Returns whether a press counts now; the bench decides. */
  isWanted = (): boolean => false;

  constructor() {
    super({ pointed: null });
    // Take the position from the press, because the page may scroll before it ends; a disabled control gets no click.
    for (const type of ['pointerdown', 'mousedown', 'click'] as const)
      window.addEventListener(type, (event) => this.take(event), true);
  }

  private take(event: MouseEvent): void {
    const { target, altKey } = event;
    if (!altKey || !(target instanceof Element) || !this.isWanted()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'pointerdown') return;
    const control = target.closest(USABLE) ?? target.closest('label')?.control ?? null;
    const text = oneLine((control ?? target).textContent);
    this.set({ pointed: { name: control === null ? '' : nameOf(control), text, value: valueOf(control) } });
  }
}
