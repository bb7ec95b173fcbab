import { Command } from 'commander';
import { appointmentsCommand } from './commands/appointments';
import { backupCommand } from './commands/backup';
import { copyCommand } from './commands/copy';
import { closuresCommand } from './commands/closures';
import { contactRequestsCommand } from './commands/contactRequests';
import { doctorsCommand } from './commands/doctors';
import { factsCommand } from './commands/facts';
import { journalCommands } from './commands/journal';
import { outboxCommand } from './commands/outbox';
import { personCommands } from './commands/person';
import { pricesCommand } from './commands/prices';
import { profileCommand } from './commands/profile';
import { purgeCommand } from './commands/purge';
import { restoreCommand } from './commands/restore';
import { servicesCommand } from './commands/services';
import { slotsCommand } from './commands/slots';
import { vacationsCommand } from './commands/vacations';
import { waitingCommand } from './commands/waiting';
import { romanianHelp } from './romanianCommander';

const EXPLANATION = `
Coduri de ieșire: 0 = făcut; 1 = refuzat sau nereușit, nu s-a schimbat nimic; 2 = linia de comandă e greșită.
Baza de date este cea a site-ului (variabila DATABASE_URL). Comenzile merg și în timp ce site-ul funcționează.

Exemple:
  npm run clinic -- appointments day --doctor 1 --date mâine
  npm run clinic -- vacations add --doctor 1 --from 22.12.2026 --to 31.12.2026
  npm run -s clinic -- appointments list --json`;

/** Below the program, so that each command speaks, answers and fails alike. */
function settle(command: Command): void {
  // An exported file has a format of its own.
  const isAnswering = command.commands.length === 0 && command.name() !== 'export';
  if (isAnswering) command.option('--json', 'răspunde cu JSON, pentru programe');
  command
    .configureHelp(romanianHelp)
    .configureOutput({ outputError: () => undefined })
    .helpOption('-h, --help', 'arată acest ajutor')
    .helpCommand(false)
    .exitOverride();
  command.commands.forEach(settle);
}

/** `npm run clinic -- …`: what the clinic's staff do without a programmer. */
export function clinicProgram(): Command {
  const program = new Command('clinic')
    .description('Comenzile personalului clinicii: datele ei, program, concedii, programări și mesaje.')
    .addHelpText('after', EXPLANATION);
  for (const add of [
    servicesCommand,
    doctorsCommand,
    slotsCommand,
    vacationsCommand,
    closuresCommand,
    pricesCommand,
    profileCommand,
    factsCommand,
    appointmentsCommand,
    waitingCommand,
    contactRequestsCommand,
    outboxCommand,
    journalCommands,
    purgeCommand,
    personCommands,
    backupCommand,
    restoreCommand,
    copyCommand,
  ]) {
    add(program);
  }
  settle(program);
  return program;
}
