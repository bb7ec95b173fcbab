import { fieldErrors, PERSON_ERRORS } from '../../content/fieldErrors';
import { TEXT_LIMITS, type FieldProblem, type FieldProblems } from '../../domain/validation';
import { CONTACT_FIELDS, type ContactField } from '../../domain/entities';

export function fieldId(field: ContactField): string {
  return `contact-${field}`;
}

const ERRORS: Record<ContactField, Record<FieldProblem, string>> = {
  ...PERSON_ERRORS,
  subject: fieldErrors('Scrieți subiectul.', 'Subiectul', TEXT_LIMITS.subject),
  message: fieldErrors('Scrieți mesajul.', 'Mesajul', TEXT_LIMITS.message),
};

export function errorText(field: ContactField, problem: FieldProblem | undefined): string | undefined {
  return problem && ERRORS[field][problem];
}

export const summaryOf = (problems: FieldProblems<ContactField>) =>
  CONTACT_FIELDS.map((field) => ({ target: fieldId(field), text: errorText(field, problems[field]) }));
