import type { Command } from 'commander';
import { consecutiveTimes } from '../../../domain/consecutiveTimes';
import { countWords } from '../../../domain/countWords';
import { doctorName } from '../../../domain/doctorName';
import { changing } from '../../staff/change';
import { doctorRows, findDoctor } from '../../staff/doctors';
import { addSlot, removeSlots, slotRows, type SlotRow } from '../../staff/slots';
import { enterRow, required, type Entity, type Field } from '../clinic/entity';
import { entityCommand, withFields, type Within } from '../clinic/entityCommands';
import { withClinic, type Clinic } from '../clinic/withClinic';
import { id, readBy, time, weekday, wholeNumber } from '../input/rules';
import { Misuse, printResult, type PrintOptions } from '../output/print';
import { weekTable } from '../output/weekTable';

export const doctorField: Field<number> = { ...required('<nr>', 'numărul medicului', id), isLasting: true };

/** Lists what belongs to one doctor. */
export const withinDoctor = <Row extends { readonly doctor: number }>(about: string): Within<Row> => ({
  option: 'doctor',
  field: { ...doctorField, about },
  names: async (db) => new Map((await doctorRows(db)).map((doctor) => [doctor.id, doctorName(doctor)])),
  pick: async (db, wanted, rows) => {
    const doctor = await findDoctor(db, Number(wanted));
    return rows.filter((row) => row.doctor === doctor.id);
  },
});

export const slots: Entity<SlotRow, Omit<SlotRow, 'id'>> = {
  name: 'slots',
  about: 'programul săptămânal al medicilor',
  one: 'intervalul',
  where: 'Numerele intervalelor: clinic slots list',
  event: 'slot',
  key: { placeholder: '<nr>', about: 'numerele intervalelor', rule: id },
  fields: {
    doctor: doctorField,
    day: required('<zi>', 'luni, marți, miercuri, joi sau vineri', weekday),
    from: required('<oră>', 'ora de început, ca 09:00', time),
    to: required('<oră>', 'ora de sfârșit, ca 12:30', time),
  },
  columns: {},
  keyOf: (row) => row.id,
  title: (row) => `intervalul ${row.from}-${row.to}, ${row.day}, al medicului ${row.doctor}`,
  rows: slotRows,
  enter: async (tx, _known, fields) => ({ id: await addSlot(tx, fields as SlotRow), warnings: [] }),
  remove: removeSlots,
};

const slotCount = (count: number): string =>
  countWords(count, ['niciun interval', 'un interval', 'intervale']);

async function weeksText({ db }: Clinic, rows: readonly SlotRow[], only?: number | string): Promise<string> {
  const shown = (await doctorRows(db)).filter(({ id: doctor }) => only === undefined || doctor === only);
  const texts = shown.map((doctor) => {
    const week = weekTable(rows.filter((slot) => slot.doctor === doctor.id));
    return `${doctorName(doctor)} (${doctor.id}), ${doctor.service}\n${week}`;
  });
  return texts.join('\n\n');
}

interface AddOptions extends PrintOptions, Omit<SlotRow, 'id'> {
  readonly minutes: number;
}

const add = withClinic(async ({ db, ...moment }, options: AddOptions) => {
  const { doctor, day, from, to, minutes } = options;
  const times = consecutiveTimes(from, to, minutes);
  if (times.length === 0)
    throw new Misuse(`Între ${from} și ${to} nu încape niciun interval de ${minutes} de minute.`);
  const { name, added } = await changing(db, moment.at, async (tx) => {
    const ids: number[] = [];
    for (const { startTime, endTime } of times) {
      const slot = { doctor, day, from: startTime, to: endTime };
      ids.push((await enterRow(tx, slots, undefined, slot, moment)).id);
    }
    return {
      name: doctorName(await findDoctor(tx, doctor)),
      added: (await slotRows(tx)).filter((slot) => ids.includes(slot.id)),
    };
  });
  const starts = added.map((slot) => slot.from).join(', ');
  printResult(options, added, `Am adăugat ${slotCount(added.length)}: ${name}, ${day}, ${starts}.`);
});

/** `clinic slots …` */
export function slotsCommand(program: Command): void {
  const parent = entityCommand(program, slots, {
    list: {
      about: 'arată săptămâna unui medic sau a tuturor; în paranteze stă numărul intervalului',
      within: withinDoctor('numai al unui medic'),
      text: weeksText,
    },
    remove: {
      about: 'scoate intervale din program; trecutul lor rămâne',
      what: ({ length }) => `${slotCount(length)} din program`,
    },
  });
  withFields(parent.command('add'), slots.fields, true)
    .description('adaugă intervale la rând, câte încap între două ore')
    .option('--minutes <nr>', 'cât ține un interval', readBy(wholeNumber(5, 480), '--minutes'), 30)
    .action(add);
}
