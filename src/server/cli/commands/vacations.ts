import type { Command } from 'commander';
import { doctorName } from '../../../domain/doctorName';
import type { Vacation } from '../../../domain/entities';
import { staffDoctors } from '../../database/staff/doctors';
import { enterVacation, removeVacation, staffVacations } from '../../database/staff/vacations';
import { Refusal, answer, answerTable, type AnswerOptions } from '../output/answer';
import { checkSpan, DATES, spanOf } from '../input/days';
import { readId } from '../input/argumentReaders';
import { givenFields, withFields, type FieldValues } from '../input/fields';
import { addRemoval } from '../clinic/removal';
import { findDoctor, findVacation } from '../clinic/rowFinders';
import { shortDate } from '../../words/dates';
import { onClinic, type Clinic } from '../clinic/onClinic';
import { insideWarning } from '../output/refuseBooked';

const FIELDS = { doctor: ['<nr>', 'numărul medicului', readId], ...DATES } as const;

const list = onClinic(async (clinic, options: AnswerOptions & { doctor?: number; all?: boolean }) => {
  const { db, now } = clinic;
  if (options.doctor !== undefined) await findDoctor(clinic, options.doctor);
  const from = options.all ? undefined : now.date;
  const rows = await staffVacations(db, { doctorId: options.doctor, from });
  const names = new Map((await staffDoctors(db)).map((doctor) => [doctor.id, doctorName(doctor)]));
  answerTable(options, rows, ['Nr.', 'Medic', 'Prima zi', 'Ultima zi'], (row) => [
    ...[row.id, names.get(row.doctorId) ?? '', shortDate(row.startDate), shortDate(row.endDate)],
  ]);
});

/** Enters the dates and warns about the appointments that are already inside. */
async function enter(
  clinic: Clinic,
  doctorId: number,
  dates: Vacation,
  options: AnswerOptions,
  replaced?: number,
): Promise<void> {
  checkSpan(dates);
  const name = doctorName(await findDoctor(clinic, doctorId));
  const entry = await enterVacation(clinic.db, { doctorId, ...dates }, clinic.now, replaced);
  if (entry.kind === 'overlaps') {
    const { id } = entry.vacation;
    throw new Refusal(
      `${name} are deja concediul ${id}, ${spanOf(entry.vacation)}. Schimbați-l (clinic vacations change ${id}) sau alegeți alte zile.`,
    );
  }
  const { id, inside } = entry;
  const text = `Concediul ${id}: ${name}, ${spanOf(dates)}.${insideWarning(inside)}`;
  answer(options, { id, doctorId, ...dates, appointmentsInside: inside }, text);
}

const add = onClinic(
  async (clinic, options: AnswerOptions & { doctor: number; from: string; to?: string }) => {
    const { doctor, from, to = from } = options;
    await enter(clinic, doctor, { startDate: from, endDate: to }, options);
  },
);

const change = onClinic(
  async (clinic, id: number, options: AnswerOptions & Partial<FieldValues<typeof DATES>>) => {
    const { from, to } = givenFields(DATES, options);
    const { doctorId, startDate, endDate } = await findVacation(clinic, id);
    await enter(clinic, doctorId, { startDate: from ?? startDate, endDate: to ?? endDate }, options, id);
  },
);

const NUMBER = ['<nr>', 'numărul concediului', readId] as const;

/** `clinic vacations …` */
export function vacationsCommand(program: Command): void {
  const vacations = program.command('vacations').description('concediile medicilor');
  vacations
    .command('list')
    .description('arată concediile de azi înainte')
    .option('--doctor <nr>', 'numai ale unui medic', readId)
    .option('--all', 'și cele trecute')
    .action(list);
  withFields(vacations.command('add'), FIELDS, ['doctor', 'from'])
    .description('adaugă un concediu, fără --to de o singură zi, și arată programările aflate deja în el')
    .action(add);
  withFields(vacations.command('change'), DATES)
    .description('schimbă zilele unui concediu')
    .argument(...NUMBER)
    .action(change);
  addRemoval(vacations, NUMBER, {
    description: 'șterge un concediu',
    find: findVacation,
    what: async (vacation, clinic) =>
      `concediul ${vacation.id}, ${doctorName(await findDoctor(clinic, vacation.doctorId))}, ${spanOf(vacation)}`,
    verbs: ['Ștergeți', 'Am șters'],
    take: ({ db }, { id }) => removeVacation(db, id),
  });
}
