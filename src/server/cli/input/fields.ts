import { Option, type Command } from 'commander';
import { Misuse } from '../output/answer';

/** What staff may say of a row, each as an option of its own: `firstName` is `--first-name <prenume>`. */
export type Fields = Readonly<
  Record<string, readonly [placeholder: string, description: string, read: (text: string) => unknown]>
>;

export type FieldValues<F extends Fields> = { readonly [Name in keyof F]: ReturnType<F[Name][2]> };

const flagOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

export function withFields<F extends Fields>(
  command: Command,
  fields: F,
  required: readonly (keyof F)[] = [],
): Command {
  for (const [name, [placeholder, description, read]] of Object.entries(fields)) {
    const option = new Option(`${flagOf(name)} ${placeholder}`, description).argParser(read);
    command.addOption(option.makeOptionMandatory(required.includes(name)));
  }
  return command;
}

const alternatives = new Intl.ListFormat('ro', { type: 'disjunction' });

/** @throws {Misuse} when none of the fields was given */
export function givenFields<F extends Fields>(
  fields: F,
  options: Partial<FieldValues<F>>,
): Partial<FieldValues<F>> {
  const given = Object.entries(options).filter(([name]) => name in fields);
  if (given.length > 0) return Object.fromEntries(given) as Partial<FieldValues<F>>;
  throw new Misuse(`Spuneți ce se schimbă: ${alternatives.format(Object.keys(fields).map(flagOf))}.`);
}
