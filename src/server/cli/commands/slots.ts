import { consecutiveTimes } from '../../../domain/consecutiveTimes';
import { doctorName } from '../../../domain/entities';
import { WORKDAY_NAMES } from '../../../content/weekdays';
import { textTable } from '../../../content/words/text';
import { doctors } from '../../staff/doctors';
import { Refusal } from '../../staff/refusal';
import { find, rowsOf } from '../../staff/rows';
import { wholeNumber } from '../../staff/rules';
import { services } from '../../staff/services';
import { slotFields, slots, type SlotRow } from '../../staff/slots';
import { leaf } from '../framework/command';
import { addAll, type ListText } from '../framework/entityGroup';
import { option } from '../framework/options';

const formatSlot = (slot?: SlotRow): string => (slot ? `${slot.from}–${slot.to} (${slot.id})` : '');

/** Formats a doctor's week with a column for each day. Slot ids are in brackets. */
function weekTable(week: readonly SlotRow[]): string {
  const days = WORKDAY_NAMES.map((day) => week.filter((slot) => slot.day === day));
  const longest = Math.max(...days.map(({ length }) => length));
  const lines = Array.from({ length: longest }, (_, line) => days.map((day) => formatSlot(day[line])));
  return textTable(WORKDAY_NAMES, lines);
}

export const weeksText: ListText = async (db, rows, wanted) => {
  const names = new Map((await rowsOf(db, services)).map(({ key, name }) => [key, name]));
  return (await rowsOf(db, doctors))
    .filter(({ id }) => wanted.doctor === undefined || wanted.doctor === id)
    .map((doctor) => {
      const week = (rows as readonly SlotRow[]).filter((slot) => slot.doctor === doctor.id);
      return `${doctorName(doctor)} (${doctor.id}), ${names.get(doctor.service) ?? ''}\n${weekTable(week)}`;
    })
    .join('\n\n');
};

/** Minutes of an added slot if the option is omitted. */
const DEFAULT_MINUTES = 30;

export const addSlots = leaf({
  about: 'adaugă intervale la rând, câte încap între două ore',
  fields: {
    ...slotFields,
    minutes: option('<nr>', `cât ține un interval; fără el, ${DEFAULT_MINUTES}`, wholeNumber(5, 480)),
  },
  work: async (context, { doctor, day, from, to, minutes = DEFAULT_MINUTES }) => {
    const times = consecutiveTimes(from, to, minutes);
    if (times.length === 0)
      throw new Refusal(`Între ${from} și ${to} nu încape niciun interval de ${minutes} de minute.`);
    const week = times.map(({ startTime, endTime }) => ({ doctor, day, from: startTime, to: endTime }));
    const added = (await addAll(context, slots, week)).map(({ row }) => row);
    const doctorWords = doctorName(await find(context.db, doctors, doctor));
    const starts = added.map((slot) => slot.from).join(', ');
    return { data: added, text: `Am adăugat în program: ${doctorWords}, ${day}, ${starts}.` };
  },
});
