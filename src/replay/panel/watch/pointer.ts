import { nameOf, oneLine, USABLE } from '../../page/lookAtPage';
import { Store } from '../../page/store';

/** Something on the page that a tester pointed at. */
export interface Pointed {
  /** A control's accessible name; empty for what is no control. */
  readonly name: string;
  readonly text: string;
  /** What stands in a field; of a list the chosen entry's words. Undefined for what is no field. */
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

/** Takes every press with Alt held down on the page, which then does nothing else. */
export class Pointer extends Store<{ readonly pointed: Pointed | null }> {
  constructor(private readonly isWanted: () => boolean) {
    super({ pointed: null });
    // The press says where it is: the page may scroll until it is over. A control that is greyed out is sent no click.
    for (const type of ['pointerdown', 'mousedown', 'click'] as const)
      window.addEventListener(type, (event) => this.take(event), true);
  }

  clear(): void {
    this.set({ pointed: null });
  }

  private take(event: MouseEvent): void {
    const { target, altKey } = event;
    if (!altKey || !(target instanceof Element) || target.closest('#qa-panel') !== null) return;
    if (!this.isWanted()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'pointerdown') return;
    const control = target.closest(USABLE) ?? target.closest('label')?.control ?? null;
    const text = oneLine((control ?? target).textContent);
    this.set({ pointed: { name: control === null ? '' : nameOf(control), text, value: valueOf(control) } });
  }
}
