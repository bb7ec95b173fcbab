import type { ContactRequest, Patient } from './entities';

/** Text limits in UTF-16 code units (decisions §6). */
export const TEXT_LIMITS = { name: 100, email: 254, phone: 32, subject: 200, message: 2000 } as const;

/** Why a field fails; each feature words it for its own form. */
export type FieldProblem = 'missing' | 'invalid' | 'tooLong';

export type FieldProblems<Name extends string> = Readonly<Partial<Record<Name, FieldProblem>>>;

/**
 * An address as people have it: something, `@`, a domain with a dot, no spaces or control characters.
 * Stricter patterns turn real patients away; only a mail to it could prove more.
 */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/u;

export function isEmail(text: string): boolean {
  return (
    text.length <= TEXT_LIMITS.email && EMAIL.test(text) && !text.includes('..') && !text.startsWith('.')
  );
}

/** Control characters, characters that turn the direction of the text around them, and halves of characters. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** A space, a format character or a blank sign says nothing, however many there are. */
const VISIBLE = /[^\s\p{Cf}\p{DI}\u2800]/u;

interface TextRule {
  readonly limit: number;
  readonly optional?: boolean;
  readonly multiline?: boolean;
}

function textProblem(value: string, { limit, optional, multiline }: TextRule): FieldProblem | undefined {
  const text = value.trim();
  if (text.length > limit) return 'tooLong';
  if (UNPRINTABLE.test(text) || (!multiline && LINE_BREAK.test(text))) return 'invalid';
  return optional || VISIBLE.test(text) ? undefined : 'missing';
}

function emailProblem(value: string): FieldProblem | undefined {
  return textProblem(value, { limit: TEXT_LIMITS.email }) ?? (isEmail(value.trim()) ? undefined : 'invalid');
}

function withoutUndefined<Name extends string>(
  problems: Record<Name, FieldProblem | undefined>,
): FieldProblems<Name> {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as FieldProblems<Name>;
}

/** Specification §5: first name, last name, valid e-mail and phone are required; the message is optional. */
export function patientProblems(patient: Patient): FieldProblems<keyof Patient> {
  return withoutUndefined({
    firstName: textProblem(patient.firstName, { limit: TEXT_LIMITS.name }),
    lastName: textProblem(patient.lastName, { limit: TEXT_LIMITS.name }),
    phone: textProblem(patient.phone, { limit: TEXT_LIMITS.phone }),
    email: emailProblem(patient.email),
    message: textProblem(patient.message, { limit: TEXT_LIMITS.message, optional: true, multiline: true }),
  });
}

/** Specification §5 and decisions §5: everything is required, the e-mail must be valid. */
export function contactProblems(request: ContactRequest): FieldProblems<keyof ContactRequest> {
  return withoutUndefined({
    name: textProblem(request.name, { limit: TEXT_LIMITS.name }),
    email: emailProblem(request.email),
    phone: textProblem(request.phone, { limit: TEXT_LIMITS.phone }),
    subject: textProblem(request.subject, { limit: TEXT_LIMITS.subject }),
    message: textProblem(request.message, { limit: TEXT_LIMITS.message, multiline: true }),
  });
}

/** The same text without surrounding space, as it is checked, sent and stored. */
export function trimmed<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])) as Values;
}
