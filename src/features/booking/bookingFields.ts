import { fieldErrors, PERSON_ERRORS } from '../../content/fieldErrors';
import { PROMPTS } from '../../content/messages';
import { PATIENT_FIELD_NAMES, type PatientField } from '../../domain/entities';
import { TEXT_LIMITS, type FieldProblem } from '../../domain/validation';
import { PERSON_INPUTS, type PersonInput } from '../form/personFields';
import type { BookingField } from './session/bookingContext';

/** The `name` attributes of the fields. The slot has no input; its name only labels the calendar. */
export const FIELD_NAMES: Record<BookingField, string> = {
  service: 'medical_field_id',
  doctor: 'user_id',
  slot: 'user_appointment_id',
  ...PATIENT_FIELD_NAMES,
};

/** The labels of the choices, by their keys in the machine's context. */
export const CHOICE_LABELS = {
  serviceId: 'Serviciu',
  price: 'Ce consultație doriți?',
  doctorId: 'Medic',
} as const;

/** The name of the group of times. */
export const TIMES_NAME = 'Ziua și ora';

/** Shown while no consultation is chosen, which is optional. */
export const NO_PRICE = 'Nu știu încă';

/** The patient's fields as the page shows them, the message below the others. */
export const PATIENT_INPUTS = {
  firstName: { ...PERSON_INPUTS.name, label: 'Prenume', autoComplete: 'given-name' },
  lastName: { ...PERSON_INPUTS.name, label: 'Nume', autoComplete: 'family-name' },
  phone: PERSON_INPUTS.phone,
  email: PERSON_INPUTS.email,
  message: {
    label: 'Informații suplimentare',
    optionalMark: 'opțional',
    hint: 'De exemplu: „prima vizită”, „am bilet de trimitere”, „vin cu mama mea”. Rezultatele le aduceți la consultație.',
  },
} as const satisfies Record<PatientField, PersonInput>;

/** Name of the optional consultation field, which has no validation. */
export const PRICE_NAME = 'consultation';

export function fieldId(field: BookingField): string {
  return `programare-${FIELD_NAMES[field]}`;
}

/** The messages of each field, by its problem. */
export const BOOKING_ERRORS: Record<BookingField, Partial<Record<FieldProblem, string>>> = {
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
  return problem && BOOKING_ERRORS[field][problem];
}

export const LOST_SLOT_TITLE_ID = 'interval-pierdut';
export const RECEIPT_TITLE_ID = 'confirmare-programare';
export const NEW_BOOKING = 'Programare nouă';
