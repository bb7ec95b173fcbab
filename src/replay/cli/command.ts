import { CommanderError, Option } from 'commander';
import { UsageError } from '../../server/cli/io/terminal';
import { RomanianCommand } from '../../server/cli/romanian';
import { ScenarioError } from '../scenario/parseScenario';
import { scenarioJsonSchema } from '../scenario/scenarioJsonSchema';
import { RUNNERS, type ReplayOptions } from './players';
import { EXIT, replay } from './replay';

const EXIT_CODES = `
Codul de ieșire: ${EXIT.passed} nimic nu a picat, sau a fost corectat; ${EXIT.failed} a picat un scenariu; ${EXIT.unusable} un fișier nu este
un scenariu, o cale nu duce la niciun fișier, sau o opțiune este greșită.`;

/**
 * Runs `npm run replay -- …`.
 * @param args the arguments after the command's name
 * @returns the exit code
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  let code: number = EXIT.passed;
  const program = new RomanianCommand('replay')
    .description('Redă scenarii ale programării și ale formularului de contact.')
    .addHelpText('afterAll', EXIT_CODES);

  program
    .command('run', { isDefault: true })
    .description('redă fișiere, dosare sau modele; fără ele, toate scenariile')
    .argument('[cale...]')
    .addOption(
      new Option('--in <loc>', 'machine: numai automatul formularului; page: și pagina; browser: pe banc')
        .choices(RUNNERS)
        .default('machine'),
    )
    .option('--bail', 'se oprește după primul scenariu care pică', false)
    .option('--update', 'scrie în fișierele care pică ce a venit', false)
    .option('--coverage', 'arată ce stări, tranziții și mesaje acoperă scenariile', false)
    .addOption(new Option('--headed', 'arată browserul').implies({ in: 'browser' }))
    .addOption(
      new Option('--dist <dosar>', 'redă în browser, în alt sit QA decât dist-qa').implies({ in: 'browser' }),
    )
    .action(async (paths: string[], options: ReplayOptions) => {
      code = await replay(paths, options);
    });

  program
    .command('schema')
    .description('scrie schema JSON a scenariilor')
    .action(() => console.log(JSON.stringify(scenarioJsonSchema(), undefined, 2)));

  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    // The help was printed.
    if (error instanceof CommanderError) return EXIT.passed;
    const isKnown = [ScenarioError, UsageError].some((known) => error instanceof known);
    console.error(isKnown ? (error as Error).message : error);
    return EXIT.unusable;
  }
}
