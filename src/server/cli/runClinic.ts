import { CommanderError } from 'commander';
import { backendUrl, hasOwnServer } from '../../domain/backend';
import { WrongSetting } from '../config/config';
import { VERSION } from '../config/version';
import { DatabaseUnavailable, reason } from '../db/errors';
import { closures, vacations } from '../staff/daysOff';
import { doctors } from '../staff/doctors';
import { prices } from '../staff/prices';
import { Refusal } from '../staff/refusal';
import { services } from '../staff/services';
import { slots } from '../staff/slots';
import { addCommands, type Tree } from './framework/command';
import { entityGroup } from './framework/entityGroup';
import { addHolidays } from './commands/addHolidays';
import { appointments } from './commands/appointments';
import { backups } from './commands/backups';
import { blocks } from './commands/blocks';
import { calendars } from './commands/calendars';
import { contactRequests } from './commands/contactRequests';
import { journal } from './commands/journal';
import { links } from './commands/links';
import { operations } from './commands/operations';
import { outbox } from './commands/outbox';
import { people } from './commands/people';
import { profile } from './commands/profile';
import { addSlots, weeksText } from './commands/slots';
import { waiting } from './commands/waiting';
import { facts, importOf } from './facts/commands';
import { readPricesFile } from './facts/readPricesFile';
import { UsageError, printNote } from './io/terminal';
import { RomanianCommand } from './romanian';

const EXPLANATION = `
Coduri de ieșire: 0 = făcut; 1 = refuzat sau nereușit, nu s-a schimbat nimic (la status: ceva cere atenție); 2 = linia de comandă e greșită.
Baza de date este cea a site-ului (variabila DATABASE_URL). Comenzile merg și în timp ce site-ul funcționează.

Exemple:
  npm run clinic -- appointments day --doctor 1 --date mâine
  npm run clinic -- vacations add --doctor 1 --from 22.12.2026 --to 31.12.2026
  npm run -s clinic -- appointments list --json`;

const COMMANDS = {
  services: entityGroup(services),
  doctors: entityGroup(doctors),
  slots: entityGroup(slots, { add: addSlots, ...blocks }, weeksText),
  vacations: entityGroup(vacations),
  closures: entityGroup(closures, { 'add-holidays': addHolidays }),
  prices: entityGroup(prices, {
    import: importOf('face prețurile cum sunt în tabelul CSV, pe toate sau niciunul', readPricesFile),
  }),
  profile,
  facts,
  appointments,
  calendars,
  waiting,
  'contact-requests': contactRequests,
  outbox,
  links,
  journal,
  ...people,
  ...backups,
  ...operations,
} satisfies Tree;

/** Commands about data that another backend keeps. */
const KEPT_ELSEWHERE: readonly string[] = [
  'appointments',
  'calendars',
  'contact-requests',
  'waiting',
  'links',
  'slots',
  'vacations',
  'closures',
] satisfies (keyof typeof COMMANDS)[];

/** Exit codes, which the help and the README list too. */
const EXIT = { done: 0, failed: 1, misused: 2 } as const;

function complaintOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof DatabaseUnavailable)
    return 'Baza de date nu răspunde. Verificați că funcționează și că mai are loc, apoi încercați din nou.';
  if (error instanceof WrongSetting)
    return `Variabila ${error.variable} este ${error.shown} și nu poate fi citită. Forma ei: ${error.expected}.`;
  return `Comanda nu a reușit. Reîncercați; dacă se repetă, arătați-i celui care întreține site-ul: ${reason(error)}`;
}

/** Runs one command line and prints errors to standard error. Resolves with the exit code. */
export async function runClinic(args: readonly string[]): Promise<number> {
  if (!hasOwnServer() && KEPT_ELSEWHERE.includes(args[0] ?? '')) {
    printNote(`Programările, programul medicilor și mesajele se păstrează la ${backendUrl()}, nu aici.`);
    return EXIT.failed;
  }
  const program = new RomanianCommand('clinic')
    .description('Comenzile personalului clinicii: datele ei, program, concedii, programări și mesaje.')
    .version(VERSION, '--version', 'arată versiunea')
    .addHelpText('after', EXPLANATION);
  addCommands(program, COMMANDS);
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    // Commander has printed the version, or help: requested, or because the command was missing.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.misused;
    printNote(complaintOf(error));
    return error instanceof UsageError ? EXIT.misused : EXIT.failed;
  }
}
