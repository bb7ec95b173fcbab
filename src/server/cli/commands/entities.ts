import { publicHolidays } from '../../../content/publicHolidays';
import { isWorkday, weekdayOf } from '../../../domain/calendarDate';
import { consecutiveTimes } from '../../../domain/consecutiveTimes';
import { doctorName } from '../../../domain/entities';
import { readProfile } from '../../clinic/profile';
import { changeFacts } from '../../staff/change';
import { closures, overlap, vacations } from '../../staff/daysOff';
import { doctors } from '../../staff/doctors';
import { prices } from '../../staff/prices';
import { saveProfile, profileFields, PROFILE_NAMES } from '../../staff/profile';
import { Refusal } from '../../staff/refusal';
import { find, rowsOf } from '../../staff/rows';
import { oneOf, wholeNumber } from '../../staff/rules';
import { services } from '../../staff/services';
import { slots, type Slot } from '../../staff/slots';
import { WEEKDAYS } from '../../../content/weekdays';
import { spanWords } from '../../../content/words/dates';
import { textTable } from '../../../content/words/text';
import { leaf, type Tree } from '../command/command';
import { anyText, argument, readBy, option, YES } from '../command/options';
import { addAll, entityGroup, warningText, type ListText } from '../command/entityCommands';
import { confirm } from '../io/terminal';
import { blocks } from './blocks';
import { importOf } from '../facts/commands';
import { readPricesFile } from '../facts/prices';

/** Formats a doctor's week with a column for each day. Slot ids are in brackets. */
function weekTable(week: readonly Slot[]): string {
  const days = WEEKDAYS.map((day) => week.filter((slot) => slot.day === day));
  const longest = Math.max(...days.map(({ length }) => length));
  const lines = Array.from({ length: longest }, (_, line) =>
    days.map(({ [line]: slot }) => (slot ? `${slot.from}–${slot.to} (${slot.id})` : '')),
  );
  return textTable(WEEKDAYS, lines);
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

const addSlots = leaf({
  about: 'adaugă intervale la rând, câte încap între două ore',
  fields: {
    ...slots.fields,
    minutes: option('<nr>', 'cât ține un interval; fără el, 30', wholeNumber(5, 480)),
  },
  work: async (clinic, given) => {
    const { doctor, day, from, to, minutes = 30 } = given as unknown as Slot & { minutes?: number };
    const times = consecutiveTimes(from, to, minutes);
    if (times.length === 0)
      throw new Refusal(`Între ${from} și ${to} nu încape niciun interval de ${minutes} de minute.`);
    const week = times.map(({ startTime, endTime }) => ({ doctor, day, from: startTime, to: endTime }));
    const added = (await addAll(clinic, slots, week)).map(({ row }) => row);
    const name = doctorName(await find(clinic.db, doctors, doctor));
    const starts = added.map((slot) => slot.from).join(', ');
    return { data: added, text: `Am adăugat în program: ${name}, ${day}, ${starts}.` };
  },
});

const WORKING_WEEK = `de ${WEEKDAYS[0]} până ${WEEKDAYS.at(-1)}`;

const addHolidays = leaf({
  about: `închide clinica în sărbătorile legale ale unui an, câte cad ${WORKING_WEEK}`,
  fields: { year: argument('<an>', 'anul, ca 2027', wholeNumber(2024, 2099)), yes: YES },
  work: async (clinic, { year, yes }) => {
    const closed = await rowsOf(clinic.db, closures);
    const days = publicHolidays(year)
      .filter(({ date }) => date >= clinic.now.date && isWorkday(weekdayOf(date)))
      .map(({ date, name }) => ({ from: date, to: date, name }))
      .filter((day) => !closed.some((one) => overlap(one, day)));
    if (days.length === 0)
      return { data: { closures: [], warnings: [] }, text: `Nu este nicio zi de adăugat pentru ${year}.` };
    const lines = days.map((day) => `  ${spanWords(day)}, ${day.name}`).join('\n');
    await confirm(
      `Sărbătorile legale din ${year} care cad ${WORKING_WEEK}:\n${lines}\nÎnchideți clinica în aceste zile?`,
      yes,
    );
    const entered = await addAll(clinic, closures, days);
    const warnings = entered.flatMap((one) => one.warnings);
    const text = `Am închis clinica în:\n${lines}${warningText(warnings)}`;
    return { data: { closures: entered.map(({ row }) => row), warnings }, text };
  },
});

const profile: Tree = {
  show: leaf({
    about: 'arată tot',
    work: async ({ db }) => {
      const shown = await readProfile(db);
      const lines = PROFILE_NAMES.map((name) => [name, profileFields[name].heading, shown[name] ?? '']);
      return { data: shown, text: textTable(['Câmp', 'Ce este', 'Valoare'], lines) };
    },
  }),
  set: leaf({
    about: 'schimbă un câmp',
    fields: {
      field: argument('<câmp>', `unul dintre ${PROFILE_NAMES.join(', ')}`, oneOf(...PROFILE_NAMES)),
      text: argument('<valoare>', 'ce scrie acolo de acum înainte; "" scoate ce poate lipsi', anyText),
    },
    work: async ({ db, at }, { field, text }) => {
      const { heading, rule } = profileFields[field];
      const value = readBy(rule, text);
      const changed = await changeFacts(db, at, (tx) => saveProfile(tx, { [field]: value }));
      const sentence = value === '' ? `Nu se mai arată: ${heading}.` : `De acum, ${heading}: ${value}.`;
      return { data: changed, text: sentence };
    },
  }),
};

export const entityCommands: Tree = {
  services: entityGroup(services),
  doctors: entityGroup(doctors),
  slots: entityGroup(slots, { add: addSlots, ...blocks }, weeksText),
  vacations: entityGroup(vacations),
  closures: entityGroup(closures, { 'add-holidays': addHolidays }),
  prices: entityGroup(prices, {
    import: importOf('face prețurile cum sunt în tabelul CSV, pe toate sau niciunul', readPricesFile),
  }),
  profile: {
    about: 'ce spune clinica despre ea: nume, telefoane, adresă, ore, date juridice, informații practice',
    commands: profile,
  },
};
