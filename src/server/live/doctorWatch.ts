import type { BookableSlot } from '../database/ports/entities';
import { coalesced } from './coalesced';

export type SlotListener = (slots: readonly BookableSlot[]) => void;

/** One doctor's slots as they were last read, for everybody who looks at them. */
export class DoctorWatch {
  /** Reads the slots anew and tells the listeners those that changed; undefined slots = no such doctor. */
  readonly refresh: () => Promise<void>;
  readonly #listeners = new Set<SlotListener>();
  #slots: readonly BookableSlot[] | undefined;

  constructor(read: () => Promise<readonly BookableSlot[] | undefined>) {
    this.refresh = coalesced(async () => {
      const before = new Map(this.#slots?.map(({ id, bookedDates }) => [id, bookedDates.join()]));
      this.#slots = await read();
      const changed =
        this.#slots?.filter(({ id, bookedDates }) => before.get(id) !== bookedDates.join()) ?? [];
      if (changed.length > 0) for (const listener of this.#listeners) listener(changed);
    });
  }

  get isUnused(): boolean {
    return this.#listeners.size === 0;
  }

  /** Undefined when there is no such doctor. */
  get slots(): readonly BookableSlot[] | undefined {
    return this.#slots;
  }

  add(listener: SlotListener): void {
    this.#listeners.add(listener);
  }

  remove(listener: SlotListener): void {
    this.#listeners.delete(listener);
  }
}
