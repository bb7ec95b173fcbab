import type { Command } from 'commander';
import { momentWords } from '../../../content/dateWords';
import { weekdayOf } from '../../../domain/calendarDate';
import { doctorName } from '../../../domain/doctorName';
import { findByReference } from '../../booking/find';
import { move, type MoveOutcome } from '../../booking/move';
import type { Db } from '../../db/schema';
import type { SlotOnDate } from '../../db/entities';
import { findDoctor } from '../../staff/doctors';
import { orRefuse, Refusal } from '../../staff/refusal';
import { slotRows } from '../../staff/slots';
import { appointmentLine } from '../../words/appointmentText';
import { WEEKDAYS } from '../../words/dates';
import { field, required } from '../clinic/entity';
import { withFields } from '../clinic/entityCommands';
import { withClinic } from '../clinic/withClinic';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { date, id, readBy, reference, time } from '../input/rules';
import { printResult, type PrintOptions } from '../output/print';

/**
 * Finds a time of a doctor's week by date and hour.
 * @throws {Refusal} where the doctor has none
 */
export async function findTime(
  db: Db,
  doctorId: number,
  at: { readonly date: string; readonly time: string },
): Promise<{ readonly to: SlotOnDate; readonly words: string }> {
  const doctor = await findDoctor(db, doctorId);
  const words = `${momentWords({ date: at.date, startTime: at.time })}, ${doctorName(doctor)}`;
  const slot = (await slotRows(db)).find(
    (one) => one.doctor === doctorId && one.day === WEEKDAYS[weekdayOf(at.date)] && one.from === at.time,
  );
  const { id: slotId } = orRefuse(slot, `Nu există intervalul: ${words}. Intervalele: clinic slots list.`);
  return { to: { slotId, date: at.date }, words };
}

/** Says why nothing has changed. */
const REFUSALS: Readonly<Record<Exclude<MoveOutcome, 'moved'>, string>> = {
  taken: 'Ora nouă este deja ocupată.',
  notOffered: 'Ora nouă este a unui medic de la alt serviciu sau nu mai este în program.',
  unavailable: 'Ora nouă a trecut sau este într-o zi liberă.',
  changed: 'Programarea a fost schimbată între timp.',
  tooOften: 'Programarea a fost mutată deja de mai multe ori.',
  begun: 'Programarea a început sau a trecut; nu se mai mută.',
  cancelled: 'Programarea este anulată; nu se mai mută.',
  unknown: 'Programarea nu mai există.',
};

interface MoveOptions extends PrintOptions, YesOptions {
  readonly date: string;
  readonly time: string;
  readonly doctor?: number;
}

const moveOne = withClinic(async ({ db, at }, code: string, options: MoveOptions) => {
  const before = orRefuse(
    await findByReference(db, code),
    `Nu există programarea ${code}. Codurile lor: clinic appointments list.`,
  );
  const { to, words } = await findTime(db, options.doctor ?? before.doctor.id, options);
  if (to.slotId === before.slotId && to.date === before.date)
    throw new Refusal(`Programarea este deja la ${words}.`);
  await confirm(`Mutați programarea ${appointmentLine(before)} la ${words}?`, options);
  const outcome = await move(db, code, to, { by: 'clinic', now: at, moves: before.moves });
  if (outcome !== 'moved') throw new Refusal(`Nu am mutat programarea. ${REFUSALS[outcome]}`);
  const mail = before.patient.email === '' ? '' : ' E-mailul către pacient așteaptă să plece.';
  printResult(
    options,
    { reference: code, moved: true },
    `Am mutat programarea ${appointmentLine(before)} la ${words}. Ora dinainte este din nou liberă.${mail}`,
  );
});

const OPTIONS = {
  date: required('<dată>', 'ziua nouă, ca 2026-11-23, 23.11.2026, azi sau mâine', date),
  time: required('<oră>', 'ora nouă, ca 09:30', time),
  doctor: field('<nr>', 'alt medic al aceluiași serviciu', id),
};

/** `clinic appointments move` */
export function addAppointmentsMove(appointments: Command): void {
  withFields(appointments.command('move'), OPTIONS, true)
    .description('mută o programare la altă oră a aceluiași serviciu; ora dinainte devine liberă pe site')
    .argument('<cod>', 'codul programării', readBy(reference))
    .option(...YES_OPTION)
    .action(moveOne);
}
