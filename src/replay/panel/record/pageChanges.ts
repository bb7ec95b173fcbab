import type { ExpectedControls } from '../../scenario/pageParts';
import type { ControlChanges } from './controlWatch';

/** Gathers what has changed on the page until a step may expect it. */
export class PageChanges {
  private controls: ExpectedControls = {};
  private drawnAt = 0;

  note(changes: ControlChanges | undefined): void {
    if (changes === undefined) return;
    for (const [name, look] of Object.entries(changes.controls)) {
      const before = this.controls[name];
      this.controls = { ...this.controls, [name]: look && { ...before, ...look } };
    }
    this.drawnAt = changes.at;
  }

  /** What a step may expect at that moment; nothing when something was drawn later. */
  seenBy(instant: number): { readonly controls?: ExpectedControls } {
    const { controls } = this;
    if (this.drawnAt > instant || Object.keys(controls).length === 0) return {};
    this.controls = {};
    return { controls };
  }
}
