import { PROMPTS } from '../../content/messages';
import type { SlotOnDate } from '../../domain/entities';
import { TEXT_LIMITS, type FieldProblem } from '../../domain/validation';
import { fieldErrors, PERSON_ERRORS } from '../form/fieldErrors';
import type { BookingField } from './session/bookingContext';

/** The `name` hooks of decisions §3; the slot has no field, only its calendar. */
export const FIELD_NAMES: Record<BookingField, string> = {
  service: 'medical_field_id',
  doctor: 'user_id',
  slot: 'user_appointment_id',
  firstName: 'client_first_name',
  lastName: 'client_last_name',
  phone: 'client_phone',
  email: 'client_email',
  message: 'message',
};

/** Nothing can be wrong with it. */
export const PRICE_NAME = 'consultation';

/** What a button posts where there are no scripts: what the page's address asks for with the same words. */
export const PRESSED_NAME = 'pressed';

/** The week that is shown, by one of its dates. */
export const WEEK_NAME = 'week';

export const timeQuery = ({ slotId, date }: SlotOnDate): string => `data=${date}&interval=${slotId}`;

/**
 * For a button that posts the form only without scripts.
 * @param value of {@link PRESSED_NAME}
 * @param press what it does with them
 */
export const pressing = (value: string, press: () => void) =>
  ({
    type: 'submit',
    name: PRESSED_NAME,
    value,
    onClick: (event: { readonly preventDefault: () => void }) => {
      event.preventDefault();
      press();
    },
  }) as const;

/** The id of a field's control, by which the summary of errors and the focus find it. */
export function fieldId(field: BookingField): string {
  return `programare-${FIELD_NAMES[field]}`;
}

const ERRORS: Record<BookingField, Partial<Record<FieldProblem, string>>> = {
  service: { missing: 'Alegeți serviciul.' },
  doctor: { missing: 'Alegeți medicul.' },
  slot: { missing: PROMPTS.chooseSlot },
  firstName: fieldErrors('Scrieți prenumele.', 'Prenumele', TEXT_LIMITS.name),
  lastName: PERSON_ERRORS.name,
  phone: PERSON_ERRORS.phone,
  email: PERSON_ERRORS.email,
  message: fieldErrors('Scrieți mesajul.', 'Mesajul, cu tot cu consultația aleasă,', TEXT_LIMITS.message),
};

export function errorText(field: BookingField, problem: FieldProblem | undefined): string | undefined {
  return problem && ERRORS[field][problem];
}

export const LOST_SLOT_TITLE_ID = 'interval-pierdut';
