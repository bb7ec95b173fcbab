import type { Command } from 'commander';
import { momentWords } from '../../../content/dateWords';
import { weekdayOf } from '../../../domain/calendarDate';
import { doctorName } from '../../../domain/doctorName';
import type { Move } from '../../database/ports/appointmentStore';
import { staffSlots } from '../../database/staff/slots';
import { appointmentLine } from '../../words/appointmentText';
import { findAppointment, findDoctor } from '../clinic/rowFinders';
import { onClinic } from '../clinic/onClinic';
import { readDate, readId, readReference, readTime } from '../input/argumentReaders';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { Refusal, answer, type AnswerOptions } from '../output/answer';

interface MoveOptions extends AnswerOptions, YesOptions {
  readonly date: string;
  readonly time: string;
  readonly doctor?: number;
}

/** Why nothing has changed. */
const REFUSALS: Readonly<Record<Exclude<Move, 'moved'>, string>> = {
  taken: 'Ora nouă este deja ocupată.',
  notOffered: 'Ora nouă este a unui medic de la alt serviciu sau nu mai este în program.',
  unavailable: 'Ora nouă a trecut sau este într-o zi liberă.',
  changed: 'Programarea a fost schimbată între timp.',
  tooOften: 'Programarea a fost mutată deja de mai multe ori.',
  begun: 'Programarea a început sau a trecut; nu se mai mută.',
  cancelled: 'Programarea este anulată; nu se mai mută.',
  unknown: 'Programarea nu mai există.',
};

const move = onClinic(async (clinic, reference: string, options: MoveOptions) => {
  const { db, database, at } = clinic;
  const appointment = await findAppointment(clinic, reference);
  const { date, time: startTime } = options;
  const doctor = await findDoctor(clinic, options.doctor ?? appointment.doctor.id);
  const to = `${momentWords({ date, startTime })}, ${doctorName(doctor)}`;
  const slot = (await staffSlots(db, doctor.id)).find(
    (one) => one.weekday === weekdayOf(date) && one.startTime === startTime,
  );
  if (slot === undefined) throw new Refusal(`Nu există intervalul: ${to}. Intervalele: clinic slots list.`);
  if (slot.id === appointment.slotId && date === appointment.date)
    throw new Refusal(`Programarea este deja la ${to}.`);
  await confirm(`Mutați programarea ${appointmentLine(appointment)} la ${to}?`, options);
  const outcome = await database.appointments.move(
    { reference },
    { slotId: slot.id, date },
    { by: 'clinic', at, moves: appointment.moves },
  );
  if (outcome !== 'moved') throw new Refusal(`Nu am mutat programarea. ${REFUSALS[outcome]}`);
  answer(
    options,
    { reference, moved: true },
    `Am mutat programarea ${appointmentLine(await findAppointment(clinic, reference))}. Ora dinainte este din nou liberă, iar e-mailul către pacient așteaptă să plece.`,
  );
});

/** `clinic appointments move` */
export function appointmentsMoveCommand(program: Command): void {
  program
    .command('move')
    .description('mută o programare la altă oră a aceluiași serviciu; ora dinainte devine liberă pe site')
    .argument('<cod>', 'codul programării', readReference)
    .requiredOption('--date <dată>', 'ziua nouă, ca 2026-11-23, 23.11.2026, azi sau mâine', readDate)
    .requiredOption('--time <oră>', 'ora nouă, ca 09:30', readTime)
    .option('--doctor <nr>', 'alt medic al aceluiași serviciu', readId)
    .option(...YES_OPTION)
    .action(move);
}
