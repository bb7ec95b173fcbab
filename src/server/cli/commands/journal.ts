import type { Command } from 'commander';
import { countWords } from '../../../domain/countWords';
import type { JournalEvent } from '../../database/ports/journalStore';
import { auditJournal, staffJournal, type Audit, type AuditFault } from '../../database/staff/journal';
import { onClinic } from '../clinic/onClinic';
import { readNumber, readReference, readSeal } from '../input/argumentReaders';
import { answer, answerTable, Refusal, type AnswerOptions } from '../output/answer';
import { clinicMoment } from '../../words/dates';

const EVENTS: Readonly<Record<JournalEvent, string>> = {
  'appointment.booked': 'programare făcută',
  'appointment.moved': 'programare mutată',
  'appointment.cancelled': 'programare anulată',
  'appointment.forgotten': 'datele pacientului șterse din programare',
  'appointment.awaitsEarlier': 'pe lista pentru o oră mai devreme',
  'appointment.offeredEarlier': 'oră mai devreme propusă pacientului',
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
  'data.restored': 'copie de siguranță pusă la loc',
};

/** Who did it, as the journal writes it, in words. */
function actorText(actor: string): string {
  if (actor === 'patient') return 'pacientul';
  if (actor === 'system') return 'programul';
  return actor.replace(/^staff:/, '');
}

const rowCount = (count: number): string => countWords(count, ['niciun rând', 'un rând', 'rânduri']);

function faultText(fault: AuditFault): string {
  switch (fault.kind) {
    case 'seal': {
      const counts = fault.sealed === fault.found ? '' : `; erau ${fault.sealed}, sunt ${fault.found}`;
      return `Rândurile sigilate la ${clinicMoment(fault.at)} au fost schimbate${counts}.`;
    }
    case 'noSeal':
      return `Sigilii lipsă: ${rowCount(fault.rows)} fără sigiliul lor.`;
    case 'cut':
      return 'Sigiliul dat lipsește: sfârșitul jurnalului a fost șters, sau datele sunt dintr-o copie mai veche.';
    case 'appointment':
      return `Programarea cu numărul intern ${fault.id} nu mai este cum a fost scrisă de program.`;
  }
}

function auditText({ rows, head, faults }: Audit, isWitnessed: boolean): string {
  if (faults.length > 0) return faults.map(faultText).join('\n');
  const end = isWitnessed
    ? ''
    : ' Dacă lipsește ceva de la sfârșit arată numai --seal, cu ultimul sigiliu primit pe e-mail.';
  return `Jurnalul este întreg: ${rowCount(rows)}. Ultimul sigiliu: ${head ?? 'încă niciunul'}.${end}`;
}

interface ListOptions extends AnswerOptions {
  readonly limit: number;
  readonly reference?: string;
}

const list = onClinic(async ({ db }, options: ListOptions) => {
  const entries = await staffJournal(db, options.limit, options.reference);
  answerTable(options, entries, ['Nr.', 'Data', 'Cine', 'Ce', 'Număr intern'], (entry) => [
    ...[entry.id, clinicMoment(entry.at), actorText(entry.actor), EVENTS[entry.event], entry.subjectId ?? ''],
  ]);
});

interface AuditOptions extends AnswerOptions {
  readonly seal?: string;
}

const audit = onClinic(async ({ db, database }, options: AuditOptions) => {
  await database.journal.seal();
  const found = await auditJournal(db, options.seal);
  const text = auditText(found, options.seal !== undefined);
  if (found.faults.length === 0) {
    answer(options, found, text);
    return;
  }
  if (options.json) answer(options, found, text);
  throw new Refusal('Jurnalul nu mai este cel scris de program.', options.json ? '' : text);
});

/** `clinic journal`, `clinic audit` */
export function journalCommands(program: Command): void {
  program
    .command('journal')
    .description('arată cine ce a făcut și când: programări, anulări și schimbări ale personalului')
    .option('--reference <cod>', 'numai pentru o programare', readReference)
    .option('--limit <nr>', 'cel mult atâtea, cele mai noi întâi', readNumber(1, 100_000), 50)
    .action(list);
  program
    .command('audit')
    .description('verifică dacă jurnalul și programările mai sunt cum au fost scrise')
    .option('--seal <sigiliu>', 'ultimul sigiliu al jurnalului primit pe e-mail', readSeal)
    .action(audit);
}
