import { TEXT_LIMITS, type FieldProblem } from '../../domain/validation';
import type { ContactField } from './session/contactContext';

/** The id of a field's control; its `name` is the field's own (decisions §3). */
export function fieldId(field: ContactField): string {
  return `contact-${field}`;
}

const wording = (missing: string, what: string, limit: number): Record<FieldProblem, string> => ({
  missing,
  invalid: `${what} conține caractere care nu pot fi trimise.`,
  tooLong: `${what} poate avea cel mult ${limit} de caractere.`,
});

const ERRORS: Record<ContactField, Record<FieldProblem, string>> = {
  name: wording('Scrieți numele.', 'Numele', TEXT_LIMITS.name),
  email: {
    ...wording('Scrieți adresa de e-mail.', 'Adresa de e-mail', TEXT_LIMITS.email),
    invalid: 'Verificați adresa de e-mail. Un exemplu corect: nume@exemplu.ro',
  },
  phone: wording('Scrieți numărul de telefon.', 'Numărul de telefon', TEXT_LIMITS.phone),
  subject: wording('Scrieți subiectul.', 'Subiectul', TEXT_LIMITS.subject),
  message: wording('Scrieți mesajul.', 'Mesajul', TEXT_LIMITS.message),
};

export function errorText(field: ContactField, problem: FieldProblem | undefined): string | undefined {
  return problem && ERRORS[field][problem];
}
