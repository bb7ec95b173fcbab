import * as v from 'valibot';
import { addDays, isCalendarDate } from '../../domain/calendarDate';
import { clinicInstant, clinicTimeAt, type ClinicTime } from '../../domain/clock';
import { parseCost } from '../clinic/cost';
import type { Cost } from '../../domain/entities';
import { countWords } from '../../domain/text';
import { isEmail, TEXT_LIMITS, withoutFormat } from '../../domain/validation';
import { DAY_NAMES, WORKDAY_NAMES, type WorkdayName } from '../../content/weekdays';
import { plainText } from '../../content/words/text';
import { folded } from './search';

/** Rule that parses and validates a value from a command line or a file. */
export type Rule<Value> = v.GenericSchema<unknown, Value>;

/** @param read returns undefined for input that it cannot parse */
const createRule = <Value>(
  read: (text: string) => Value | undefined,
  message: v.ErrorMessage<v.BaseIssue<unknown>>,
): Rule<Value> =>
  v.pipe(
    v.union([v.number(), v.string()], message),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(String(dataset.value));
      if (value === undefined) addIssue({ message });
      return value ?? NEVER;
    }),
  );

/** One line of text for the site; may be empty. */
export const line = (limit: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => plainText(text).trim()),
    v.maxLength(limit, `Scrieți cel mult ${countWords(limit, ['', 'un caracter', 'caractere'])}.`),
  );

/** One line of text; not empty. */
export const requiredLine = (limit: number) => v.pipe(line(limit), v.minLength(1, 'Scrieți un text.'));

/** Name of a service, a person or a closed day. */
export const nameRule = requiredLine(TEXT_LIMITS.name);

/** A line without the invisible characters that address books and messengers insert. */
export const copiedLine = (limit: number) => v.pipe(v.string(), v.transform(withoutFormat), line(limit));

export const email = v.pipe(
  copiedLine(TEXT_LIMITS.email),
  v.check(isEmail, 'Scrieți o adresă de e-mail, ca ana@exemplu.ro.'),
);

/** A telephone number of 3 to 15 digits, with the usual separators. */
export const phone = v.pipe(
  copiedLine(TEXT_LIMITS.phone),
  v.regex(/^(?:\+|\(\+?)?\d(?:[\s./()-]*\d){2,14}$/, 'Scrieți un număr de telefon, ca 0264 111 222.'),
);

/** `HH:mm`; `9:00` becomes `09:00`. */
export const timeRule = createRule((text) => {
  const padded = text.padStart(5, '0');
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(padded) ? padded : undefined;
}, 'Scrieți ora ca 09:30.');

function readDate(text: string): string | undefined {
  const days = ['azi', 'maine'].indexOf(folded(text));
  if (days >= 0) return addDays(clinicTimeAt(Date.now()).date, days);
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
  const date = year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** Names a day that no calendar has, such as 31.02.2027; returns `message` for anything else. */
const orNoSuchDay =
  (message: string) =>
  ({ input }: v.BaseIssue<unknown>): string => {
    const [day] = /\b\d{1,2}\.\d{1,2}\.\d{4}\b|\b\d{4}-\d{2}-\d{2}\b/.exec(String(input)) ?? [];
    return day === undefined || readDate(day) ? message : `${day} nu există.`;
  };

/** A date, converted to `YYYY-MM-DD`. Staff may write `2026-11-23`, `23.11.2026`, `azi` or `mâine`. */
export const dateRule = createRule(
  readDate,
  orNoSuchDay('Scrieți data ca 2026-11-23 sau 23.11.2026, ori „azi” sau „mâine”.'),
);

/** Parses a date with a time, or a time of today, in clinic time; undefined if it is invalid. */
function readClinicTime(text: string): ClinicTime | undefined {
  const [hour = '', day = 'azi', ...more] = text
    .trim()
    .split(/[\sT]+/)
    .reverse();
  const read = readDate(day);
  const at = v.safeParse(timeRule, hour);
  return read !== undefined && at.success && more.length === 0 ? { date: read, time: at.output } : undefined;
}

/** A moment given in clinic time, converted to ms since the epoch. */
export const instantRule = v.pipe(
  createRule(
    readClinicTime,
    orNoSuchDay('Scrieți ziua și ora ca „23.11.2026 09:30”, ori numai ora, pentru azi.'),
  ),
  v.transform(clinicInstant),
);

/** A time to book; `first` for the first free one. */
export const bookedTime = createRule<ClinicTime | 'first'>(
  (text) => (folded(text) === 'prima' ? 'first' : readClinicTime(text)),
  orNoSuchDay('Scrieți ziua și ora ca „23.11.2026 09:30”, sau „prima” pentru prima oră liberă.'),
);

/** A weekday's name, with or without diacritics. */
export const weekdayRule = createRule<WorkdayName>(
  (text) => WORKDAY_NAMES.find((name) => folded(name) === folded(text)),
  `Scrieți una dintre zilele ${WORKDAY_NAMES.join(', ')}.`,
);

/** Consecutive days of the week, converted to `luni–vineri`, or a single one, `sâmbătă`. */
export const days = createRule((text) => {
  const [first = -1, last = first, ...more] = text
    .split(/[-–—]/)
    .map((part) => DAY_NAMES.findIndex((name) => folded(name) === folded(part.trim())));
  if (first < 0 || last < first || more.length > 0) return undefined;
  return first === last ? DAY_NAMES[first] : `${DAY_NAMES[first]}–${DAY_NAMES[last]}`;
}, 'Scrieți prima și ultima zi, ca luni–vineri, sau o singură zi.');

/** A reference as people copy it or note it on the phone: letters that look like digits become these digits. */
export const reference = createRule((text) => {
  const code = text.trim().toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  return /^[0-9A-Z]{8}$/.test(code) ? code : undefined;
}, 'Scrieți codul de 8 litere și cifre, ca 7KQ3M9XA.');

/** A whole number between two bounds, inclusive. */
export const wholeNumber = (min: number, max: number): Rule<number> =>
  createRule((text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= min && value <= max ? value : undefined;
  }, `Scrieți un număr întreg de la ${min} la ${max}.`);

/** Id of a row, as listings show it. */
export const rowId = wholeNumber(1, 999_999_999);

/** Id or key of a row, as text. */
export const rowKey = line(220);

/** A key, which stays when the name changes. A key made from the longest name fits. */
export const key = v.pipe(
  line(220),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Scrieți o cheie din litere mici, cifre și cratime, ca holter-24h.'),
);

/**
 * A latitude or longitude.
 * @param max 90 or 180
 */
export const degrees = (max: number) =>
  createRule((text) => {
    const value = text.trim();
    return /^-?\d{1,3}(\.\d{1,8})?$/.test(value) && Math.abs(Number(value)) <= max ? value : undefined;
  }, `Scrieți grade între -${max} și ${max}, cu punct, ca 46.7712.`);

export const country = v.pipe(line(2), v.regex(/^[A-Z]{2}$/, 'Scrieți țara cu două litere mari, ca RO.'));

/** A price in whole lei or a range, as text or number. */
export const cost: Rule<Cost> = createRule(
  parseCost,
  'Scrieți prețul întreg în lei, ca 250, sau de la mai puțin la mai mult, ca 150-600.',
);

export const oneOf = <Text extends string>(...texts: readonly Text[]) =>
  v.picklist(texts, `Alegeți una dintre valorile ${texts.join(', ')}.`);
