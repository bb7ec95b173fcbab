import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import * as v from 'valibot';
import { doctorRow, serviceRow, slotRow, vacationRow } from '../../../src/api/answers';
import { CALLS } from '../../../src/domain/contract';
import { openApi } from '../../../src/tools/lab/openApi';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const published = JSON.parse(readFileSync('src/domain/openapi.json', 'utf8')) as Document;

test('the published description is the one of the schemas that the site reads and writes with', () => {
  expect(published).toEqual(openApi());
});

test('it names the six calls', () => {
  expect(Object.keys(published.paths)).toEqual(Object.values(CALLS));
});

test.each<[string, v.GenericSchema, object, object]>([
  ['Service', serviceRow, { id: 'a', medical_field_name: 'X' }, { id: '', medical_field_name: 'X' }],
  ['Doctor', doctorRow, { id: 0, first_name: 'Ana', last_name: 'Pop', medical_field_id: '7' }, { id: 0 }],
  ['Vacation', vacationRow, { start_date: '2026-12-24', end_date: '2026-12-26' }, { start_date: 20261224 }],
  [
    'Slot',
    slotRow,
    { slot: { id: 1, day: '0', start_time: '9:00', end_time: '09:30:00' }, appointments: ['2026-11-30'] },
    { slot: { id: 1, day: 5, start_time: '09:00', end_time: '09:30' }, appointments: [] },
  ],
])('a developer who checks a %s by it gets the site’s own verdict', (name, schema, good, bad) => {
  const ajv = new Ajv({ strict: false }).addSchema(published, 'clinic');
  const isValid = ajv.compile({ $ref: `clinic#/components/schemas/${name}` });
  for (const check of [isValid, (row: object) => v.is(schema, row)])
    expect([check(good), check(bad)]).toEqual([true, false]);
});
