import { fieldErrors, PERSON_ERRORS } from '../../content/fieldErrors';
import { TEXT_LIMITS, type FieldProblem } from '../../domain/validation';
import type { ContactField } from '../../domain/entities';

/** Returns the id of a field's control; its `name` is the field's own. */
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
