import type { BookableSlot } from '../database/ports/entities';
import { coalesced } from './coalesced';

export type SlotListener = (slots: readonly BookableSlot[]) => void;

/** One doctor's slots as they were last read, for everybody who looks at them. */
export class DoctorWatch {
  readonly listeners = new Set<SlotListener>();
  /** Undefined when there is no such doctor. */
  slots: readonly BookableSlot[] | undefined;
  /** Reads the slots anew and tells the listeners those that changed. */
  readonly refresh: () => Promise<void>;

  constructor(read: () => Promise<readonly BookableSlot[] | undefined>) {
    this.refresh = coalesced(async () => {
      const before = new Map(this.slots?.map(({ id, bookedDates }) => [id, bookedDates.join()]));
      this.slots = await read();
      const changed =
        this.slots?.filter(({ id, bookedDates }) => before.get(id) !== bookedDates.join()) ?? [];
      if (changed.length > 0) for (const listener of this.listeners) listener(changed);
    });
  }
}
