import type { ContactRequest, Patient } from './entities';

/** Text limits in UTF-16 code units. */
export const TEXT_LIMITS = { name: 100, email: 254, phone: 32, subject: 200, message: 2000 } as const;

/** Why a field fails; each feature words it for its own form. */
export type FieldProblem = 'missing' | 'invalid' | 'tooLong';

export type FieldProblems<Name extends string> = Readonly<Partial<Record<Name, FieldProblem>>>;

/** A domain that can exist: labels of letters, digits and inner hyphens, the last one without digits. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;
const DOMAIN = String.raw`(?:${LABEL}\.)+(?:xn--[a-z\d\-]+|\p{L}[\p{L}\p{M}]+)`;

/**
 * An address as people have it: no spaces, control or format characters before `@`. Stricter patterns turn real
 * patients away; only a mail to it could prove more.
 */
const EMAIL = new RegExp(String.raw`^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]+@${DOMAIN}$`, 'iu');

export function isEmail(text: string): boolean {
  return (
    text.length <= TEXT_LIMITS.email && EMAIL.test(text) && !text.includes('..') && !text.startsWith('.')
  );
}

/** Fewest digits of a phone number, anywhere in the world. */
const PHONE_DIGITS = 7;

/** True for any number that a person could dial, with an extension or a remark; false for an e-mail address. */
function isPhone(text: string): boolean {
  return !text.includes('@') && text.replace(/\P{Nd}/gu, '').length >= PHONE_DIGITS;
}

/** Removes format characters: address books and messengers put these invisible signs around numbers and addresses. */
export const withoutFormat = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** A pair of characters around a text that gives it a direction of its own, as phones copy names. */
const ENCLOSED = /^(?:[\u202a\u202b\u202d\u202e](.*)\u202c|[\u2066-\u2068](.*)\u2069)$/su;

/**
 * Returns a text as it is checked, sent and stored. The field's name decides how, for domain and wire names
 * alike.
 */
function cleanText(field: string, value: string): string {
  const text = value.trim();
  if (/(?:phone|email)$/i.test(field)) return withoutFormat(text).trim();
  if (/name$/i.test(field)) return text.replace(ENCLOSED, '$1$2').trim();
  return text;
}

/**
 * Returns the texts as they are checked, sent and stored: without the space around them, without format characters
 * in phone and e-mail, and without an enclosing pair of direction characters around a name.
 */
export function trimmed<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, cleanText(field, value)]),
  ) as Values;
}

/** Control characters, characters that turn the direction of the text around them, and halves of characters. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** Anything but spaces, format characters and blank signs. */
const VISIBLE = /[^\s\p{Cf}\p{DI}\u2800]/u;

interface TextRule {
  readonly limit: number;
  readonly optional?: boolean;
  readonly multiline?: boolean;
}

function textProblem(text: string, { limit, optional, multiline }: TextRule): FieldProblem | undefined {
  if (text.length > limit) return 'tooLong';
  if (UNPRINTABLE.test(text) || (!multiline && LINE_BREAK.test(text))) return 'invalid';
  return optional || VISIBLE.test(text) ? undefined : 'missing';
}

function emailProblem(text: string): FieldProblem | undefined {
  return textProblem(text, { limit: TEXT_LIMITS.email }) ?? (isEmail(text) ? undefined : 'invalid');
}

function phoneProblem(text: string): FieldProblem | undefined {
  return textProblem(text, { limit: TEXT_LIMITS.phone }) ?? (isPhone(text) ? undefined : 'invalid');
}

function withoutUndefined<Name extends string>(
  problems: Record<Name, FieldProblem | undefined>,
): FieldProblems<Name> {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as FieldProblems<Name>;
}

/** First name, last name, a valid e-mail and a phone are required; the message is optional. */
export function patientProblems(patient: Patient): FieldProblems<keyof Patient> {
  const { firstName, lastName, phone, email, message } = trimmed({ ...patient });
  return withoutUndefined<keyof Patient>({
    firstName: textProblem(firstName, { limit: TEXT_LIMITS.name }),
    lastName: textProblem(lastName, { limit: TEXT_LIMITS.name }),
    phone: phoneProblem(phone),
    email: emailProblem(email),
    message: textProblem(message, { limit: TEXT_LIMITS.message, optional: true, multiline: true }),
  });
}

/** Everything is required, and the e-mail must be valid. */
export function contactProblems(request: ContactRequest): FieldProblems<keyof ContactRequest> {
  const { name, email, phone, subject, message } = trimmed({ ...request });
  return withoutUndefined<keyof ContactRequest>({
    name: textProblem(name, { limit: TEXT_LIMITS.name }),
    email: emailProblem(email),
    phone: phoneProblem(phone),
    subject: textProblem(subject, { limit: TEXT_LIMITS.subject }),
    message: textProblem(message, { limit: TEXT_LIMITS.message, multiline: true }),
  });
}
