import type { SlotOnDate } from '../../domain/entities';
import { isRefused, type SlotStatus } from '../../domain/slotStatus';
import type { ScenarioEvent } from './stage';

/** A step that no visitor could take there: the file is wrong, or the page is. */
export class CannotHappen extends Error {
  override readonly name = 'CannotHappen';
}

/** What both the machine alone and a page refuse. */
export const REFUSALS = {
  noSuchSlot: 'The calendar shows no such slot.',
  slotIsThere: 'The chosen slot is still there.',
  slotIs: ({ slotId, date }: SlotOnDate, state: string) => `Slot ${slotId} on ${date} is ${state}.`,
  noField: (name: string) => `The page has no field ${name}.`,
  nothingFailed: (call: string) => `Nothing of ${call} has to be tried again.`,
};

/** A press in the calendar, with what a scenario says will come of it. */
export type SlotEvent = Extract<ScenarioEvent, { type: 'slot.chosen' | 'slot.refused' }>;

/**
 * A slot is pressed where its state is what the scenario says: one that is chosen can be, one that is refused is not.
 * @throws CannotHappen
 */
export function checkPress(event: SlotEvent, slot: SlotOnDate, state: string | null): void {
  const isChoosable = state !== null && state !== 'absent' && !isRefused(state as SlotStatus);
  if (event.type === 'slot.chosen' ? !isChoosable : state !== event.status)
    throw new CannotHappen(REFUSALS.slotIs(slot, state ?? 'absent'));
}
