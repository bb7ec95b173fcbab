import { PROMPTS } from '../../content/messages';
import { TEXT_LIMITS, type FieldProblem } from '../../domain/validation';
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

/** The id of a field's control, by which the summary of errors and the focus find it. */
export function fieldId(field: BookingField): string {
  return `programare-${FIELD_NAMES[field]}`;
}

const tooLong = (what: string, limit: number): string => `${what}: cel mult ${limit} de caractere.`;

const ERRORS: Record<BookingField, Partial<Record<FieldProblem, string>>> = {
  service: { missing: 'Alegeți serviciul.' },
  doctor: { missing: 'Alegeți medicul.' },
  slot: { missing: PROMPTS.chooseSlot },
  firstName: {
    missing: 'Scrieți prenumele.',
    invalid: 'Prenumele conține caractere care nu pot fi trimise.',
    tooLong: tooLong('Prenumele este prea lung', TEXT_LIMITS.name),
  },
  lastName: {
    missing: 'Scrieți numele.',
    invalid: 'Numele conține caractere care nu pot fi trimise.',
    tooLong: tooLong('Numele este prea lung', TEXT_LIMITS.name),
  },
  phone: {
    missing: 'Scrieți numărul de telefon.',
    invalid: 'Numărul de telefon conține caractere care nu pot fi trimise.',
    tooLong: tooLong('Numărul de telefon este prea lung', TEXT_LIMITS.phone),
  },
  email: {
    missing: 'Scrieți adresa de e-mail.',
    invalid: 'Verificați adresa de e-mail. Un exemplu corect: nume@exemplu.ro',
    tooLong: tooLong('Adresa de e-mail este prea lungă', TEXT_LIMITS.email),
  },
  message: {
    invalid: 'Textul conține caractere care nu pot fi trimise.',
    tooLong: tooLong('Textul este prea lung', TEXT_LIMITS.message),
  },
};

export function errorText(field: BookingField, problem: FieldProblem | undefined): string | undefined {
  return problem && ERRORS[field][problem];
}

export const LOST_SLOT_TITLE_ID = 'interval-pierdut';
