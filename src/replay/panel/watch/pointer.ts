import { nameOf, oneLine, USABLE } from '../../page/lookAtPage';
import { Store } from '../../page/store';

/** Something on the page that a tester pointed at. */
export interface Pointed {
  /** A control's accessible name; empty for what is no control. */
  readonly name: string;
  readonly text: string;
}

/** Takes every click with Alt held down on the page, which then does nothing else. */
export class Pointer extends Store<{ readonly pointed: Pointed | null }> {
  constructor(private readonly isWanted: () => boolean) {
    super({ pointed: null });
    window.addEventListener('click', (event) => this.take(event), true);
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
    const control = target.closest(USABLE) ?? target.closest('label')?.control ?? null;
    const text = oneLine((control ?? target).textContent);
    this.set({ pointed: { name: control === null ? '' : nameOf(control), text } });
  }
}
