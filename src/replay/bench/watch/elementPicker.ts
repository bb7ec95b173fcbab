import { CONTROL, NAMED, nameOf, shownControls, visibleText } from '../../page/readPage';
import { Store } from '../../page/store';
import type { SlotOnDate } from '../../../domain/entities';
import { shownId } from '../../run/mockServer';
import type { ControlLook } from '../../run/scenarioRunner';

/** An element that the tester pointed at. */
export interface PickedElement {
  /** A control's accessible name; '' for other elements. */
  readonly name: string;
  readonly text: string;
  /** Given for a control only. */
  readonly look?: ControlLook | undefined;
  /** Given for a time only. */
  readonly slot?: SlotOnDate | undefined;
}

const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Returns the field whose error an element is; null for any other element. */
const complainedOf = (target: Element): Element | null => {
  const { id } = target.closest('[id]') ?? {};
  // The hint follows the error in `aria-describedby`.
  return id === undefined ? null : document.querySelector(`[aria-invalid="true"][aria-describedby^="${id}"]`);
};

/**
 * Returns what a press points at: a control, also by its label or error, else the element whose own text is there, else
 * the innermost part of a group that has a text; null for none.
 */
function pickedBy(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest(CONTROL) ?? target.closest('label')?.control ?? complainedOf(target);
  if (control) return control;
  if (hasOwnText(target)) return target;
  let part: Element | null = target.closest('[role="group"]') && target;
  while (part?.textContent === '') part = part.parentElement;
  return part;
}

/** Intercepts every press with Alt held down; the page does not react to it. */
export class ElementPicker extends Store<{ readonly picked: PickedElement | null }> {
  private outline: Animation | undefined;

  constructor() {
    super({ picked: null });
    // Take the position from the press, because the page may scroll before it ends; a disabled control gets no click.
    for (const type of ['pointerdown', 'mousedown', 'click'] as const)
      window.addEventListener(type, (event) => this.take(event), true);
    window.addEventListener('pointermove', (event) => this.mark(event), true);
    window.addEventListener('keyup', (event) => this.mark(event), true);
  }

  /** Outlines what a press would point at, while Alt is held; by an animation, which no style of the page overrides. */
  private mark({ target, altKey }: MouseEvent | KeyboardEvent): void {
    this.outline?.cancel();
    const outline = '3px solid #c2452f';
    if (altKey) this.outline = pickedBy(target)?.animate({ outline: [outline, outline] }, Infinity);
  }

  private take(event: MouseEvent): void {
    const { target, altKey } = event;
    if (!altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const picked = event.type === 'pointerdown' ? pickedBy(target) : null;
    if (picked === null) return;
    const name = picked.matches(NAMED) ? nameOf(picked) : '';
    const { [name]: look } = shownControls();
    const { slotId, date } = (picked as HTMLElement).dataset;
    const slot = slotId && date ? { slotId: shownId(slotId), date } : undefined;
    this.set({ picked: { name, text: visibleText(picked), look, slot } });
  }
}
