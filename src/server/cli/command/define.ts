import { Option, type Command } from 'commander';
import type { Field } from '../../staff/entity';
import { readBy } from '../input/options';
import { writeOut } from '../output/newFile';
import { withClinic, type Clinic, type OpenOptions } from './withClinic';

/** What a command line gives. */
export type Given<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

/** What a command has done or found. */
export interface Answer {
  readonly text: string;
  /** For programs; a text without it is a file's content. */
  readonly data?: unknown;
  /** `prețurile`: the text may be written to a file, and is written as it is. */
  readonly what?: string;
  /** The new file; without one it is the screen. */
  readonly output?: string | undefined;
}

export const flagOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

async function tell({ text, data, what, output }: Answer, isForPrograms: boolean): Promise<void> {
  const told = isForPrograms && data !== undefined ? JSON.stringify(data, undefined, 2) : text;
  if (what === undefined) process.stdout.write(`${told}\n`);
  else await writeOut(told, output, what);
}

/**
 * Adds a command. Its fields are its arguments, options and switches: `firstName` is `--first-name <prenume>`.
 * @param work throws a Refusal, or a Misuse of the command line
 */
export function define<Fields extends object>(
  parent: Command,
  name: string,
  about: string,
  fields: Fields,
  work: (clinic: Clinic, given: Given<Fields>) => Promise<Answer>,
  options: OpenOptions<Given<Fields>> = {},
): void {
  const command = parent.command(name).description(about);
  const args: string[] = [];
  for (const [field, one] of Object.entries<Field>(fields as Record<string, Field>)) {
    const { placeholder = '', about: words, rule, isRequired = false, isArgument, isMany, byDefault } = one;
    const read = readBy(rule, isArgument ? '' : flagOf(field));
    const readOne = (text: string, earlier: unknown): unknown =>
      isMany ? [...new Set([...((earlier as unknown[] | undefined) ?? []), read(text)])] : read(text);
    if (isArgument) {
      command.argument(placeholder, words, readOne, isMany ? [] : undefined);
      args.push(field);
    } else {
      const flags = `${field === 'output' ? '-o, ' : ''}${flagOf(field)} ${placeholder}`;
      const added = new Option(flags, words).default(byDefault).makeOptionMandatory(isRequired);
      command.addOption(placeholder === '' ? added : added.argParser(readOne));
    }
  }
  command.option('--json', 'răspunde cu JSON, pentru programe');
  command.action(async () => {
    const { json, ...given } = command.opts<Record<string, unknown>>();
    args.forEach((field, index) => (given[field] = command.processedArgs[index] as unknown));
    await withClinic(
      async (clinic) => tell(await work(clinic, given as Given<Fields>), json === true),
      options,
      given as Given<Fields>,
    );
  });
}
