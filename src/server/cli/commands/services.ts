import type { Command } from 'commander';
import { addService, changeService, removeService } from '../../database/staff/services';
import { Refusal, answer, answerTable, type AnswerOptions } from '../output/answer';
import { readName, readId } from '../input/argumentReaders';
import { addRemoval } from '../clinic/removal';
import { findService } from '../clinic/rowFinders';
import { onClinic, type Clinic } from '../clinic/onClinic';

const list = onClinic(async ({ database }, options: AnswerOptions) => {
  const rows = await database.catalogue.services();
  answerTable(options, rows, ['Nr.', 'Specialitate'], ({ id, name }) => [id, name]);
});

/** @throws {Refusal} when another service has this name */
async function enter({ db }: Clinic, name: string, renamed?: number): Promise<number> {
  const entry = await (renamed === undefined
    ? addService(db, { name })
    : changeService(db, renamed, { name }));
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
  await findService(clinic, id);
  await enter(clinic, name, id);
  answer(options, { id, name }, `Specialitatea ${id} se numește acum ${name}.`);
});

const NUMBER = ['<nr>', 'numărul specialității', readId] as const;

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
    .argument(...NUMBER)
    .argument('<nume>', 'numele nou', readName)
    .action(rename);
  addRemoval(services, NUMBER, {
    description: 'scoate o specialitate de pe site; trecutul ei rămâne',
    find: findService,
    what: ({ name }) => `specialitatea ${name}`,
    take: async ({ db, at }, { id, name }) => {
      if (await removeService(db, id, at)) return;
      throw new Refusal(
        `Specialitatea ${name} are medici. Mutați-i la alta (clinic doctors change) sau scoateți-i.`,
      );
    },
  });
}
