import { fieldErrors, PERSON_ERRORS } from '../../content/fieldErrors';
import { PROMPTS } from '../../content/messages';
import { PATIENT_FIELD_NAMES } from '../../domain/entities';
import { TEXT_LIMITS, type FieldProblem } from '../../domain/validation';
import type { BookingField } from './session/bookingContext';

/** The `name` attributes of the fields. The slot has no input; its name only labels the calendar. */
export const FIELD_NAMES: Record<BookingField, string> = {
  service: 'medical_field_id',
  doctor: 'user_id',
  slot: 'user_appointment_id',
  ...PATIENT_FIELD_NAMES,
};

/** Name of the optional consultation field, which has no validation. */
export const PRICE_NAME = 'consultation';

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
export const RECEIPT_TITLE_ID = 'confirmare-programare';
export const NEW_BOOKING = 'Programare nouă';
