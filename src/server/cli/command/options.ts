import { safeParse, string } from 'valibot';
import type { Field } from '../../staff/entity';
import { wholeNumber, type Rule } from '../../staff/rules';
import { Misuse } from '../io/print';

/**
 * Reads an argument or an option by a rule.
 * @param flag names the option
 * @throws {Misuse} that says what to write
 */
export const readBy =
  <Value>(rule: Rule<Value>, flag = '') =>
  (text: unknown): Value => {
    const parsed = safeParse(rule, text);
    if (parsed.success) return parsed.output;
    throw new Misuse(`${flag === '' ? '' : `${flag}: `}${parsed.issues[0].message}`);
  };

export const option = <Value>(
  placeholder: string,
  about: string,
  rule: Rule<Value>,
): Field<Value | undefined> => ({ placeholder, about, rule });

export const required = <Value>(placeholder: string, about: string, rule: Rule<Value>): Field<Value> => ({
  ...{ placeholder, about, rule, isRequired: true },
});

/** @param byDefault its value when it is left out */
export const withDefault = <Value>(
  placeholder: string,
  about: string,
  rule: Rule<Value>,
  byDefault: Value,
): Field<Value> => ({ placeholder, about, rule, byDefault });

export const argument = <Value>(placeholder: string, about: string, rule: Rule<Value>): Field<Value> => ({
  ...{ placeholder, about, rule, isArgument: true },
});

/** Reads several values, each once. */
export const argumentsOf = <Value>(
  placeholder: string,
  about: string,
  rule: Rule<Value>,
): Field<readonly Value[]> => ({
  ...{ placeholder, about, isArgument: true, isMany: true },
  // The rule of one of them: commander gives them one by one.
  rule: rule as Rule<unknown> as Rule<readonly Value[]>,
});

/** A switch; commander gives it no text to read. */
export const flag = (about: string): Field<true | undefined> => ({
  about,
  rule: string() as Rule<unknown> as Rule<undefined>,
});

/** A path, or a text that is read later. */
export const anyText = string();

export const OUTPUT = option('<fișier>', 'fișierul nou; fără el, se scrie pe ecran', anyText);
export const YES = flag('confirmă fără întrebare');
export const DRY_RUN = flag('arată numai ce s-ar schimba');
export const LIMIT = withDefault('<nr>', 'cel mult atâtea, cele mai noi întâi', wholeNumber(1, 100_000), 50);
