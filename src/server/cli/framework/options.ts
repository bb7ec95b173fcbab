import { array, literal, pipe, safeParse, string, transform } from 'valibot';
import type { Field } from '../../staff/entity';
import { wholeNumber, type Rule } from '../../staff/rules';
import { UsageError } from '../io/terminal';

/**
 * Reads an argument or an option.
 * @param flagName '' for an argument
 * @throws {UsageError} with the rule's message
 */
export function parseOption<Value>(rule: Rule<Value>, raw: unknown, flagName = ''): Value {
  const parsed = safeParse(rule, raw);
  if (parsed.success) return parsed.output;
  throw new UsageError(`${flagName === '' ? '' : `${flagName}: `}${parsed.issues[0].message}`);
}

const createFieldFactory =
  (more: Partial<Field>) =>
  <Value>(placeholder: string, about: string, rule: Rule<Value>) =>
    ({ placeholder, about, rule, ...more }) as Field<Value>;

export const required = createFieldFactory({ isRequired: true });
export const argument = createFieldFactory({ isArgument: true });

type Optional = <Value>(placeholder: string, about: string, rule: Rule<Value>) => Field<Value | undefined>;
export const option: Optional = createFieldFactory({});
export const optionalArgument: Optional = createFieldFactory({ isArgument: true });

/** Several values without duplicates, for an argument such as `<nr...>`. */
export const several = <Value>(rule: Rule<Value>): Rule<readonly Value[]> =>
  pipe(
    array(rule),
    transform((all) => [...new Set(all)]),
  );

export const flag = (about: string): Field<true | undefined> => ({ about, rule: literal(true) });

/** A path, or a text that is checked later. */
export const anyText = string();

export const OUTPUT = option('<fișier>', 'fișierul nou; fără el, se scrie pe ecran', anyText);
export const YES = flag('confirmă fără întrebare');
export const DRY_RUN = flag('arată numai ce s-ar schimba');
/** Value of {@link LIMIT} if it is omitted. */
export const DEFAULT_LIMIT = 50;
export const LIMIT = option(
  '<nr>',
  `cel mult atâtea, cele mai noi întâi; fără el, ${DEFAULT_LIMIT}`,
  wholeNumber(1, 100_000),
);
