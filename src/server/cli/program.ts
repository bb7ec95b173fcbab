import type { Command } from 'commander';
import { appointmentsCommand } from './commands/appointments';
import { backupCommands } from './commands/backups';
import { addEntities } from './commands/entities';
import { journalCommand } from './commands/journal';
import { linksCommand, outboxCommand, waitingCommand } from './commands/mail';
import { contactRequestsCommand } from './commands/messages';
import { peopleCommands } from './commands/people';
import { addImport, factsCommand } from './facts/commands';
import { pricesDraft } from './facts/prices';
import { RomanianCommand } from './command/romanian';

const EXPLANATION = `
Coduri de ieșire: 0 = făcut; 1 = refuzat sau nereușit, nu s-a schimbat nimic; 2 = linia de comandă e greșită.
Baza de date este cea a site-ului (variabila DATABASE_URL). Comenzile merg și în timp ce site-ul funcționează.

Exemple:
  npm run clinic -- appointments day --doctor 1 --date mâine
  npm run clinic -- vacations add --doctor 1 --from 22.12.2026 --to 31.12.2026
  npm run -s clinic -- appointments list --json`;

/** Makes `npm run clinic -- …`: what the clinic's staff do without a programmer. */
export function clinicProgram(): Command {
  const program = new RomanianCommand('clinic')
    .description('Comenzile personalului clinicii: datele ei, program, concedii, programări și mesaje.')
    .addHelpText('after', EXPLANATION);
  addImport(
    addEntities(program),
    'face prețurile cum sunt în tabelul CSV, pe toate sau niciunul',
    pricesDraft,
  );
  factsCommand(program);
  appointmentsCommand(program);
  waitingCommand(program);
  contactRequestsCommand(program);
  outboxCommand(program);
  linksCommand(program);
  journalCommand(program);
  peopleCommands(program);
  backupCommands(program);
  return program;
}
