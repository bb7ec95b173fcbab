import type { Command } from 'commander';
import { doctorName } from '../../../domain/doctorName';
import { addDoctor, changeDoctor, removeDoctor, staffDoctors } from '../../database/staff/doctors';
import { answer, answerTable, type AnswerOptions } from '../output/answer';
import { readName, readId } from '../input/argumentReaders';
import { givenFields, withFields, type FieldValues } from '../input/fields';
import { addRemoval } from '../clinic/removal';
import { findDoctor, findService } from '../clinic/rowFinders';
import { onClinic } from '../clinic/onClinic';
import { refuseBooked } from './refuseBooked';

const FIELDS = {
  firstName: ['<prenume>', 'prenumele', readName],
  lastName: ['<nume>', 'numele de familie', readName],
  service: ['<nr>', 'numărul specialității', readId],
} as const;

type DoctorFields = FieldValues<typeof FIELDS>;

const list = onClinic(async ({ db }, options: AnswerOptions & { service?: number }) => {
  const rows = await staffDoctors(db, options.service);
  answerTable(options, rows, ['Nr.', 'Medic', 'Specialitate'], (row) => [
    ...[row.id, doctorName(row), row.service],
  ]);
});

const add = onClinic(async (clinic, options: AnswerOptions & DoctorFields) => {
  const { firstName, lastName, service } = options;
  await findService(clinic, service);
  const doctor = { firstName, lastName, serviceId: service };
  const id = await addDoctor(clinic.db, doctor);
  answer(options, { id, ...doctor }, `Am adăugat medicul ${id}, ${doctorName(doctor)}.`);
});

const change = onClinic(async (clinic, id: number, options: AnswerOptions & Partial<DoctorFields>) => {
  const { service, ...names } = givenFields(FIELDS, options);
  await findDoctor(clinic, id);
  if (service !== undefined) await findService(clinic, service);
  await changeDoctor(clinic.db, id, { ...names, serviceId: service });
  const doctor = await findDoctor(clinic, id);
  answer(options, doctor, `Medicul ${id} este acum ${doctorName(doctor)}, ${doctor.service}.`);
});

const NUMBER = ['<nr>', 'numărul medicului', readId] as const;

/** `clinic doctors …` */
export function doctorsCommand(program: Command): void {
  const doctors = program.command('doctors').description('medicii');
  doctors
    .command('list')
    .description('arată medicii')
    .option('--service <nr>', 'numai cei ai unei specialități', readId)
    .action(list);
  withFields(doctors.command('add'), FIELDS, ['firstName', 'lastName', 'service'])
    .description('adaugă un medic; programul i se adaugă cu: clinic slots add')
    .action(add);
  withFields(doctors.command('change'), FIELDS)
    .description('schimbă numele sau specialitatea unui medic')
    .argument(...NUMBER)
    .action(change);
  addRemoval(doctors, NUMBER, {
    description: 'scoate un medic de pe site, cu tot programul lui; trecutul rămâne',
    find: findDoctor,
    what: (doctor) => `medicul ${doctorName(doctor)}`,
    consequence: ', cu tot programul și concediile',
    take: async ({ db, now, at }, doctor) =>
      refuseBooked(await removeDoctor(db, doctor.id, now, at), doctorName(doctor)),
  });
}
