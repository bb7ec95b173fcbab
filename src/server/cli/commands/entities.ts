import type { Command } from 'commander';
import { isWorkday, weekdayOf } from '../../../domain/calendarDate';
import { consecutiveTimes } from '../../../domain/consecutiveTimes';
import { countWords } from '../../../domain/countWords';
import { doctorName } from '../../../domain/doctorName';
import { readProfile } from '../../clinic/profile';
import { changing } from '../../staff/change';
import { closures, overlaps, vacations } from '../../staff/daysOff';
import { doctors } from '../../staff/doctors';
import { prices } from '../../staff/prices';
import { enterProfile, profileFields, PROFILE_NAMES } from '../../staff/profile';
import { publicHolidays } from '../../staff/publicHolidays';
import { find, rowsOf } from '../../staff/rows';
import { oneOf, wholeNumber } from '../../staff/rules';
import { services } from '../../staff/services';
import { slots, type Slot } from '../../staff/slots';
import { spanWords, WEEKDAYS } from '../../words/dates';
import { textTable } from '../../words/text';
import { define } from '../command/define';
import { enterAll, entityCommands, warningText, type ListText } from '../command/entityCommands';
import { confirm } from '../input/confirm';
import { argument, file, readBy, withDefault, YES } from '../input/options';
import { Misuse } from '../output/print';

/** Returns a doctor's week, a column for each day; in brackets stands each slot's number. */
function weekTable(week: readonly Slot[]): string {
  const days = WEEKDAYS.map((day) => week.filter((slot) => slot.day === day));
  const longest = Math.max(...days.map((day) => day.length));
  const lines = Array.from({ length: longest }, (_, line) =>
    days.map((day) => {
      const slot = day[line];
      return slot ? `${slot.from}–${slot.to} (${slot.id})` : '';
    }),
  );
  return week.length === 0 ? 'Fără program.' : textTable(WEEKDAYS, lines);
}

const weeksText: ListText = async (db, rows, wanted) => {
  const names = new Map((await rowsOf(db, services)).map(({ key, name }) => [key, name]));
  return (await rowsOf(db, doctors))
    .filter(({ id }) => wanted.doctor === undefined || wanted.doctor === id)
    .map((doctor) => {
      const week = (rows as readonly Slot[]).filter((slot) => slot.doctor === doctor.id);
      return `${doctorName(doctor)} (${doctor.id}), ${names.get(doctor.service) ?? ''}\n${weekTable(week)}`;
    })
    .join('\n\n');
};

function slotsCommand(program: Command): void {
  const parent = entityCommands(program, slots, weeksText);
  const minutes = withDefault('<nr>', 'cât ține un interval', wholeNumber(5, 480), 30);
  const about = 'adaugă intervale la rând, câte încap între două ore';
  define(parent, 'add', about, { ...slots.fields, minutes }, async (clinic, given) => {
    const { doctor, day, from, to, minutes: length } = given as unknown as Slot & { minutes: number };
    const times = consecutiveTimes(from, to, length);
    if (times.length === 0)
      throw new Misuse(`Între ${from} și ${to} nu încape niciun interval de ${length} de minute.`);
    const week = times.map(({ startTime, endTime }) => ({ doctor, day, from: startTime, to: endTime }));
    const added = (await enterAll(clinic, slots, week)).map(({ row }) => row);
    const name = doctorName(await find(clinic.db, doctors, doctor));
    const count = countWords(added.length, ['niciun interval', 'un interval', 'intervale']);
    return {
      data: added,
      text: `Am adăugat ${count}: ${name}, ${day}, ${added.map((one) => one.from).join(', ')}.`,
    };
  });
}

const dayCount = (count: number): string => countWords(count, ['nicio zi', 'o zi', 'zile']);

function closuresCommand(program: Command): void {
  const parent = entityCommands(program, closures);
  const fields = { year: argument('<an>', 'anul, ca 2027', wholeNumber(2024, 2099)), yes: YES };
  const about = 'închide clinica în sărbătorile legale ale unui an, câte cad de luni până vineri';
  define(parent, 'add-holidays', about, fields, async (clinic, { year, yes }) => {
    const closed = await rowsOf(clinic.db, closures);
    const days = publicHolidays(year)
      .filter(({ date }) => date >= clinic.now.date && isWorkday(weekdayOf(date)))
      .map(({ date, name }) => ({ from: date, to: date, name }))
      .filter((day) => !closed.some((one) => overlaps(one, day)));
    if (days.length === 0)
      return { data: { closures: [], warnings: [] }, text: `Nu este nicio zi de adăugat pentru ${year}.` };
    const lines = days.map((day) => `  ${spanWords(day)}, ${day.name}`).join('\n');
    await confirm(
      `Sărbătorile legale din ${year} care cad de luni până vineri:\n${lines}\nÎnchideți clinica în ${dayCount(days.length)}?`,
      yes,
    );
    const entered = await enterAll(clinic, closures, days);
    const warnings = entered.flatMap((one) => one.warnings);
    return {
      data: { closures: entered.map(({ row }) => row), warnings },
      text: `Am închis clinica în ${dayCount(days.length)}:\n${lines}${warningText(warnings)}`,
    };
  });
}

function profileCommand(program: Command): void {
  const parent = program
    .command('profile')
    .description(
      'ce spune clinica despre ea: nume, telefoane, adresă, ore, date juridice, informații practice',
    );
  define(parent, 'show', 'arată tot', {}, async ({ db }) => {
    const profile = await readProfile(db);
    const lines = PROFILE_NAMES.map((name) => [name, profileFields[name].heading, profile[name] ?? '']);
    return { data: profile, text: textTable(['Câmp', 'Ce este', 'Valoare'], lines) };
  });
  const fields = {
    field: argument('<câmp>', `unul dintre ${PROFILE_NAMES.join(', ')}`, oneOf(...PROFILE_NAMES)),
    text: file('<valoare>', 'ce scrie acolo de acum înainte; "" scoate un câmp care poate lipsi'),
  };
  define(parent, 'set', 'schimbă un câmp', fields, async ({ db, at }, { field, text }) => {
    const { heading, rule } = profileFields[field];
    const value = readBy(rule)(text);
    const profile = await changing(db, at, (tx) => enterProfile(tx, { [field]: value }));
    const told = value === '' ? `Nu se mai arată: ${heading}.` : `De acum, ${heading}: ${value}.`;
    return { data: profile, text: told };
  });
}

/**
 * Adds the commands of everything that staff enter.
 * @returns `clinic prices`, to which an import is added
 */
export function addEntities(program: Command): Command {
  entityCommands(program, services);
  entityCommands(program, doctors);
  slotsCommand(program);
  entityCommands(program, vacations);
  closuresCommand(program);
  const parent = entityCommands(program, prices);
  profileCommand(program);
  return parent;
}
