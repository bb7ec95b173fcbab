import { publicHolidays } from '../../../content/publicHolidays';
import { WORKDAY_NAMES } from '../../../content/weekdays';
import { spanWords } from '../../../content/words/dates';
import { isWorkday, weekdayOf } from '../../../domain/calendarDate';
import { closures, overlap } from '../../staff/daysOff';
import { rowsOf } from '../../staff/rows';
import { wholeNumber } from '../../staff/rules';
import { leaf } from '../framework/command';
import { addAll, warningText } from '../framework/entityGroup';
import { argument, YES } from '../framework/options';
import { confirm } from '../io/terminal';

const WORKING_WEEK = `de ${WORKDAY_NAMES[0]} până ${WORKDAY_NAMES.at(-1)}`;

export const addHolidays = leaf({
  about: `închide clinica în sărbătorile legale ale unui an, câte cad ${WORKING_WEEK}`,
  fields: { year: argument('<an>', 'anul, ca 2027', wholeNumber(2024, 2099)), yes: YES },
  work: async (context, { year, yes }) => {
    const closed = await rowsOf(context.db, closures);
    const days = publicHolidays(year)
      .filter(({ date }) => date >= context.now.date && isWorkday(weekdayOf(date)))
      .map(({ date, name }) => ({ from: date, to: date, name }))
      .filter((day) => !closed.some((one) => overlap(one, day)));
    if (days.length === 0)
      return { data: { closures: [], warnings: [] }, text: `Nu este nicio zi de adăugat pentru ${year}.` };
    const lines = days.map((day) => `  ${spanWords(day)}, ${day.name}`).join('\n');
    await confirm(
      `Sărbătorile legale din ${year} care cad ${WORKING_WEEK}:\n${lines}\nÎnchideți clinica în aceste zile?`,
      yes,
    );
    const entered = await addAll(context, closures, days);
    const warnings = entered.flatMap((one) => one.warnings);
    const text = `Am închis clinica în:\n${lines}${warningText(warnings)}`;
    return { data: { closures: entered.map(({ row }) => row), warnings }, text };
  },
});
