import type { ScenarioReport } from '../../../src/replay/run/report';
import { machineRunner } from '../../../src/replay/machine/machineRunner';
import { runScenario } from '../../../src/replay/run/runScenario';
import { updatedText } from '../../../src/replay/run/updateScenario';
import { parseScenario } from '../../../src/replay/scenario/parseScenario';
import { printScenario } from '../../../src/replay/scenario/printScenario';

async function update(text: string) {
  const report = await runScenario(parseScenario(text, 'mesaj.json'), machineRunner(), { keepGoing: true });
  return updatedText(text, report);
}

/** A scenario typed by hand, in another layout than the tool's. */
const BY_HAND = `{
      "title" : "Formular gol", "version":1, "machine":"contact",
  "start": "2026-11-23 08:00",

  "steps": [
    {  "expect": { "notification": null,   "state": "submitted" },
       "note": "Nimic nu e scris", "send": {"type":"form.submitted"} }
  ]
}`;

test('an update keeps the other values and prints the file in the standard format', async () => {
  const updated = await update(BY_HAND);
  const right = BY_HAND.replace('"submitted" }', '"idle" }');
  expect(updated).toBe(printScenario(parseScenario(right, '')));
  expect(updated).toContain('"note": "Nimic nu e scris"');
});

test('an update removes a problem that no longer occurs', async () => {
  const text = BY_HAND.replace(
    '"form.submitted"',
    '"field.changed", "field": "name", "value": "Ana"',
  ).replace(
    '"notification": null,   "state": "submitted"',
    '"context": { "problems": { "name": "missing" } }',
  );
  const updated = await update(text);
  expect(parseScenario(updated ?? '', '').steps[0]?.expect?.context).toEqual({ problems: {} });
});

test('an update that would need an invalid expectation, as of a calendar not shown, is not written', async () => {
  const text = `{ "version": 1, "machine": "booking", "title": "Fără medic", "start": "2026-11-23 08:00", "steps": [
    { "advance": 0, "expect": { "calendar": [{ "slotId": 101, "date": "2026-11-23", "state": "taken" }] } }] }`;
  expect(await update(text)).toBeNull();
});

test('a file whose text is missing is left alone, because no run says which text should come', () => {
  const missing = { path: ['text', 'present'], expected: ['Programare'], actual: [] };
  const report = { steps: [{ mismatches: [missing] }] } as unknown as ScenarioReport;
  expect(updatedText(BY_HAND, report)).toBeNull();
});
