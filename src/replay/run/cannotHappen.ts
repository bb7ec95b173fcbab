import type { SlotOnDate } from '../../domain/entities';
import { said, type Said } from '../scenario/said';

/** A step that no visitor could take there: the file is wrong, or the page is. */
export class CannotHappen extends Error {
  override readonly name = 'CannotHappen';

  constructor(readonly said: Said) {
    super(said({}));
  }
}

/** What both the machine alone and a page refuse. */
export const REFUSALS = {
  slotIsThere: said('The chosen slot is still there.', 'Intervalul ales este încă liber.'),
  slotIs: ({ slotId, date }: SlotOnDate, state: string) =>
    said(`Slot ${slotId} on ${date} is ${state}.`, `Intervalul ${slotId} din ${date} este ${state}.`),
  noField: (name: string) => said(`The page has no field ${name}.`, `Pagina nu are câmpul ${name}.`),
  nothingFailed: (call: string) =>
    said(`Nothing of ${call} has to be tried again.`, `La ${call} nu este nimic de încercat din nou.`),
};
