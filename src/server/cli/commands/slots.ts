import type { Command } from 'commander';
import { doctorName } from '../../../domain/doctorName';
import { consecutiveTimes } from '../../../domain/consecutiveTimes';
import { countWords } from '../../../domain/countWords';
import type { Weekday } from '../../../domain/entities';
import { staffDoctors } from '../../database/staff/doctors';
import { addSlots, removeSlots, staffSlots } from '../../database/staff/slots';
import { Misuse, Refusal, answer, type AnswerOptions } from '../output/answer';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { readId, readIds, readNumber, readTime, readWeekday } from '../input/argumentReaders';
import { findDoctor } from '../clinic/rowFinders';
import { WEEKDAYS, weekTable } from '../output/weekTable';
import { onClinic } from '../clinic/onClinic';
import { refuseBooked } from './refuseBooked';

const SLOTS = ['niciun interval', 'un interval', 'intervale'] as const;

const list = onClinic(async ({ db }, options: AnswerOptions & { doctor?: number }) => {
  const doctors =
    options.doctor === undefined ? await staffDoctors(db) : [await findDoctor(db, options.doctor)];
  const slots = await staffSlots(db, options.doctor);
  const weeks = doctors.map((doctor) => {
    const own = slots.filter(({ doctorId }) => doctorId === doctor.id);
    return `${doctorName(doctor)} (${doctor.id}), ${doctor.service}\n${weekTable(own)}`;
  });
  answer(options, slots, weeks.join('\n\n'));
});

interface AddOptions extends AnswerOptions {
  readonly doctor: number;
  readonly day: Weekday;
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

const add = onClinic(async ({ db }, options: AddOptions) => {
  const { doctor: doctorId, day, from, to, minutes } = options;
  const slots = consecutiveTimes(from, to, minutes).map((times) => ({ weekday: day, ...times }));
  if (slots.length === 0) {
    throw new Misuse(`Între ${from} și ${to} nu încape niciun interval de ${minutes} de minute.`);
  }
  const name = doctorName(await findDoctor(db, doctorId));
  const addition = await addSlots(db, doctorId, slots);
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

const remove = onClinic(
  async ({ db, now, at }, ids: readonly number[], options: AnswerOptions & YesOptions) => {
    const present = new Set((await staffSlots(db)).map(({ id }) => id));
    const unknown = ids.find((id) => !present.has(id));
    if (unknown !== undefined) {
      throw new Refusal(`Nu există intervalul ${unknown}. Numerele intervalelor: clinic slots list.`);
    }
    const count = countWords(ids.length, SLOTS);
    await confirm(`Scoateți ${count} din program?`, options);
    refuseBooked(await removeSlots(db, ids, now, at), 'Ce vreți să scoateți');
    answer(options, { ids, removed: true }, `Am scos ${count} din program.`);
  },
);

/** `clinic slots …` */
export function slotsCommand(program: Command): void {
  const slots = program.command('slots').description('programul săptămânal al medicilor');
  slots
    .command('list')
    .description('arată săptămâna unui medic sau a tuturor; în paranteze stă numărul intervalului')
    .option('--doctor <nr>', 'numai al unui medic', readId)
    .action(list);
  slots
    .command('add')
    .description('adaugă intervale la rând, câte încap între două ore')
    .requiredOption('--doctor <nr>', 'numărul medicului', readId)
    .requiredOption('--day <zi>', 'luni, marți, miercuri, joi sau vineri', readWeekday)
    .requiredOption('--from <oră>', 'ora de început, ca 09:00', readTime)
    .requiredOption('--to <oră>', 'ora de sfârșit, ca 12:30', readTime)
    .option('--minutes <nr>', 'cât ține un interval', readNumber(5, 480), 30)
    .action(add);
  slots
    .command('remove')
    .description('scoate intervale din program; trecutul lor rămâne')
    .argument('<nr...>', 'numerele intervalelor', readIds)
    .option(...YES_OPTION)
    .action(remove);
}
