import type { Command } from 'commander';
import type { JournalEvent } from '../../db/entities';
import { journalEntries } from '../../staff/journal';
import { clinicMoment } from '../../words/dates';
import { withClinic } from '../clinic/withClinic';
import { readBy, reference, wholeNumber } from '../input/rules';
import { printTable, type PrintOptions } from '../output/print';

const EVENTS: Readonly<Record<JournalEvent, string>> = {
  'appointment.booked': 'programare făcută',
  'appointment.moved': 'programare mutată',
  'appointment.cancelled': 'programare anulată',
  'appointment.forgotten': 'datele pacientului șterse din programare',
  'appointment.waits': 'pe lista pentru o oră mai devreme',
  'appointment.offered': 'oră mai devreme propusă pacientului',
  'appointment.waitsNoMore': 'renunțare la așteptare',
  'contactRequest.answered': 'mesaj marcat ca rezolvat',
  'contactRequest.reopened': 'mesaj redeschis',
  'contactRequest.forgotten': 'mesaj șters',
  'service.entered': 'serviciu adăugat sau schimbat',
  'service.removed': 'serviciu scos de pe site',
  'doctor.entered': 'medic adăugat sau schimbat',
  'doctor.removed': 'medic scos de pe site',
  'slot.entered': 'interval adăugat',
  'slot.removed': 'interval scos',
  'vacation.entered': 'concediu adăugat sau schimbat',
  'vacation.removed': 'concediu șters',
  'closure.entered': 'zile închise adăugate sau schimbate',
  'closure.removed': 'zile închise șterse',
  'price.entered': 'preț adăugat sau schimbat',
  'price.removed': 'preț șters',
  'profile.entered': 'date ale clinicii schimbate',
  'portrait.entered': 'portret adăugat',
  'links.renewed': 'linkurile pacienților făcute din nou',
  'data.restored': 'copie de siguranță pusă la loc',
};

/** Names who did it. */
function actorText(actor: string): string {
  if (actor === 'patient') return 'pacientul';
  if (actor === 'system') return 'programul';
  return actor.replace(/^staff:/, '');
}

const list = withClinic(async ({ db }, options: PrintOptions & { limit: number; reference?: string }) =>
  printTable(options, await journalEntries(db, options.limit, options.reference), {
    'Nr.': (entry) => entry.id,
    Data: (entry) => clinicMoment(entry.at),
    Cine: (entry) => actorText(entry.actor),
    Ce: (entry) => EVENTS[entry.event],
    'Număr intern': (entry) => (entry.subjectId === 0 ? '' : (entry.subjectId ?? '')),
  }),
);

/** `clinic journal` */
export function journalCommand(program: Command): void {
  program
    .command('journal')
    .description('arată cine ce a făcut și când: programări, anulări și schimbări ale personalului')
    .option('--reference <cod>', 'numai pentru o programare', readBy(reference, '--reference'))
    .option(
      '--limit <nr>',
      'cel mult atâtea, cele mai noi întâi',
      readBy(wholeNumber(1, 100_000), '--limit'),
      50,
    )
    .action(list);
}
