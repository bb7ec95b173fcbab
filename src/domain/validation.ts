import type { Patient } from './entities';

/** Text limits in UTF-16 code units. */
export const TEXT_LIMITS = { name: 100, email: 254, phone: 32, subject: 200, message: 2000 } as const;

/** The reason why a field is invalid; each form has its own message for it. */
export type FieldProblem = 'missing' | 'invalid' | 'tooLong';

export type FieldProblems<Name extends string> = Readonly<Partial<Record<Name, FieldProblem>>>;

/** A label of a domain name: letters, digits and inner hyphens. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** A domain name that can exist: labels, the last without digits. */
const DOMAIN = String.raw`(?:${LABEL}\.)+(?:xn--[a-z\d\-]+|\p{L}[\p{L}\p{M}]+)`;

/** A plausible e-mail address, with at most 64 characters before `@`; a stricter pattern would reject patients. */
const EMAIL = new RegExp(String.raw`^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]{1,64}@${DOMAIN}$`, 'iu');

export function isEmail(text: string): boolean {
  return (
    text.length <= TEXT_LIMITS.email && EMAIL.test(text) && !text.includes('..') && !text.startsWith('.')
  );
}

/** Fewest digits of a phone number, anywhere in the world. */
const PHONE_DIGITS = 7;

/** Returns whether a text has enough digits to dial, extensions and remarks allowed; false for an e-mail address. */
export function isPhone(text: string): boolean {
  return !text.includes('@') && text.replace(/\D/g, '').length >= PHONE_DIGITS;
}

/** Removes format characters, which address books and messengers put invisibly around numbers and addresses. */
export const withoutFormat = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** Returns 0–9 in place of other keyboards' digits. Unicode lists the digits of each script in order, from zero. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });

/** Matches a name enclosed in a pair of direction characters, as phones copy it. */
const ENCLOSED = /^(?:[\u202a\u202b\u202d\u202e](.*)\u202c|[\u2066-\u2068](.*)\u2069)$/su;

/** Cleans a field's text; the end of the field's name, in domain and wire names alike, selects the rule. */
function cleanText(field: string, value: string): string {
  // A form without scripts sends a line break as two characters, which the limit must not count twice.
  const text = value.replace(/\r\n?/g, '\n').trim();
  if (/phone$/i.test(field)) return latinDigits(withoutFormat(text).trim());
  if (/email$/i.test(field)) return withoutFormat(text).trim();
  if (/name$/i.test(field)) return text.replace(ENCLOSED, '$1$2').trim();
  return text;
}

/** Returns the texts as they are checked, sent and stored. */
export function cleaned<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, cleanText(field, value)]),
  ) as Values;
}

/** Control characters, characters that change the direction of text, and lone surrogates. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** Any character except spaces, format characters and blank symbols. */
const VISIBLE = /[^\s\p{Cf}\p{DI}\u2800]/u;

interface TextRule {
  readonly limit: number;
  readonly optional?: boolean;
  readonly multiline?: boolean;
}

export function textProblem(
  text: string,
  { limit, optional, multiline }: TextRule,
): FieldProblem | undefined {
  if (text.length > limit) return 'tooLong';
  if (UNPRINTABLE.test(text) || (!multiline && LINE_BREAK.test(text))) return 'invalid';
  return optional || VISIBLE.test(text) ? undefined : 'missing';
}

export function emailProblem(text: string): FieldProblem | undefined {
  return textProblem(text, { limit: TEXT_LIMITS.email }) ?? (isEmail(text) ? undefined : 'invalid');
}

export function phoneProblem(text: string): FieldProblem | undefined {
  return textProblem(text, { limit: TEXT_LIMITS.phone }) ?? (isPhone(text) ? undefined : 'invalid');
}

type Check = (text: string) => FieldProblem | undefined;

/** Returns the problems of a form's texts, in the order of its fields. */
export function problemsOf<Field extends string>(
  checks: Readonly<Record<Field, Check>>,
  texts: Readonly<Record<Field, string>>,
): FieldProblems<Field> {
  const clean = cleaned(texts);
  const problems = (Object.keys(checks) as Field[]).map((field) => [field, checks[field](clean[field])]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as FieldProblems<Field>;
}

export const nameProblem: Check = (text) => textProblem(text, { limit: TEXT_LIMITS.name });
export const MESSAGE = { limit: TEXT_LIMITS.message, multiline: true };

/** Returns the problems of a patient's details; only the message is optional. */
export const patientProblems = (patient: Patient): FieldProblems<keyof Patient> =>
  problemsOf(
    {
      firstName: nameProblem,
      lastName: nameProblem,
      phone: phoneProblem,
      email: emailProblem,
      message: (text) => textProblem(text, { ...MESSAGE, optional: true }),
    },
    patient,
  );
