import type { Command } from 'commander';
import { doctorName } from '../../../domain/doctorName';
import type { Vacation } from '../../../domain/entities';
import { countWords } from '../../../domain/countWords';
import { staffDoctors } from '../../database/staff/doctors';
import { enterVacation, removeVacation, staffVacations } from '../../database/staff/vacations';
import { Misuse, Refusal, answer, type AnswerOptions } from '../output/answer';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { readDate, readId } from '../input/argumentReaders';
import { findDoctor, findVacation } from '../clinic/rowFinders';
import { appointmentTable } from '../../words/appointmentText';
import { shortDate } from '../../words/dates';
import { textTable } from '../../words/text';
import { onClinic, type Clinic } from '../clinic/onClinic';
import { COMING_APPOINTMENTS } from './refuseBooked';

const spanOf = ({ startDate, endDate }: Vacation): string =>
  startDate === endDate ? shortDate(startDate) : `${shortDate(startDate)} – ${shortDate(endDate)}`;

const list = onClinic(async ({ db, now }, options: AnswerOptions & { doctor?: number; all?: boolean }) => {
  if (options.doctor !== undefined) await findDoctor(db, options.doctor);
  const from = options.all ? undefined : now.date;
  const rows = await staffVacations(db, { doctorId: options.doctor, from });
  const names = new Map((await staffDoctors(db)).map((doctor) => [doctor.id, doctorName(doctor)]));
  const lines = rows.map((row) => [
    row.id,
    names.get(row.doctorId) ?? '',
    shortDate(row.startDate),
    shortDate(row.endDate),
  ]);
  answer(options, rows, textTable(['Nr.', 'Medic', 'Prima zi', 'Ultima zi'], lines));
});

/** Enters the dates and warns about the appointments that are already inside. */
async function enter(
  { db, now }: Clinic,
  doctorId: number,
  dates: Vacation,
  options: AnswerOptions,
  replaced?: number,
): Promise<void> {
  if (dates.endDate < dates.startDate) {
    throw new Misuse(`Ultima zi (--to) este înaintea primei (--from): ${spanOf(dates)}.`);
  }
  const name = doctorName(await findDoctor(db, doctorId));
  const entry = await enterVacation(db, { doctorId, ...dates }, now, replaced);
  if (entry.kind === 'overlaps') {
    const { id } = entry.vacation;
    throw new Refusal(
      `${name} are deja concediul ${id}, ${spanOf(entry.vacation)}. Schimbați-l (clinic vacations change ${id}) sau alegeți alte zile.`,
    );
  }
  const { id, inside } = entry;
  const warning =
    inside.length === 0
      ? ''
      : `\n\nAtenție: ${countWords(inside.length, COMING_APPOINTMENTS)} în aceste zile. Nimic nu se anulează de la sine (clinic appointments cancel):\n${appointmentTable(inside)}`;
  const text = `Concediul ${id}: ${name}, ${spanOf(dates)}.${warning}`;
  answer(options, { id, doctorId, ...dates, appointmentsInside: inside }, text);
}

const add = onClinic(
  async (clinic, options: AnswerOptions & { doctor: number; from: string; to?: string }) => {
    const { doctor, from, to = from } = options;
    return enter(clinic, doctor, { startDate: from, endDate: to }, options);
  },
);

const change = onClinic(
  async (clinic, id: number, options: AnswerOptions & { from?: string; to?: string }) => {
    if (options.from === undefined && options.to === undefined) {
      throw new Misuse('Spuneți ce se schimbă: --from sau --to.');
    }
    const { doctorId, startDate, endDate } = await findVacation(clinic.db, id);
    const dates = { startDate: options.from ?? startDate, endDate: options.to ?? endDate };
    await enter(clinic, doctorId, dates, options, id);
  },
);

const remove = onClinic(async ({ db }, id: number, options: AnswerOptions & YesOptions) => {
  const vacation = await findVacation(db, id);
  const what = `concediul ${id}, ${doctorName(await findDoctor(db, vacation.doctorId))}, ${spanOf(vacation)}`;
  await confirm(`Ștergeți ${what}?`, options);
  await removeVacation(db, id);
  answer(options, { id, removed: true }, `Am șters ${what}.`);
});

/** `clinic vacations …` */
export function vacationsCommand(program: Command): void {
  const vacations = program.command('vacations').description('concediile medicilor');
  vacations
    .command('list')
    .description('arată concediile de azi înainte')
    .option('--doctor <nr>', 'numai ale unui medic', readId)
    .option('--all', 'și cele trecute')
    .action(list);
  vacations
    .command('add')
    .description('adaugă un concediu și arată programările aflate deja în el')
    .requiredOption('--doctor <nr>', 'numărul medicului', readId)
    .requiredOption('--from <dată>', 'prima zi, ca 2026-12-22 sau 22.12.2026', readDate)
    .option('--to <dată>', 'ultima zi; fără ea, o singură zi', readDate)
    .action(add);
  vacations
    .command('change')
    .description('schimbă zilele unui concediu')
    .argument('<nr>', 'numărul concediului', readId)
    .option('--from <dată>', 'prima zi', readDate)
    .option('--to <dată>', 'ultima zi', readDate)
    .action(change);
  vacations
    .command('remove')
    .description('șterge un concediu')
    .argument('<nr>', 'numărul concediului', readId)
    .option(...YES_OPTION)
    .action(remove);
}
