import type { Command } from 'commander';
import { countWords } from '../../../domain/countWords';
import { isWorkday, weekdayOf } from '../../../domain/calendarDate';
import type { Closure } from '../../database/staff/closures';
import { enterClosures, removeClosure, staffClosures } from '../../database/staff/closures';
import type { StoredAppointment } from '../../database/ports/appointmentStore';
import { Refusal, answer, answerTable, type AnswerOptions } from '../output/answer';
import { insideWarning } from '../output/refuseBooked';
import { readId, readNumber } from '../input/argumentReaders';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { checkSpan, DATES, spanOf } from '../input/days';
import { givenFields, withFields, type FieldValues } from '../input/fields';
import { name, readBy } from '../input/rules';
import { publicHolidays } from '../facts/publicHolidays';
import { addRemoval } from '../clinic/removal';
import { findClosure } from '../clinic/rowFinders';
import { onClinic, type Clinic } from '../clinic/onClinic';
import { shortDate } from '../../words/dates';

const FIELDS = { ...DATES, name: ['<nume>', 'de ce: „Ziua Națională”', readBy(name)] } as const;

type ClosureFields = FieldValues<typeof FIELDS>;

const list = onClinic(async ({ db, now }, options: AnswerOptions & { all?: boolean }) => {
  const rows = await staffClosures(db, options.all ? undefined : now.date);
  answerTable(options, rows, ['Nr.', 'Prima zi', 'Ultima zi', 'Nume'], (row) => [
    ...[row.id, shortDate(row.startDate), shortDate(row.endDate), row.name],
  ]);
});

/**
 * All of them or none.
 * @throws {Refusal} when one overlaps another
 */
async function enter(
  { db, now }: Clinic,
  closures: readonly Closure[],
  replaced?: number,
): Promise<{ readonly ids: readonly number[]; readonly inside: readonly StoredAppointment[] }> {
  closures.forEach(checkSpan);
  const entry = await enterClosures(db, closures, now, replaced);
  if (entry.kind === 'entered') return entry;
  if (entry.kind === 'unknown') throw new Refusal(`Ziua închisă ${replaced} a fost ștearsă între timp.`);
  const { closure } = entry;
  throw new Refusal(
    `Clinica este deja închisă ${spanOf(closure)}, ${closure.name}. Alegeți alte zile sau schimbați-le pe acelea (clinic closures change).`,
  );
}

function told(
  options: AnswerOptions,
  closure: Closure,
  { ids: [id], inside }: Awaited<ReturnType<typeof enter>>,
): void {
  const text = `Ziua închisă ${id}: ${spanOf(closure)}, ${closure.name}.${insideWarning(inside)}`;
  answer(options, { id, ...closure, appointmentsInside: inside }, text);
}

const add = onClinic(
  async (clinic, options: AnswerOptions & Pick<ClosureFields, 'from' | 'name'> & Partial<ClosureFields>) => {
    const { from, to = from, name } = options;
    const closure = { startDate: from, endDate: to, name };
    told(options, closure, await enter(clinic, [closure]));
  },
);

const change = onClinic(async (clinic, id: number, options: AnswerOptions & Partial<ClosureFields>) => {
  const { from, to, name } = givenFields(FIELDS, options);
  const present = await findClosure(clinic, id);
  const closure = {
    startDate: from ?? present.startDate,
    endDate: to ?? present.endDate,
    name: name ?? present.name,
  };
  told(options, closure, await enter(clinic, [closure], id));
});

const addHolidays = onClinic(async (clinic, year: number, options: AnswerOptions & YesOptions) => {
  const { db, now } = clinic;
  const closed = await staffClosures(db, now.date);
  const days = publicHolidays(year).filter(
    ({ date }) =>
      date >= now.date &&
      isWorkday(weekdayOf(date)) &&
      !closed.some(({ startDate, endDate }) => startDate <= date && date <= endDate),
  );
  const closures = days.map(({ date, name }) => ({ startDate: date, endDate: date, name }));
  if (closures.length === 0) {
    answer(options, { closures: [], appointmentsInside: [] }, `Nu este nicio zi de adăugat pentru ${year}.`);
    return;
  }
  const lines = closures.map((closure) => `  ${spanOf(closure)}, ${closure.name}`).join('\n');
  const count = countWords(closures.length, ['nicio zi', 'o zi', 'zile']);
  await confirm(
    `Sărbătorile legale din ${year} care cad de luni până vineri:\n${lines}\nÎnchideți clinica în ${count}?`,
    options,
  );
  const { ids, inside } = await enter(clinic, closures);
  const rows = closures.map((closure, index) => ({ id: ids[index], ...closure }));
  answer(
    options,
    { closures: rows, appointmentsInside: inside },
    `Am închis clinica în ${count}:\n${lines}${insideWarning(inside)}`,
  );
});

const NUMBER = ['<nr>', 'numărul din clinic closures list', readId] as const;

/** `clinic closures …` */
export function closuresCommand(program: Command): void {
  const closures = program.command('closures').description('zilele în care toată clinica este închisă');
  closures
    .command('list')
    .description('arată zilele închise de azi înainte')
    .option('--all', 'și cele trecute')
    .action(list);
  withFields(closures.command('add'), FIELDS, ['from', 'name'])
    .description('închide clinica, fără --to o singură zi, și arată programările aflate deja atunci')
    .action(add);
  withFields(closures.command('change'), FIELDS)
    .description('schimbă zilele sau numele lor')
    .argument(...NUMBER)
    .action(change);
  addRemoval(closures, NUMBER, {
    description: 'redeschide clinica în acele zile',
    find: findClosure,
    what: (closure) => `închiderea din ${spanOf(closure)}, ${closure.name}`,
    verbs: ['Ștergeți', 'Am șters'],
    take: ({ db }, { id }) => removeClosure(db, id),
  });
  closures
    .command('add-holidays')
    .description('închide clinica în sărbătorile legale ale unui an, câte cad de luni până vineri')
    .argument('<an>', 'anul, ca 2027', readNumber(2024, 2099))
    .option(...YES_OPTION)
    .action(addHolidays);
}
