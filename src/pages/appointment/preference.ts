import { othersOnly, PARTS, WAITING_FIELDS, waitingTexts } from '../../content/pages/waiting';
import type { Workday } from '../../domain/calendarDate';
import { emailProblem, cleaned } from '../../domain/validation';
import { dayBit, type TimePreference } from '../../domain/timePreference';
import { errorText } from '../../features/booking/bookingFields';

/** A weekday on which times can become free; `isOthers`: only other doctors' times. */
export interface OfferedDay {
  readonly weekday: Workday;
  readonly isOthers: boolean;
}

export interface PreferenceOffer {
  readonly days: readonly OfferedDay[];
  /** Name of the chosen doctor; undefined for any. */
  readonly doctor?: string | undefined;
}

interface Preference extends TimePreference {
  readonly email: string;
  /** The error of each part; undefined for a valid one. */
  readonly problems: Readonly<Record<'email' | 'days' | 'parts', string | undefined>>;
}

const bitsOf = (bits: readonly number[]): number => bits.reduce((all, bit) => all | bit, 0);

/** Parses the form of a preference; values that it does not offer count as not ticked. */
export function readPreference(
  form: URLSearchParams,
  { days: offered, doctor = '' }: PreferenceOffer,
): Preference {
  const isTicked = (field: string, value: number): boolean => form.has(field, String(value));
  const ticked = offered.filter(({ weekday }) => isTicked(WAITING_FIELDS.day, weekday));
  const weekdays = ticked.map(({ weekday }) => weekday);
  const days = bitsOf(weekdays.map(dayBit));
  const parts = bitsOf(PARTS.map(({ value }) => value).filter((part) => isTicked(WAITING_FIELDS.part, part)));
  const { email } = cleaned({ email: form.get(WAITING_FIELDS.email) ?? '' });
  const anyDoctor = form.has(WAITING_FIELDS.anyDoctor);
  const isOthersOnly = !anyDoctor && ticked.every(({ isOthers }) => isOthers);
  const unsuitable = isOthersOnly ? othersOnly(doctor, weekdays) : undefined;
  const problems = {
    email: errorText('email', emailProblem(email)),
    days: ticked.length === 0 ? waitingTexts.noDay : unsuitable,
    parts: parts === 0 ? waitingTexts.noPart : undefined,
  };
  return { email, days, parts, anyDoctor, problems };
}
