import { countWords } from '../../../domain/text';
import { shortDate, spanWords } from '../../../content/words/dates';
import { textTable } from '../../../content/words/text';
import { WORKDAY_NAMES } from '../../../content/weekdays';
import { datesOfWeekday, LAST_DATE } from '../../../domain/calendarDate';
import { doctorName } from '../../../domain/entities';
import { isExpired, isVacationDay } from '../../../domain/slotStatus';
import { blockTimes, selectBlocked, unblockTimes } from '../../clinic/blockedTimes';
import { readDoctorTimes } from '../../clinic/timetable';
import { upcomingAppointments, refuseBooked } from '../../staff/appointments';
import { changeFacts } from '../../staff/change';
import { doctors } from '../../staff/doctors';
import { prefixRefusals, Refusal, refuseReversed } from '../../staff/refusal';
import { find } from '../../staff/rows';
import { dateRule, rowId, nameRule } from '../../staff/rules';
import { slots, type SlotRow } from '../../staff/slots';
import type { CommandContext } from '../framework/withDatabase';
import { leaf, type Tree } from '../framework/command';
import { argument, option, required, YES } from '../framework/options';
import { confirm } from '../io/terminal';

const TIMES = {
  id: argument('<nr>', 'numărul intervalului, din clinic slots list', rowId),
  date: required('<dată>', 'ziua, ca 2026-11-23 sau 23.11.2026', dateRule),
  until: option('<dată>', 'ultima zi, pentru același interval din fiecare săptămână', dateRule),
};

/** Most dates that are listed, and blocked without a question. */
const MAX_LISTED = 10;

const datesWords = (dates: readonly string[]): string =>
  dates.length <= MAX_LISTED
    ? dates.map(shortDate).join(', ')
    : `${countWords(dates.length, ['', '', 'zile'])}, ${spanWords({ from: dates[0] ?? '', to: dates.at(-1) ?? '' })}`;

/** Returns a slot as staff read it: `intervalul 1, 09:00–09:30, luni, Dr. Ioana Mureșan`. */
const titleOf = async ({ db }: Pick<CommandContext, 'db'>, { id: number, from, to, day, doctor }: SlotRow) =>
  `${slots.one} ${number}, ${from}–${to}, ${day}, ${doctorName(await find(db, doctors, doctor))}`;

/** @throws {Refusal} with the reason why nothing can be blocked on these days */
async function datesToBlock({ db, now }: CommandContext, slot: SlotRow, from: string, until: string) {
  refuseReversed(from, until);
  const days = spanWords({ from, to: until });
  const all = datesOfWeekday(WORKDAY_NAMES.indexOf(slot.day), from, until);
  if (all.length === 0) throw new Refusal(`Nicio zi de ${slot.day} în ${days}.`);
  const upcoming = all.filter((day) => !isExpired(day, slot.from, now));
  if (upcoming.length === 0) throw new Refusal(`A trecut deja: ${datesWords(all)}, ora ${slot.from}.`);
  const { vacations = [] } = (await readDoctorTimes(db, slot.doctor, from, until)) ?? {};
  if (upcoming.every((day) => isVacationDay(day, vacations)))
    throw new Refusal(`Nimic de blocat, medicul nu lucrează: ${datesWords(upcoming)}.`);
  return upcoming;
}

const block = leaf({
  about: 'blochează un interval într-o zi: pe site apare ocupat; ce este programat nu se blochează',
  fields: {
    ...TIMES,
    reason: required('<text>', 'de ce, numai pentru personal: „ședință”', nameRule),
    yes: YES,
  },
  work: async (context, { id: wanted, date: from, until = from, reason, yes }) => {
    const { db, now, at } = context;
    const slot = await find(db, slots, wanted);
    const title = await titleOf(context, slot);
    const dates = await prefixRefusals(`Ați ales ${title}. `, () => datesToBlock(context, slot, from, until));
    if (dates.length > MAX_LISTED) await confirm(`Blocați ${title}: ${datesWords(dates)}?`, yes);
    const before = await changeFacts(db, at, async (tx) => {
      await find(tx, slots, wanted);
      const booked = await upcomingAppointments(tx, now, (query) =>
        query.where('slots.id', '=', wanted).where('appointments.date', 'in', dates),
      );
      refuseBooked(booked, 'Orele alese au');
      const found = await selectBlocked(tx, from, until).where('slotId', '=', wanted).execute();
      await blockTimes(tx, wanted, dates, reason, at);
      return found;
    });
    const known = before.map((one) => `${shortDate(one.date)} („${one.reason}”)`).join(', ');
    const again = known && `\nEra deja blocat, iar motivul de acum îl înlocuiește pe cel vechi: ${known}.`;
    return { data: { dates }, text: `Am blocat ${title}: ${datesWords(dates)}.${again}` };
  },
});

const unblock = leaf({
  about: 'face din nou liber un interval blocat',
  fields: TIMES,
  work: async (context, { id: slotId, date: from, until = from }) => {
    const title = await titleOf(context, await find(context.db, slots, slotId));
    refuseReversed(from, until);
    const dates = await changeFacts(context.db, context.at, (tx) =>
      unblockTimes(tx, { slotId, date: from }, until),
    );
    if (dates.length === 0)
      throw new Refusal(`În zilele alese nu este blocat ${title}. Vedeți: clinic slots blocks`);
    return { data: { dates }, text: `Este din nou liber ${title}: ${datesWords(dates)}.` };
  },
});

const list = leaf({
  about: 'arată orele blocate, de azi înainte',
  fields: { doctor: option('<nr>', 'numai ale unui medic', rowId) },
  work: async ({ db, now }, { doctor: doctorId }) => {
    const all = await selectBlocked(db, now.date, LAST_DATE).execute();
    const found = all.filter((one) => doctorId === undefined || one.doctorId === doctorId);
    const rows = found.map((one) => [
      one.slotId,
      doctorName(one),
      shortDate(one.date),
      `${one.startTime}–${one.endTime}`,
      one.reason,
    ]);
    return { data: found, text: textTable(['Interval', 'Medic', 'Data', 'Ora', 'Motiv'], rows) };
  },
});

export const blocks: Tree = { block, unblock, blocks: list };
