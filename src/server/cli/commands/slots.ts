import type { Command } from 'commander';
import { doctorName } from '../../../domain/doctorName';
import { consecutiveTimes } from '../../../domain/consecutiveTimes';
import { countWords } from '../../../domain/countWords';
import { staffDoctors } from '../../database/staff/doctors';
import { addSlots, removeSlots, staffSlots } from '../../database/staff/slots';
import { Misuse, Refusal, answer, type AnswerOptions } from '../output/answer';
import { readId, readIds, readNumber, readTime, readWeekday } from '../input/argumentReaders';
import { withFields, type FieldValues } from '../input/fields';
import { addRemoval } from '../clinic/removal';
import { findDoctor, findSlot } from '../clinic/rowFinders';
import { WEEKDAYS, weekTable } from '../output/weekTable';
import { onClinic } from '../clinic/onClinic';
import { refuseBooked } from '../output/refuseBooked';

const SLOTS = ['niciun interval', 'un interval', 'intervale'] as const;

const list = onClinic(async (clinic, options: AnswerOptions & { doctor?: number }) => {
  const doctors =
    options.doctor === undefined ? await staffDoctors(clinic.db) : [await findDoctor(clinic, options.doctor)];
  const slots = await staffSlots(clinic.db, options.doctor);
  const weeks = doctors.map((doctor) => {
    const own = slots.filter(({ doctorId }) => doctorId === doctor.id);
    return `${doctorName(doctor)} (${doctor.id}), ${doctor.service}\n${weekTable(own)}`;
  });
  answer(options, slots, weeks.join('\n\n'));
});

const FIELDS = {
  doctor: ['<nr>', 'numărul medicului', readId],
  day: ['<zi>', 'luni, marți, miercuri, joi sau vineri', readWeekday],
  from: ['<oră>', 'ora de început, ca 09:00', readTime],
  to: ['<oră>', 'ora de sfârșit, ca 12:30', readTime],
} as const;

type AddOptions = AnswerOptions & FieldValues<typeof FIELDS> & { readonly minutes: number };

const add = onClinic(async (clinic, options: AddOptions) => {
  const { doctor: doctorId, day, from, to, minutes } = options;
  const slots = consecutiveTimes(from, to, minutes).map((times) => ({ weekday: day, ...times }));
  if (slots.length === 0) {
    throw new Misuse(`Între ${from} și ${to} nu încape niciun interval de ${minutes} de minute.`);
  }
  const name = doctorName(await findDoctor(clinic, doctorId));
  const addition = await addSlots(clinic.db, doctorId, slots);
  if (addition.kind === 'overlaps') {
    const { id, startTime, endTime } = addition.slot;
    throw new Refusal(
      `${name} are deja ${WEEKDAYS[day]} intervalul ${startTime}–${endTime}. Alegeți alte ore sau scoateți-l: clinic slots remove ${id}.`,
    );
  }
  const added = slots.map((slot, index) => ({ id: addition.ids[index], doctorId, ...slot }));
  answer(
    options,
    added,
    `Am adăugat ${countWords(slots.length, SLOTS)}: ${name}, ${WEEKDAYS[day]}, ${slots
      .map(({ startTime }) => startTime)
      .join(', ')}.`,
  );
});

/** `clinic slots …` */
export function slotsCommand(program: Command): void {
  const slots = program.command('slots').description('programul săptămânal al medicilor');
  slots
    .command('list')
    .description('arată săptămâna unui medic sau a tuturor; în paranteze stă numărul intervalului')
    .option('--doctor <nr>', 'numai al unui medic', readId)
    .action(list);
  withFields(slots.command('add'), FIELDS, ['doctor', 'day', 'from', 'to'])
    .description('adaugă intervale la rând, câte încap între două ore')
    .option('--minutes <nr>', 'cât ține un interval', readNumber(5, 480), 30)
    .action(add);
  addRemoval(slots, ['<nr...>', 'numerele intervalelor', readIds], {
    description: 'scoate intervale din program; trecutul lor rămâne',
    find: (clinic, ids) => Promise.all(ids.map((id) => findSlot(clinic, id))),
    what: ({ length }) => `${countWords(length, SLOTS)} din program`,
    keyName: 'ids',
    take: async ({ db, now, at }, rows) => {
      const ids = rows.map(({ id }) => id);
      refuseBooked(await removeSlots(db, ids, now, at), 'Intervalele alese au');
    },
  });
}
