import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { parseScenario } from '../../../src/replay/scenario/parseScenario';
import { fileName, printScenario } from '../../../src/replay/scenario/printScenario';

const files = globSync('src/replay/scenarios/**/*.json');

test.each(files)('%s has the format that the tool prints', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(printScenario(parseScenario(text, file))).toBe(text);
});

test('the printed file does not depend on the order of keys', () => {
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

test('the name of a long title’s file ends with a whole word', () => {
  const title = 'Alt medic după alegerea orei: ora celui dinainte rămâne ca ocupată';
  expect(fileName(title)).toBe('alt-medic-dupa-alegerea-orei-ora-celui-dinainte-ramane-ca');
});

test('a long answer does not change a typed text, whatever it is', () => {
  const body = [{ text: 'lung '.repeat(120) }];
  const values = ['body 0', '#0', '##0'];
  const written = JSON.stringify({
    version: 1,
    machine: 'contact',
    title: 'Titlu',
    start: '2026-11-23 08:00',
    answers: { contactRequest: [{ body }] },
    steps: [{ each: { field: 'subject', values } }],
  });
  expect(parseScenario(printScenario(parseScenario(written, 'a.json')), 'b.json')).toMatchObject({
    answers: { contactRequest: [{ body }] },
    steps: [{ each: { values } }],
  });
});
