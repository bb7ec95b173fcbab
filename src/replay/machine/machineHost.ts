import type { AnyMachineSnapshot } from 'xstate';
import type { SlotOnDate } from '../../domain/entities';
import type { ScenarioEvent } from '../run/stage';
import type { BookingScenarioContext } from '../scenario/bookingParts';
import type { ContactScenarioContext } from '../scenario/contactParts';

/** A form's machine with what its page does around it, but nothing drawn. */
export interface MachineHost {
  readonly snapshot: () => AnyMachineSnapshot;
  readonly context: () => BookingScenarioContext | ContactScenarioContext;
  /** @throws CannotHappen */
  readonly perform: (event: ScenarioEvent) => void;
  readonly slotState: (slot: SlotOnDate) => string | null;
  readonly stop: () => void;
}
