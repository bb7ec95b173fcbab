import type { Command } from 'commander';
import * as v from 'valibot';
import { enterPrice, priceRows, removePrices, type PriceRow } from '../../staff/prices';
import { field, required, type Entity } from '../clinic/entity';
import { entityCommand } from '../clinic/entityCommands';
import { withClinic } from '../clinic/withClinic';
import { cost, key, line, position, someLine } from '../input/rules';
import { folded } from '../input/search';
import { writeOut } from '../output/newFile';
import { pricesCsv } from '../output/pricesCsv';
import { withinService } from './doctors';
import { serviceField } from './services';

/** An option without a value is `true`. */
const yesOrNo = v.pipe(
  v.union([v.boolean(), v.string()], 'Scrieți da sau nu, în JSON true sau false.'),
  v.transform((text) => (typeof text === 'boolean' ? text : { da: true, nu: false }[folded(text)])),
  v.boolean('Scrieți da sau nu.'),
);

export const prices: Entity<PriceRow, Omit<PriceRow, 'id'> & { readonly position: number }> = {
  name: 'prices',
  about: 'prețurile fiecărei specialități',
  one: 'prețul',
  ofAll: 'prețurilor',
  where: 'Cheile prețurilor: clinic prices list',
  event: 'price',
  key: { placeholder: '<cheie>', about: 'cheia prețului', rule: key },
  fields: {
    key: { ...field('<cheie>', 'cheia prețului; fără ea, se face din nume', key, 'cheia'), isLasting: true },
    service: serviceField,
    name: required('<nume>', 'ce costă', someLine(200), 'numele'),
    cost: required('<lei>', 'cât: 250 sau 150-600', cost, 'costul'),
    note: field('<text>', 'ce cuprinde sau ce nu; "" o scoate', line(200), 'nota'),
    consultation: field(
      '[da|nu]',
      'este prețul unei consultații care se programează',
      yesOrNo,
      'consultație',
    ),
    position: field('<nr>', 'al câtelea apare la specialitatea lui', position),
  },
  columns: {
    Cheie: (row) => row.key,
    Specialitate: (row, nameOf) => nameOf(row.service),
    Nume: (row) => row.name,
    Lei: (row) => row.cost,
    Notă: (row) => row.note,
    Consultație: (row) => (row.consultation ? 'da' : ''),
  },
  keyOf: (row) => row.key,
  title: (row) => `prețul ${row.key}, ${row.name}, ${row.cost} lei`,
  rows: priceRows,
  enter: async (tx, known, fields) => ({ id: await enterPrice(tx, known, fields), warnings: [] }),
  remove: removePrices,
  order: { table: 'prices', groupOf: (row) => row.service },
};

const exportPrices = withClinic(async ({ db }, { output }: { output?: string }) =>
  writeOut(pricesCsv(await priceRows(db)), output, 'prețurile'),
);

/**
 * `clinic prices …`
 * @returns the command, to which the import is added
 */
export function pricesCommand(program: Command): Command {
  const parent = entityCommand(program, prices, {
    list: { about: 'arată prețurile', within: withinService('numai ale unei specialități') },
    add: 'adaugă un preț; fără --key, cheia se face din nume',
    change: 'schimbă un preț; ce s-a programat rămâne la prețul de atunci',
    remove: { about: 'scoate prețuri de pe site' },
  });
  parent
    .command('export')
    .description('scrie prețurile ca tabel CSV pentru Excel sau LibreOffice')
    .option('-o, --output <fișier>', 'fișierul nou; fără el, se scrie pe ecran')
    .action(exportPrices);
  return parent;
}
