import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { parseScenario } from '../../../src/replay/scenario/parseScenario';
import { printScenario } from '../../../src/replay/scenario/printScenario';

const files = globSync('src/replay/scenarios/**/*.json');

test.each(files)('%s stands as the tool would print it', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(printScenario(parseScenario(text, file))).toBe(text);
});

test('the order in which keys were written does not show', () => {
  const turned = `{ "steps": [{ "expect": { "notification": null, "state": "idle" }, "advance": 0 }],
    "start": "2026-11-23 08:00", "title": "Titlu", "machine": "contact", "version": 1 }`;
  expect(printScenario(parseScenario(turned, 'intors.json'))).toBe(`{
  "$schema": "../../scenario.schema.json",
  "version": 1,
  "machine": "contact",
  "title": "Titlu",
  "start": "2026-11-23 08:00",
  "steps": [{"advance": 0, "expect": {"state": "idle", "notification": null}}]
}
`);
});
