import { Command, type CommanderError, type HelpConfiguration, type ParseOptionsResult } from 'commander';
import { UsageError } from './io/terminal';

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Utilizare:',
  'Arguments:': 'Argumente:',
  'Options:': 'Opțiuni:',
  'Commands:': 'Comenzi:',
};

const placeholders = (text: string): string =>
  text.replace('[options]', '[opțiuni]').replace('[command]', '[comandă]');

/** Romanian words for commander's own help texts. */
const HELP: HelpConfiguration = {
  styleTitle: (title) => TITLES[title] ?? title,
  styleUsage: placeholders,
  styleSubcommandTerm: placeholders,
  optionDescription: ({ description, mandatory }) => description + (mandatory ? '; obligatoriu' : ''),
};

const COMPLAINTS: Readonly<Record<string, (name: string) => string>> = {
  'commander.missingArgument': (name) => `Lipsește <${name}>.`,
  'commander.optionMissingArgument': (name) => `Opțiunea ${name} cere o valoare.`,
  'commander.missingMandatoryOptionValue': (name) => `Lipsește opțiunea ${name}.`,
  'commander.unknownOption': (name) =>
    `Opțiunea ${name} nu există. Un text care începe cu - se scrie după --.`,
  'commander.unknownCommand': (name) => `Comanda ${name} nu există. Vedeți: clinic --help`,
  'commander.invalidArgument': (name) => `Opțiunea ${name} nu poate avea această valoare.`,
  'commander.excessArguments': (command) =>
    command === 'day'
      ? 'Sunt prea multe argumente. Ziua se scrie după --date.'
      : 'Sunt prea multe argumente. Dați numerele pe rând, și puneți numele de mai multe cuvinte în ghilimele.',
};

/** Returns commander's error, which quotes the name that it is about, as one Romanian line. */
const romanianComplaint = ({ code, message }: CommanderError): string =>
  COMPLAINTS[code]?.(message.split("'")[1] ?? '') ?? message;

/** A command with Romanian help, also for its subcommands. Throws instead of ending the process. */
export class RomanianCommand extends Command {
  constructor(name?: string) {
    super(name);
    this.configureHelp(HELP)
      .configureOutput({ outputError: () => undefined })
      .helpOption('-h, --help', 'arată acest ajutor')
      .helpCommand(false)
      .exitOverride((error) => {
        const isAnswer = /^commander\.(?:help|version)/.test(error.code);
        throw isAnswer ? error : new UsageError(romanianComplaint(error));
      });
  }

  override createCommand(name?: string): Command {
    return new RomanianCommand(name);
  }

  /** Treats a text that begins with a dash, such as `- numerar`, as an argument: no option contains a space. */
  override parseOptions(args: string[]): ParseOptionsResult {
    const { operands, unknown } = super.parseOptions(args);
    if (this.commands.length > 0) return { operands, unknown };
    const isText = (arg: string): boolean => /^-{1,2}[^=]*\s/.test(arg);
    return {
      operands: [...operands, ...unknown.filter(isText)],
      unknown: unknown.filter((arg) => !isText(arg)),
    };
  }
}
