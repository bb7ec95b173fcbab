import type { Command } from 'commander';
import { enterService, removeService } from '../../database/staff/services';
import { Refusal, answer, type AnswerOptions } from '../output/answer';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { readName, readId } from '../input/argumentReaders';
import { findService } from '../clinic/rowFinders';
import { textTable } from '../../words/text';
import { onClinic, type Clinic } from '../clinic/onClinic';

const list = onClinic(async ({ database }, options: AnswerOptions) => {
  const rows = await database.catalogue.services();
  const lines = rows.map(({ id, name }) => [id, name]);
  answer(options, rows, textTable(['Nr.', 'Specialitate'], lines));
});

/** @throws {Refusal} when another service has this name */
async function enter({ db }: Clinic, name: string, renamed?: number): Promise<number> {
  const entry = await enterService(db, name, renamed);
  if (entry.kind === 'entered') return entry.id;
  throw new Refusal(
    `Specialitatea ${entry.service.id} se numește deja ${entry.service.name}. Alegeți alt nume, ca pacienții să le deosebească.`,
  );
}

const add = onClinic(async (clinic, name: string, options: AnswerOptions) => {
  const id = await enter(clinic, name);
  answer(options, { id, name }, `Am adăugat specialitatea ${id}, ${name}.`);
});

const rename = onClinic(async (clinic, id: number, name: string, options: AnswerOptions) => {
  await findService(clinic.database, id);
  await enter(clinic, name, id);
  answer(options, { id, name }, `Specialitatea ${id} se numește acum ${name}.`);
});

const remove = onClinic(async ({ db, database, at }, id: number, options: AnswerOptions & YesOptions) => {
  const { name } = await findService(database, id);
  await confirm(`Scoateți specialitatea ${name}?`, options);
  if (!(await removeService(db, id, at))) {
    throw new Refusal(
      `Specialitatea ${name} are medici. Mutați-i la alta (clinic doctors change) sau scoateți-i.`,
    );
  }
  answer(options, { id, removed: true }, `Am scos specialitatea ${name}.`);
});

/** `clinic services …` */
export function servicesCommand(program: Command): void {
  const services = program.command('services').description('specialitățile la care se fac programări');
  services.command('list').description('arată specialitățile').action(list);
  services
    .command('add')
    .description('adaugă o specialitate')
    .argument('<nume>', 'numele, cum va apărea pe site', readName)
    .action(add);
  services
    .command('rename')
    .description('schimbă numele unei specialități')
    .argument('<nr>', 'numărul specialității', readId)
    .argument('<nume>', 'numele nou', readName)
    .action(rename);
  services
    .command('remove')
    .description('scoate o specialitate de pe site; trecutul ei rămâne')
    .argument('<nr>', 'numărul specialității', readId)
    .option(...YES_OPTION)
    .action(remove);
}
