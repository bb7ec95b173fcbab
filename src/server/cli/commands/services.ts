import type { Command } from 'commander';
import { picklist } from 'valibot';
import { SPECIALTY_KEYS } from '../../../domain/facts';
import { addService, changeService, removeService, type ServiceEntry } from '../../database/staff/services';
import { inTransaction } from '../../database/sql/inTransaction';
import { Refusal, answer, answerTable, type AnswerOptions } from '../output/answer';
import { readId, readIds, readPosition } from '../input/argumentReaders';
import { givenFields, withFields, type FieldValues } from '../input/fields';
import { key, line, name, readBy } from '../input/rules';
import { addRemoval } from '../clinic/removal';
import { findService } from '../clinic/rowFinders';
import { onClinic, type Clinic } from '../clinic/onClinic';

const PAGES = [...SPECIALTY_KEYS, 'none'] as const;
type Page = (typeof PAGES)[number];
const pageRule = picklist(PAGES, `Alegeți una dintre valorile ${PAGES.join(', ')}.`);

const specialtyOf = (page?: Page) => (page === 'none' ? null : page);

const DETAILS = {
  page: ['<pagina>', `pagina de care ține: ${PAGES.join(', ')}`, readBy(pageRule)],
  preparation: ['<text>', 'ce face pacientul înainte de vizită', readBy(line(500))],
  position: ['<nr>', 'al câtelea apare', readPosition],
} as const;
const KEY = {
  key: ['<cheie>', 'cheia, care nu se mai schimbă; fără ea, se face din nume', readBy(key)],
} as const;
const CHANGES = { name: ['<nume>', 'numele nou', readBy(name)], ...DETAILS } as const;

type Details = Partial<FieldValues<typeof DETAILS & typeof KEY>>;

const list = onClinic(async ({ database }, options: AnswerOptions) => {
  const { services: rows } = await database.facts.read();
  answerTable(options, rows, ['Nr.', 'Specialitate', 'Cheie', 'Pagină', 'Pregătire'], (row) => [
    ...[row.id, row.name, row.key, row.specialty ?? '', row.preparation],
  ]);
});

/** @throws {Refusal} when another service has this name or key */
function entered(entry: ServiceEntry, wanted?: string): { readonly id: number; readonly key: string } {
  if (entry.kind === 'entered') return { id: entry.id, key: entry.key };
  if (entry.kind === 'unknown') throw new Refusal('Specialitatea nu mai este pe site.');
  const { id, name, key } = entry.service;
  throw new Refusal(
    key === wanted
      ? `Specialitatea ${id}, ${name}, are deja cheia ${key}. Alegeți altă cheie.`
      : `Specialitatea ${id} se numește deja ${name}. Alegeți alt nume, ca pacienții să le deosebească.`,
  );
}

const add = onClinic(async ({ db }, name: string, { json, page, ...details }: AnswerOptions & Details) => {
  const { id, key } = entered(
    await addService(db, { name, specialty: specialtyOf(page), ...details }),
    details.key,
  );
  answer({ json }, { id, key, name }, `Am adăugat specialitatea ${id}, ${name}.`);
});

async function changed(
  clinic: Clinic,
  id: number,
  { page, ...changes }: Partial<FieldValues<typeof CHANGES>>,
  options: AnswerOptions,
): Promise<void> {
  await findService(clinic, id);
  entered(await changeService(clinic.db, id, { specialty: specialtyOf(page), ...changes }));
  const service = await findService(clinic, id);
  const text = changes.name === undefined ? 'este schimbată' : `se numește acum ${service.name}`;
  answer(options, service, `Specialitatea ${id} ${text}.`);
}

const change = onClinic(
  async (clinic, id: number, options: AnswerOptions & Partial<FieldValues<typeof CHANGES>>) =>
    changed(clinic, id, givenFields(CHANGES, options), options),
);

const rename = onClinic(async (clinic, id: number, name: string, options: AnswerOptions) =>
  changed(clinic, id, { name }, options),
);

const NUMBER = ['<nr>', 'numărul specialității', readId] as const;

/** `clinic services …` */
export function servicesCommand(program: Command): void {
  const services = program.command('services').description('specialitățile la care se fac programări');
  services.command('list').description('arată specialitățile').action(list);
  withFields(services.command('add'), { ...KEY, ...DETAILS })
    .description('adaugă o specialitate; una scoasă de pe site revine cu cheia și trecutul ei')
    .argument('<nume>', 'numele, cum va apărea pe site', readBy(name))
    .action(add);
  withFields(services.command('change'), CHANGES)
    .description('schimbă ce se spune despre o specialitate')
    .argument(...NUMBER)
    .action(change);
  services
    .command('rename')
    .description('schimbă numele unei specialități')
    .argument(...NUMBER)
    .argument('<nume>', 'numele nou', readBy(name))
    .action(rename);
  addRemoval(services, ['<nr...>', 'numerele specialităților', readIds], {
    description: 'scoate specialități de pe site, pe toate sau niciuna; trecutul lor rămâne',
    find: (clinic, ids) => Promise.all(ids.map((id) => findService(clinic, id))),
    what: (rows) =>
      `${rows.length > 1 ? 'specialitățile' : 'specialitatea'} ${rows.map(({ name }) => name).join(', ')}`,
    keyName: 'ids',
    take: ({ db, at }, rows) =>
      inTransaction(db, async (transaction) => {
        for (const { id, name } of rows) {
          if (await removeService(transaction, id, at)) continue;
          throw new Refusal(
            `Specialitatea ${name} are medici. Mutați-i la alta (clinic doctors change) sau scoateți-i.`,
          );
        }
      }),
  });
}
