import type { CommanderError, HelpConfiguration } from 'commander';

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Utilizare:',
  'Arguments:': 'Argumente:',
  'Options:': 'Opțiuni:',
  'Commands:': 'Comenzi:',
};

const placeholders = (text: string): string =>
  text.replace('[options]', '[opțiuni]').replace('[command]', '[comandă]');

/** The words that commander's help brings along. */
export const romanianHelp: HelpConfiguration = {
  styleTitle: (title) => TITLES[title] ?? title,
  styleUsage: placeholders,
  styleSubcommandTerm: placeholders,
  optionDescription: ({ description, argChoices, defaultValue }) =>
    [description, argChoices?.join(', '), defaultValue !== undefined && `implicit ${String(defaultValue)}`]
      .filter(Boolean)
      .join('; '),
};

/** What stands between quotes in commander's message, e.g. the unknown option. */
const quotedIn = (message: string): string[] =>
  [...message.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);

/** A value that was refused: by its reader, in Romanian, or by a list of choices. */
function invalidArgument(message: string): string {
  const [flags = ''] = quotedIn(message);
  const said = /(?:is invalid\.|is invalid for argument '[^']*'\.) (.*)$/s.exec(message)?.[1] ?? '';
  const choices = /^Allowed choices are (.*)\.$/.exec(said)?.[1];
  const name = flags.split(/[ ,]/).find((word) => word.startsWith('--'));
  return [name, choices ? `Alegeți una dintre valorile ${choices}.` : said].filter(Boolean).join(': ');
}

const COMPLAINTS: Readonly<Record<string, (message: string) => string>> = {
  'commander.missingArgument': (message) => `Lipsește <${quotedIn(message)[0]}>.`,
  'commander.optionMissingArgument': (message) => `Opțiunea ${quotedIn(message)[0]} cere o valoare.`,
  'commander.missingMandatoryOptionValue': (message) => `Lipsește opțiunea ${quotedIn(message)[0]}.`,
  'commander.unknownOption': (message) => `Opțiunea ${quotedIn(message)[0]} nu există.`,
  'commander.unknownCommand': (message) => `Comanda ${quotedIn(message)[0]} nu există.`,
  'commander.excessArguments': () =>
    'Sunt prea multe argumente. Puneți numele de mai multe cuvinte în ghilimele.',
  'commander.conflictingOption': (message) => `${quotedIn(message).join(' și ')} nu merg împreună.`,
  'commander.invalidArgument': invalidArgument,
};

/** Commander's complaint about the command line, in one Romanian line. */
export function romanianComplaint({ code, message }: CommanderError): string {
  const complaint = COMPLAINTS[code]?.(message) ?? message;
  const suggestion = /\(Did you mean (?:one of )?(.*?)\?\)/s.exec(message)?.[1];
  return suggestion ? `${complaint} Poate ați vrut: ${suggestion}?` : complaint;
}
