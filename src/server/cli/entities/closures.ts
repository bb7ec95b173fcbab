import type { Command } from 'commander';
import { isWorkday, weekdayOf } from '../../../domain/calendarDate';
import { countWords } from '../../../domain/countWords';
import { changing } from '../../staff/change';
import { closureRows, enterClosure, overlaps, removeDaysOff, type ClosureRow } from '../../staff/daysOff';
import { shortDate, spanWords } from '../../words/dates';
import { enterRow, required, type Entity } from '../clinic/entity';
import { entityCommand, warningText } from '../clinic/entityCommands';
import { withClinic } from '../clinic/withClinic';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { id, name, readBy, wholeNumber } from '../input/rules';
import { printResult, type PrintOptions } from '../output/print';
import { publicHolidays } from './publicHolidays';
import { dates } from './vacations';

export const closures: Entity<ClosureRow, Omit<ClosureRow, 'id'>> = {
  name: 'closures',
  about: 'zilele în care toată clinica este închisă',
  one: 'ziua închisă',
  where: 'Numerele lor: clinic closures list --all',
  event: 'closure',
  key: { placeholder: '<nr>', about: 'numărul din clinic closures list', rule: id },
  fields: {
    ...dates,
    name: required('<nume>', 'de ce: „Ziua Națională”', name),
  },
  columns: {
    'Nr.': (row) => row.id,
    'Prima zi': (row) => shortDate(row.from),
    'Ultima zi': (row) => shortDate(row.to),
    Nume: (row) => row.name,
  },
  keyOf: (row) => row.id,
  title: (row) => `ziua închisă ${spanWords(row)}, ${row.name}`,
  rows: closureRows,
  enter: enterClosure,
  remove: (tx, rows) => removeDaysOff(tx, 'closures', rows),
};

const dayCount = (count: number): string => countWords(count, ['nicio zi', 'o zi', 'zile']);

const addHolidays = withClinic(
  async ({ db, ...moment }, year: number, options: PrintOptions & YesOptions) => {
    const closed = await closureRows(db);
    const days = publicHolidays(year)
      .filter(({ date }) => date >= moment.now.date && isWorkday(weekdayOf(date)))
      .map(({ date, name }) => ({ from: date, to: date, name }))
      .filter((day) => !closed.some((one) => overlaps(one, day)));
    if (days.length === 0) {
      printResult(options, { closures: [], warnings: [] }, `Nu este nicio zi de adăugat pentru ${year}.`);
      return;
    }
    const lines = days.map((day) => `  ${spanWords(day)}, ${day.name}`).join('\n');
    await confirm(
      `Sărbătorile legale din ${year} care cad de luni până vineri:\n${lines}\nÎnchideți clinica în ${dayCount(days.length)}?`,
      options,
    );
    const entered = await changing(db, moment.at, async (tx) => {
      const all = [];
      for (const day of days) all.push({ ...day, ...(await enterRow(tx, closures, undefined, day, moment)) });
      return all;
    });
    const warnings = entered.flatMap((one) => one.warnings);
    printResult(
      options,
      { closures: entered.map(({ warnings: _warnings, ...day }) => day), warnings },
      `Am închis clinica în ${dayCount(days.length)}:\n${lines}${warningText(warnings)}`,
    );
  },
);

/** `clinic closures …` */
export function closuresCommand(program: Command): void {
  entityCommand(program, closures, {
    list: { about: 'arată zilele închise de azi înainte', isOver: ({ to }, today) => to < today },
    add: 'închide clinica, fără --to o singură zi, și arată programările aflate deja atunci',
    change: 'schimbă zilele sau numele lor',
    remove: { about: 'redeschide clinica în acele zile', verbs: ['Ștergeți', 'Am șters'] },
  })
    .command('add-holidays')
    .description('închide clinica în sărbătorile legale ale unui an, câte cad de luni până vineri')
    .argument('<an>', 'anul, ca 2027', readBy(wholeNumber(2024, 2099)))
    .option(...YES_OPTION)
    .action(addHolidays);
}
