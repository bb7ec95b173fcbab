import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { globSync } from 'tinyglobby';
import { scenarioJsonSchema } from '../../../src/replay/scenario/scenarioJsonSchema';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const published = readJson('src/replay/scenario.schema.json') as object;

test('the published schema matches the one used to read files', () => {
  expect(published).toEqual(scenarioJsonSchema());
});

describe('an editor with the published schema', () => {
  const validate = new Ajv({ strict: false }).compile(published);

  test.each(globSync('src/replay/scenarios/**/*.json'))('accepts %s', (file) => {
    expect(validate(readJson(file))).toBe(true);
  });

  test('marks a step without an action, an unknown key, and a scenario without steps', () => {
    const head = { version: 1, machine: 'contact', title: 'Titlu', start: '2026-11-23 08:00' };
    expect(validate({ ...head, steps: [{ advance: 1 }] })).toBe(true);
    expect(validate({ ...head, steps: [{}] })).toBe(false);
    expect(validate({ ...head, steps: [{ advance: 1, asteapta: 2 }] })).toBe(false);
    expect(validate({ ...head, steps: [] })).toBe(false);
  });
});
