import type { Command } from 'commander';
import { doctorName } from '../../../domain/doctorName';
import { inTransaction } from '../../database/sql/inTransaction';
import {
  addDoctor,
  changeDoctor,
  removeDoctor,
  staffDoctors,
  type DoctorEntry,
} from '../../database/staff/doctors';
import { enterPortrait } from '../../database/staff/portraits';
import { Refusal, answer, answerTable, type AnswerOptions } from '../output/answer';
import { readId, readIds, readPosition } from '../input/argumentReaders';
import { givenFields, withFields, type FieldValues } from '../input/fields';
import { readPicture } from '../input/readPicture';
import { line, name, readBy } from '../input/rules';
import { addRemoval } from '../clinic/removal';
import { findDoctor, findService } from '../clinic/rowFinders';
import { onClinic, type Clinic } from '../clinic/onClinic';
import { refuseBooked } from '../output/refuseBooked';

const FIELDS = {
  firstName: ['<prenume>', 'prenumele', readBy(name)],
  lastName: ['<nume>', 'numele de familie', readBy(name)],
  service: ['<nr>', 'numărul specialității', readId],
  title: ['<titlu>', 'titlul, ca „Medic primar cardiologie”', readBy(line(100))],
  focus: ['<text>', 'de ce se ocupă, ca „aritmii, stimulatoare cardiace”', readBy(line(200))],
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
 * Does something with a doctor and keeps the portrait in a file, or none of both.
 * @param write gets the portrait's name, or null where it is to be taken away
 * @throws {Refusal} for what is no picture, and for a doctor or a service that is gone
 */
async function entered(
  { db }: Clinic,
  file: string | undefined,
  write: (db: Clinic['db'], portrait: string | null | undefined) => Promise<DoctorEntry>,
): Promise<number> {
  const picture = file ? await readPicture(file) : undefined;
  if (typeof picture === 'string') throw new Refusal(picture);
  return inTransaction(db, async (transaction) => {
    if (picture) await enterPortrait(transaction, picture);
    const entry = await write(transaction, file === '' ? null : picture?.name);
    if (entry.kind === 'entered') return entry.id;
    throw new Refusal('Medicul sau specialitatea lui nu mai este pe site. Nu s-a schimbat nimic.');
  });
}

const add = onClinic(
  async (clinic, { json, service, portrait: file, ...doctor }: AnswerOptions & NewDoctor) => {
    await findService(clinic, service);
    const id = await entered(clinic, file, (db, portrait) =>
      addDoctor(db, { ...doctor, portrait, serviceId: service }),
    );
    answer({ json }, await findDoctor(clinic, id), `Am adăugat medicul ${id}, ${doctorName(doctor)}.`);
  },
);

const change = onClinic(async (clinic, id: number, options: AnswerOptions & Partial<DoctorFields>) => {
  const { service, portrait: file, ...fields } = givenFields(FIELDS, options);
  await findDoctor(clinic, id);
  if (service !== undefined) await findService(clinic, service);
  await entered(clinic, file, (db, portrait) =>
    changeDoctor(db, id, { ...fields, portrait, serviceId: service }),
  );
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
        // In one order, so that two who remove the same doctors never wait for each other.
        for (const doctor of rows.toSorted((a, b) => a.id - b.id))
          refuseBooked(await removeDoctor(transaction, doctor.id, now, at), `${doctorName(doctor)} are`);
      }),
  });
}
