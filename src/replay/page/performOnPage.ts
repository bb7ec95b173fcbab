import type { Id, SlotOnDate } from '../../domain/entities';
import { FIELD_NAMES, PRICE_NAME } from '../../features/booking/bookingFields';
import { ImpossibleStep, type ScenarioEvent } from '../run/scenarioRunner';
import { buttonOf, BUTTONS } from './buttons';
import { controls, fill, isLocked, press, signal } from './domActions';
import { nameOf as labelOf } from './readPage';

/**
 * Presses an element, unless it is locked.
 * @throws {ImpossibleStep} if it is null
 */
function pressUnlessLocked(element: HTMLElement | null, what: string): HTMLElement {
  if (element === null) throw new ImpossibleStep(`Pagina nu are ${what}.`);
  if (!isLocked(element)) press(element);
  return element;
}

/** Presses a time of the week that the calendar shows, or one that is offered instead of a lost one. */
function pressSlot(slot: SlotOnDate): HTMLElement {
  const what = `intervalul ${slot.slotId} din ${slot.date} în săptămâna pe care o arată`;
  const button = controls.slot(slot) ?? controls.slotInstead(slot);
  return pressUnlessLocked(button, controls.calendar() === null ? 'calendar' : what);
}

/**
 * Fills a field (null empties it), unless the field is locked.
 * @throws {ImpossibleStep} if the page has no such field, or the list has no such option
 */
function fillUnlessLocked(name: string, chosen: Id | null): HTMLElement {
  const value = String(chosen ?? '');
  const field = controls.field(name);
  if (field === null) throw new ImpossibleStep(`Pagina nu are câmpul ${name}.`);
  const options = field instanceof HTMLSelectElement ? [...field.options] : null;
  if (options?.every((option) => option.value !== value))
    throw new ImpossibleStep(`Pagina nu oferă „${value}” la ${labelOf(field)}.`);
  // A list that is disabled before another choice or before it loads is not a locked form.
  if (options !== null && field.matches(':disabled:not(fieldset:disabled *)'))
    throw new ImpossibleStep(`Pagina nu oferă încă nimic la ${labelOf(field)}.`);
  if (!isLocked(field)) fill(field, value);
  return field;
}

/** Returns the page's name for a field of the machine. */
const nameOf = (field: string): string =>
  controls.field(FIELD_NAMES.service) === null
    ? field
    : ((FIELD_NAMES as Readonly<Record<string, string>>)[field] ?? field);

/**
 * Performs a visitor's event on the page; a locked control is touched without effect.
 * @returns the element that was touched; null for none
 * @throws {ImpossibleStep} if the page has no such element
 */
export function performOnPage(
  event: Exclude<ScenarioEvent, { readonly type: 'page.reloaded' | 'address.changed' }>,
): HTMLElement | null {
  switch (event.type) {
    case 'service.chosen':
      return fillUnlessLocked(FIELD_NAMES.service, event.serviceId);
    case 'doctor.chosen':
      return fillUnlessLocked(FIELD_NAMES.doctor, event.doctorId);
    case 'price.chosen':
      return fillUnlessLocked(PRICE_NAME, event.price);
    case 'field.changed':
      return fillUnlessLocked(nameOf(event.field), event.value);
    case 'offer.chosen':
      return pressUnlessLocked(controls.offer(event.address), `oferta ${event.address}`);
    case 'slot.chosen':
      return pressSlot(event.slot);
    case 'form.submitted':
      return pressUnlessLocked(controls.submit(), 'butonul Trimitere');
    case 'visitor.returned':
    case 'network.lost':
    case 'network.returned':
      signal(event.type);
      return null;
    default:
      return pressUnlessLocked(
        buttonOf(event),
        `butonul ${BUTTONS[event.type]}${'call' in event ? ` pentru ${event.call}` : ''}`,
      );
  }
}
