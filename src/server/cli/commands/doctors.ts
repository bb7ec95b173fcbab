import type { Command } from 'commander';
import { doctorName } from '../../../domain/doctorName';
import { addDoctor, changeDoctor, removeDoctor, staffDoctors } from '../../database/staff/doctors';
import { Misuse, answer, type AnswerOptions } from '../output/answer';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { readName, readId } from '../input/argumentReaders';
import { findDoctor, findService } from '../clinic/rowFinders';
import { textTable } from '../../words/text';
import { onClinic } from '../clinic/onClinic';
import { refuseBooked } from './refuseBooked';

interface DoctorOptions extends AnswerOptions {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly service?: number;
}

const list = onClinic(async ({ db }, options: AnswerOptions & Pick<DoctorOptions, 'service'>) => {
  const rows = await staffDoctors(db, options.service);
  const lines = rows.map((row) => [row.id, doctorName(row), row.service]);
  answer(options, rows, textTable(['Nr.', 'Medic', 'Specialitate'], lines));
});

const add = onClinic(async ({ db, database }, options: Required<DoctorOptions>) => {
  const { firstName, lastName, service } = options;
  await findService(database, service);
  const doctor = { firstName, lastName, serviceId: service };
  const id = await addDoctor(db, doctor);
  answer(options, { id, ...doctor }, `Am adăugat medicul ${id}, ${doctorName(doctor)}.`);
});

const change = onClinic(async ({ db, database }, id: number, options: DoctorOptions) => {
  const { firstName, lastName, service } = options;
  if (firstName === undefined && lastName === undefined && service === undefined) {
    throw new Misuse('Spuneți ce se schimbă: --first-name, --last-name sau --service.');
  }
  await findDoctor(db, id);
  if (service !== undefined) await findService(database, service);
  await changeDoctor(db, id, { firstName, lastName, serviceId: service });
  const doctor = await findDoctor(db, id);
  answer(options, doctor, `Medicul ${id} este acum ${doctorName(doctor)}, ${doctor.service}.`);
});

const remove = onClinic(async ({ db, now, at }, id: number, options: AnswerOptions & YesOptions) => {
  const name = doctorName(await findDoctor(db, id));
  await confirm(`Scoateți medicul ${name}, cu tot programul și concediile?`, options);
  refuseBooked(await removeDoctor(db, id, now, at), name);
  answer(options, { id, removed: true }, `Am scos medicul ${name}.`);
});

/** `clinic doctors …` */
export function doctorsCommand(program: Command): void {
  const doctors = program.command('doctors').description('medicii');
  doctors
    .command('list')
    .description('arată medicii')
    .option('--service <nr>', 'numai cei ai unei specialități', readId)
    .action(list);
  doctors
    .command('add')
    .description('adaugă un medic; programul i se adaugă cu: clinic slots add')
    .requiredOption('--first-name <prenume>', 'prenumele', readName)
    .requiredOption('--last-name <nume>', 'numele de familie', readName)
    .requiredOption('--service <nr>', 'numărul specialității', readId)
    .action(add);
  doctors
    .command('change')
    .description('schimbă numele sau specialitatea unui medic')
    .argument('<nr>', 'numărul medicului', readId)
    .option('--first-name <prenume>', 'prenumele nou', readName)
    .option('--last-name <nume>', 'numele de familie nou', readName)
    .option('--service <nr>', 'specialitatea nouă', readId)
    .action(change);
  doctors
    .command('remove')
    .description('scoate un medic de pe site, cu tot programul lui; trecutul rămâne')
    .argument('<nr>', 'numărul medicului', readId)
    .option(...YES_OPTION)
    .action(remove);
}
