import { Command, CommanderError, Option } from 'commander';
import { ScenarioError } from '../scenario/parseScenario';
import { scenarioJsonSchema } from '../scenario/scenarioJsonSchema';
import { InvalidInput, RUNNERS, type ReplayOptions } from './players';
import { EXIT, replay } from './replay';

const EXIT_CODES = `
Exit codes: ${EXIT.passed} everything passed, or was updated; ${EXIT.failed} a scenario failed; ${EXIT.unusable} a file is no scenario,
a path names no file, or an option is wrong.`;

/**
 * Runs `npm run replay -- …`.
 * @param args the arguments after the command's name
 * @returns the exit code
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  let code: number = EXIT.passed;
  const program = new Command('replay')
    .description('Plays scenarios of the booking and the contact form.')
    .exitOverride()
    .configureOutput({ writeErr: (text) => console.error(text.trimEnd()) })
    .addHelpText('afterAll', EXIT_CODES);

  program
    .command('run', { isDefault: true })
    .description('play files, folders or globs (the shipped set when none is named)')
    .argument('[path...]')
    .addOption(new Option('--in <place>', 'where').choices(RUNNERS).default('machine'))
    .option('--bail', 'stop after the first scenario that fails', false)
    .option('--update', 'write what was seen into the files that fail', false)
    .option('--coverage', 'list what the scenarios show of both machines and of the messages', false)
    .addOption(new Option('--headed', 'show the browser').implies({ in: 'browser' }))
    .addOption(
      new Option('--dist <folder>', 'play in the browser, in another QA build than dist-qa').implies({
        in: 'browser',
      }),
    )
    .action(async (paths: string[], options: ReplayOptions) => {
      code = await replay(paths, options);
    });

  program
    .command('schema')
    .description('print the JSON Schema of scenario files')
    .action(() => {
      console.log(JSON.stringify(scenarioJsonSchema(), undefined, 2));
    });

  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    // Commander has printed its message about the options, or the help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.passed : EXIT.unusable;
    const isKnown = [ScenarioError, InvalidInput].some((known) => error instanceof known);
    console.error(isKnown ? (error as Error).message : error);
    return EXIT.unusable;
  }
}
