import type { Command } from 'commander';
import { doctorName } from '../../../domain/doctorName';
import { inTransaction } from '../../database/sql/inTransaction';
import { addDoctor, changeDoctor, removeDoctor, staffDoctors } from '../../database/staff/doctors';
import { enterPortrait } from '../../database/staff/portraits';
import { Refusal, answer, answerTable, type AnswerOptions } from '../output/answer';
import { readName, readId, readIds, readPosition } from '../input/argumentReaders';
import { givenFields, withFields, type FieldValues } from '../input/fields';
import { readPicture } from '../input/readPicture';
import { line, readBy } from '../input/rules';
import { addRemoval } from '../clinic/removal';
import { findDoctor, findService } from '../clinic/rowFinders';
import { onClinic, type Clinic } from '../clinic/onClinic';
import { refuseBooked } from '../output/refuseBooked';

const FIELDS = {
  firstName: ['<prenume>', 'prenumele', readName],
  lastName: ['<nume>', 'numele de familie', readName],
  service: ['<nr>', 'numărul specialității', readId],
  title: ['<titlu>', 'titlul, ca „Medic primar cardiologie”', readBy(line(100))],
  portrait: ['<fișier>', 'portretul: o imagine JPEG, PNG sau WebP; "" îl scoate', String],
  position: ['<nr>', 'al câtelea apare', readPosition],
} as const;

type DoctorFields = FieldValues<typeof FIELDS>;
type NewDoctor = Partial<DoctorFields> & Pick<DoctorFields, 'firstName' | 'lastName' | 'service'>;

const list = onClinic(async ({ db }, options: AnswerOptions & { service?: number }) => {
  const rows = await staffDoctors(db, options.service);
  answerTable(options, rows, ['Nr.', 'Medic', 'Specialitate', 'Titlu', 'Portret'], (row) => [
    ...[row.id, doctorName(row), row.service, row.title, row.portrait ?? ''],
  ]);
});

/**
 * Keeps the picture in a file.
 * @returns the portrait's name, or null where it is to be taken away
 * @throws {Refusal} for what is no picture
 */
async function storedPortrait(db: Clinic['db'], file?: string): Promise<string | null | undefined> {
  if (file === undefined || file === '') return file === '' ? null : undefined;
  const picture = await readPicture(file);
  if (picture.kind === 'none') throw new Refusal(picture.why);
  await enterPortrait(db, picture.content);
  return picture.name;
}

const add = onClinic(async (clinic, { json, service, ...doctor }: AnswerOptions & NewDoctor) => {
  await findService(clinic, service);
  const id = await inTransaction(clinic.db, async (db) => {
    const portrait = await storedPortrait(db, doctor.portrait);
    return addDoctor(db, { ...doctor, portrait, serviceId: service });
  });
  const text = `Am adăugat medicul ${id}, ${doctorName(doctor)}.`;
  answer({ json }, { id, ...doctor, serviceId: service }, text);
});

const change = onClinic(async (clinic, id: number, options: AnswerOptions & Partial<DoctorFields>) => {
  const { service, portrait: file, ...fields } = givenFields(FIELDS, options);
  await findDoctor(clinic, id);
  if (service !== undefined) await findService(clinic, service);
  await inTransaction(clinic.db, async (db) => {
    const portrait = await storedPortrait(db, file);
    await changeDoctor(db, id, { ...fields, portrait, serviceId: service });
  });
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
    .description('schimbă ce se spune despre un medic, sau specialitatea lui; ce s-a programat rămâne')
    .argument(...NUMBER)
    .action(change);
  addRemoval(doctors, ['<nr...>', 'numerele medicilor', readIds], {
    description: 'scoate medici de pe site, cu tot programul lor, pe toți sau niciunul; trecutul rămâne',
    find: (clinic, ids) => Promise.all(ids.map((id) => findDoctor(clinic, id))),
    what: (rows) => `${rows.length > 1 ? 'medicii' : 'medicul'} ${rows.map(doctorName).join(', ')}`,
    consequence: ', cu tot programul și concediile',
    keyName: 'ids',
    take: ({ db, now, at }, rows) =>
      inTransaction(db, async (transaction) => {
        for (const doctor of rows)
          refuseBooked(await removeDoctor(transaction, doctor.id, now, at), doctorName(doctor));
      }),
  });
}
