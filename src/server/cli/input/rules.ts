import { InvalidArgumentError } from 'commander';
import {
  check,
  maxLength,
  minLength,
  number,
  pipe,
  rawTransform,
  regex,
  safeParse,
  string,
  transform,
  union,
  type GenericSchema,
} from 'valibot';
import { isCalendarDate } from '../../../domain/calendarDate';
import { costOf } from '../../../domain/cost';
import type { Cost } from '../../../domain/entities';
import { isEmail, TEXT_LIMITS } from '../../../domain/validation';
import { plainText } from '../../words/text';

/** One line, as it will stand on the site; may be empty. */
export const line = (limit: number) =>
  pipe(
    string(),
    transform((text) => plainText(text).trim()),
    maxLength(limit, `Scrieți cel mult ${limit} de caractere.`),
  );

export const someLine = (limit: number) => pipe(line(limit), minLength(1, 'Scrieți un text.'));

/** Of a service, a doctor, a closed day. */
export const name = someLine(TEXT_LIMITS.name);

export const email = pipe(
  line(TEXT_LIMITS.email),
  check(isEmail, 'Scrieți o adresă de e-mail, ca ana@exemplu.ro.'),
);

/** As people read and dial it. */
export const phone = pipe(
  line(TEXT_LIMITS.phone),
  regex(/^\+?\d(?:[\s./()-]*\d){2,14}$/, 'Scrieți un număr de telefon, ca 0264 111 222.'),
);

export const time = pipe(string(), regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Scrieți ora ca 09:30.'));

export const date = pipe(string(), check(isCalendarDate, 'Scrieți data ca 2026-12-25.'));

/** What does not change when the name does; one that is made of the longest name fits. */
export const key = pipe(
  line(220),
  regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Scrieți o cheie din litere mici, cifre și cratime, ca holter-24h.'),
);

/** @param most 90 or 180 */
export const degrees = (most: number) =>
  pipe(
    line(20),
    check(
      (text) => /^-?\d{1,3}(?:\.\d{1,8})?$/.test(text) && Math.abs(Number(text)) <= most,
      `Scrieți grade între -${most} și ${most}, cu punct, ca 46.7642.`,
    ),
  );

export const country = pipe(line(2), regex(/^[A-Z]{2}$/, 'Scrieți țara cu două litere mari, ca RO.'));

/** Whole lei, as text or as a number. */
export const cost = pipe(
  union([number(), string()]),
  rawTransform(({ dataset, addIssue, NEVER }): Cost => {
    const read = costOf(String(dataset.value));
    if (read !== undefined) return read;
    addIssue({
      message: 'Scrieți prețul întreg în lei, ca 250, sau de la mai puțin la mai mult, ca 150-600.',
    });
    return NEVER;
  }),
);

/** Reads an option by a rule. */
export const readBy =
  <Value>(rule: GenericSchema<unknown, Value>) =>
  (text: string): Value => {
    const parsed = safeParse(rule, text);
    if (parsed.success) return parsed.output;
    throw new InvalidArgumentError(parsed.issues[0].message);
  };
