import { Option, type Command } from 'commander';
import type { Field } from '../../staff/entity';
import { Refusal } from '../../staff/refusal';
import { writeNewFile } from '../io/files';
import { UsageError, printNote } from '../io/terminal';
import { withDatabase, type CommandContext } from './withDatabase';
import { parseOption } from './options';

type ParsedOptions<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

export interface Output {
  readonly text: string;
  /** Printed as JSON with `--json`. */
  readonly data?: unknown;
  /** Name of the text as a file's content, e.g. `prețurile`. Without it the text is for the screen only. */
  readonly noun?: string;
  /** A warning that is printed to standard error, with exit code 1; empty for none. */
  readonly complaint?: string;
}

/** A command. Each field is an argument, an option or a switch: `firstName` is `--first-name <prenume>`. */
export interface Leaf<Fields extends object = object> {
  readonly about: string;
  readonly fields?: Fields;
  /** Returns true if the command may create the file or the tables; without it none are created. */
  readonly mayCreateDatabase?: (given: ParsedOptions<Fields>) => boolean;
  /** Throws a Refusal, or a UsageError for a mistake in the command line. */
  readonly work: (context: CommandContext, given: ParsedOptions<Fields>) => Promise<Output>;
}

export interface Group {
  readonly about: string;
  readonly commands: Tree;
}
export type Tree = Readonly<Record<string, Leaf | Group>>;

export const leaf = <Fields extends object>(described: Leaf<Fields>): Leaf => described as unknown as Leaf;

export const flagOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** @param output path of the new file; undefined prints to the screen */
async function print({ text, data, noun }: Output, isForPrograms: boolean, output?: string): Promise<void> {
  const isData = isForPrograms && data !== undefined;
  const printed = isData ? JSON.stringify(data, undefined, 2) : text;
  const lines = printed.endsWith('\n') ? printed : `${printed}\n`;
  if (output === undefined) {
    process.stdout.write(lines);
    return;
  }
  if (noun === undefined && !isData) throw new UsageError('Pentru un fișier, adăugați --format sau --json.');
  await writeNewFile(output, [lines]);
  printNote(`Am scris ${noun ?? 'lista'} în ${output}.`);
}

function addField(command: Command, name: string, field: Field): void {
  const { placeholder = '', about, isRequired = false, isArgument } = field;
  if (isArgument) {
    command.argument(placeholder, about);
    return;
  }
  const flags = `${name === 'output' ? '-o, ' : ''}${flagOf(name)} ${placeholder}`;
  command.addOption(new Option(flags, about).makeOptionMandatory(isRequired));
}

function addLeaf(command: Command, { fields = {}, work, mayCreateDatabase = () => false }: Leaf): void {
  const all = Object.entries<Field>(fields as Record<string, Field>);
  for (const [name, field] of all) addField(command, name, field);
  command.option('--json', 'răspunde cu JSON, pentru programe');
  command.action(async () => {
    const options = command.opts<Record<string, unknown>>();
    const args = [...(command.processedArgs as readonly unknown[])];
    const given: Record<string, unknown> = {};
    for (const [name, { rule, isArgument }] of all) {
      const value = isArgument ? args.shift() : options[name];
      if (value !== undefined) given[name] = parseOption(rule, value, isArgument ? '' : flagOf(name));
    }
    await withDatabase(mayCreateDatabase(given), async (context) => {
      const answer = await work(context, given);
      await print(answer, options.json === true, given.output as string | undefined);
      if (answer.complaint) throw new Refusal(answer.complaint);
    });
  });
}

export function addCommands(parent: Command, tree: Tree): void {
  for (const [name, node] of Object.entries(tree)) {
    const command = parent.command(name).description(node.about);
    if ('commands' in node) addCommands(command, node.commands);
    else addLeaf(command, node);
  }
}
