import { InvalidArgumentError, type Command } from 'commander';
import { addPrice, changePrice, removePrice, type PriceEntry } from '../../database/staff/prices';
import { inSnapshot } from '../../database/sql/inSnapshot';
import { Refusal, answer, answerTable, type AnswerOptions } from '../output/answer';
import { writeOut } from '../output/writeOut';
import { bare, readId, readPosition } from '../input/argumentReaders';
import { givenFields, withFields, type FieldValues } from '../input/fields';
import { cost, key, line, readBy, someLine } from '../input/rules';
import { pricesCsv, pricesDraft } from '../facts/pricesCsv';
import { addRemoval } from '../clinic/removal';
import { currentFacts } from '../clinic/currentFacts';
import { findPrice, findService } from '../clinic/rowFinders';
import { onClinic } from '../clinic/onClinic';
import { addImport } from './importing';

function readYes(text: string): boolean {
  if (bare(text) === 'da' || bare(text) === 'nu') return bare(text) === 'da';
  throw new InvalidArgumentError('Scrieți da sau nu.');
}

const FIELDS = {
  service: ['<nr>', 'numărul specialității', readId],
  name: ['<nume>', 'ce costă', readBy(someLine(200))],
  cost: ['<lei>', 'cât: 250 sau 150-600', readBy(cost)],
  note: ['<text>', 'ce cuprinde sau ce nu; "" o scoate', readBy(line(200))],
  consultation: ['[da|nu]', 'este prețul unei consultații care se programează', readYes],
  position: ['<nr>', 'al câtelea apare la specialitatea lui', readPosition],
} as const;

type PriceFields = FieldValues<typeof FIELDS>;
type NewPrice = Partial<PriceFields> &
  Pick<PriceFields, 'service' | 'name' | 'cost'> & { readonly key?: string };

const list = onClinic(async ({ database }, options: AnswerOptions & { service?: number }) => {
  const { prices, services } = await database.facts.read();
  const names = new Map(services.map(({ id, name }) => [id, name]));
  const rows = prices.filter(({ serviceId }) => (options.service ?? serviceId) === serviceId);
  answerTable(options, rows, ['Cheie', 'Specialitate', 'Nume', 'Lei', 'Notă', 'Consultație'], (row) => [
    ...[row.key, names.get(row.serviceId) ?? '', row.name, row.cost, row.note ?? ''],
    row.isConsultation ? 'da' : '',
  ]);
});

/** @throws {Refusal} when another price has this key */
function entered(entry: PriceEntry, price: string): string {
  if (entry.kind === 'entered') return entry.key;
  throw new Refusal(
    entry.kind === 'exists'
      ? `Prețul ${price} există deja. Schimbați-l (clinic prices change) sau alegeți altă cheie.`
      : `Prețul ${price} sau specialitatea lui nu mai există.`,
  );
}

const add = onClinic(
  async (clinic, { json, service, consultation = false, ...price }: AnswerOptions & NewPrice) => {
    await findService(clinic, service);
    const row = { ...price, serviceId: service, isConsultation: consultation };
    const added = entered(await addPrice(clinic.db, row), price.key ?? price.name);
    answer({ json }, { ...row, key: added }, `Am adăugat prețul ${added}: ${price.name}, ${price.cost} lei.`);
  },
);

const change = onClinic(async (clinic, priceKey: string, options: AnswerOptions & Partial<PriceFields>) => {
  const { service, consultation, ...changes } = givenFields(FIELDS, options);
  await findPrice(clinic, priceKey);
  if (service !== undefined) await findService(clinic, service);
  const row = { ...changes, serviceId: service, isConsultation: consultation };
  entered(await changePrice(clinic.db, priceKey, row), priceKey);
  const price = await findPrice(clinic, priceKey);
  answer(options, price, `Prețul ${priceKey} este acum: ${price.name}, ${price.cost} lei.`);
});

const exportPrices = onClinic(async ({ db }, { output }: { output?: string }) => {
  const { prices } = await inSnapshot(db, currentFacts);
  await writeOut(pricesCsv(prices), output, 'prețurile');
});

const KEY = ['<cheie>', 'cheia prețului', readBy(key)] as const;

/** `clinic prices …` */
export function pricesCommand(program: Command): void {
  const prices = program.command('prices').description('prețurile fiecărei specialități');
  prices
    .command('list')
    .description('arată prețurile')
    .option('--service <nr>', 'numai ale unei specialități', readId)
    .action(list);
  withFields(prices.command('add'), { key: KEY, ...FIELDS }, ['service', 'name', 'cost'])
    .description('adaugă un preț; fără --key, cheia se face din nume')
    .action(add);
  withFields(prices.command('change'), FIELDS)
    .description('schimbă un preț; ce s-a programat rămâne la prețul de atunci')
    .argument(...KEY)
    .action(change);
  addRemoval(prices, KEY, {
    description: 'scoate un preț de pe site',
    find: findPrice,
    what: (price) => `prețul ${price.key}, ${price.name}`,
    keyName: 'key',
    take: ({ db }, price) => removePrice(db, price.key),
  });
  prices
    .command('export')
    .description('scrie prețurile ca tabel CSV pentru Excel sau LibreOffice')
    .option('-o, --output <fișier>', 'fișierul nou; fără el, se scrie pe ecran')
    .action(exportPrices);
  addImport(prices, 'face prețurile cum sunt în tabelul CSV, pe toate sau niciunul', pricesDraft);
}
