import { fieldErrors, PERSON_ERRORS } from '../../content/fieldErrors';
import { contactTexts } from '../../content/pages/contact';
import { TEXT_LIMITS, type FieldProblem, type FieldProblems } from '../../domain/validation';
import { CONTACT_FIELDS, type ContactField } from '../../domain/entities';
import { PERSON_INPUTS, type PersonInput } from '../form/personFields';

/** The fields as the page shows them. */
export const CONTACT_INPUTS = {
  ...PERSON_INPUTS,
  email: { ...PERSON_INPUTS.email, enterKeyHint: 'next' },
  subject: { label: 'Subiect' },
  message: { label: 'Mesaj', hint: contactTexts.messageHint },
} as const satisfies Record<ContactField, PersonInput>;

export function fieldId(field: ContactField): string {
  return `contact-${field}`;
}

/** The messages of each field, by its problem. */
export const CONTACT_ERRORS: Record<ContactField, Record<FieldProblem, string>> = {
  ...PERSON_ERRORS,
  subject: fieldErrors('Scrieți subiectul.', 'Subiectul', TEXT_LIMITS.subject),
  message: fieldErrors('Scrieți mesajul.', 'Mesajul', TEXT_LIMITS.message),
};

export function errorText(field: ContactField, problem: FieldProblem | undefined): string | undefined {
  return problem && CONTACT_ERRORS[field][problem];
}

export const summaryOf = (problems: FieldProblems<ContactField>) =>
  CONTACT_FIELDS.map((field) => ({ target: fieldId(field), text: errorText(field, problems[field]) }));
