import type { Command } from 'commander';
import { addCommands, type Tree } from './command/command';
import { appointments } from './commands/appointments';
import { backups } from './commands/backups';
import { entityCommands } from './commands/entities';
import { journal } from './commands/journal';
import { mail } from './commands/mail';
import { people } from './commands/people';
import { facts } from './facts/commands';
import { RomanianCommand } from './romanian';

const EXPLANATION = `
Coduri de ieșire: 0 = făcut; 1 = refuzat sau nereușit, nu s-a schimbat nimic; 2 = linia de comandă e greșită.
Baza de date este cea a site-ului (variabila DATABASE_URL). Comenzile merg și în timp ce site-ul funcționează.

Exemple:
  npm run clinic -- appointments day --doctor 1 --date mâine
  npm run clinic -- vacations add --doctor 1 --from 22.12.2026 --to 31.12.2026
  npm run -s clinic -- appointments list --json`;

/** All commands of `clinic`. */
const COMMANDS: Tree = {
  ...entityCommands,
  facts,
  appointments,
  ...mail,
  journal,
  ...people,
  ...backups,
};

/** Creates the program of `npm run clinic -- …`. */
export function clinicProgram(): Command {
  const program = new RomanianCommand('clinic')
    .description('Comenzile personalului clinicii: datele ei, program, concedii, programări și mesaje.')
    .addHelpText('after', EXPLANATION);
  addCommands(program, COMMANDS);
  return program;
}
