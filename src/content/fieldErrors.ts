import { TEXT_LIMITS, type FieldProblem } from '../domain/validation';

/**
 * Returns the messages for a text that cannot be sent.
 * @param missing when there is none
 * @param what the text, as the subject of a sentence
 * @param limit in characters
 */
export const fieldErrors = (missing: string, what: string, limit: number): Record<FieldProblem, string> => ({
  missing,
  invalid: `${what} conține caractere care nu pot fi trimise.`,
  tooLong: `${what} poate avea cel mult ${limit} de caractere.`,
});

/** The messages of the fields that both forms have. */
export const PERSON_ERRORS = {
  name: fieldErrors('Scrieți numele.', 'Numele', TEXT_LIMITS.name),
  phone: {
    ...fieldErrors('Scrieți numărul de telefon.', 'Numărul de telefon', TEXT_LIMITS.phone),
    invalid: 'Verificați numărul de telefon: are cel puțin șapte cifre. Un exemplu corect: 0722 123 456',
  },
  email: {
    ...fieldErrors('Scrieți adresa de e-mail.', 'Adresa de e-mail', TEXT_LIMITS.email),
    invalid: 'Verificați adresa de e-mail. Un exemplu corect: nume@exemplu.ro',
  },
} as const;
