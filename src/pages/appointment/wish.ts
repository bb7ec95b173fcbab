import { EARLIER_FIELDS, earlierTexts } from '../../content/pages/earlier';
import { emailProblem, trimmed } from '../../domain/validation';
import type { TimePreference } from '../../domain/entities';
import { errorText } from '../../features/booking/bookingFields';

interface Wish extends TimePreference {
  readonly email: string;
  /** What is wrong with it; undefined for what is right. */
  readonly problems: Readonly<Record<'email' | 'days' | 'parts', string | undefined>>;
}

/** Parses the form of a wish; values that it does not offer count as not ticked. */
export function readWish(form: URLSearchParams): Wish {
  const sum = (field: string, known: RegExp, bitOf: (value: number) => number): number =>
    form.getAll(field).reduce((bits, text) => (known.test(text) ? bits | bitOf(Number(text)) : bits), 0);
  const days = sum(EARLIER_FIELDS.day, /^[0-4]$/, (weekday) => 1 << weekday);
  const parts = sum(EARLIER_FIELDS.part, /^[12]$/, (part) => part);
  const { email } = trimmed({ email: form.get(EARLIER_FIELDS.email) ?? '' });
  const problems = {
    email: errorText('email', emailProblem(email)),
    days: days === 0 ? earlierTexts.noDay : undefined,
    parts: parts === 0 ? earlierTexts.noPart : undefined,
  };
  return { email, days, parts, anyDoctor: form.has(EARLIER_FIELDS.anyDoctor), problems };
}
