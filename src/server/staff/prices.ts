import { sql } from 'kysely';
import * as v from 'valibot';
import { parseCost } from '../clinic/cost';
import { blankText, field, type Entity, type RowOf } from './entity';
import { cost, line, requiredLine } from './rules';
import { folded } from './search';
import { keyField, serviceField } from './services';

/** An option without a value is true; an empty cell is false. */
const consultation = v.pipe(
  v.union([v.boolean(), v.string()], 'Scrieți da sau nu, în JSON true sau false.'),
  v.transform((text) =>
    typeof text === 'boolean' ? text : { da: true, nu: false, '': false }[folded(text)],
  ),
  v.boolean('Scrieți da sau nu.'),
);

const fields = {
  key: keyField,
  service: serviceField,
  name: field({ heading: 'Nume', placeholder: '<nume>', about: 'ce costă', rule: requiredLine(200) }),
  cost: field({
    heading: 'Preț',
    placeholder: '<lei>',
    about: 'cât: 250 sau 150-600',
    rule: cost,
    load: parseCost,
    store: String,
  }),
  note: field({
    heading: 'Notă',
    placeholder: '<text>',
    about: 'ce cuprinde sau ce nu; "" o scoate',
    rule: line(200),
    ...blankText,
  }),
  consultation: field({
    heading: 'Consultație',
    placeholder: '[da|nu]',
    about: 'este prețul unei consultații care se programează',
    rule: consultation,
    blank: false,
    column: 'isConsultation',
    load: (stored: number) => stored === 1,
    store: Number,
  }),
};

export const prices: Entity<RowOf<typeof fields>> = {
  name: 'prices',
  about: 'prețurile fiecărei specialități',
  one: 'prețul',
  ofAll: 'prețurilor',
  key: 'key',
  help: { change: '; ce s-a programat rămâne la prețul de atunci' },
  fields,
  shown: (removedAt) => sql`join services on services.id = service_id where removed_at is ${removedAt}
    order by services.position, services.id, prices.position, prices.id`,
  orderedIn: (row) => row.service,
  nameOf: (row) => `${row.name}, ${row.cost} lei`,
  shownAs: (row) => `${row.service} ${folded(row.name)}`,
  /** A new price may take over the row, and so the key, of a removed service's price. */
  former: ({ key }, removed) => removed.find((one) => one.key === key),
};
