import { machineStage } from '../../../src/replay/machine/machineStage';
import { runScenario } from '../../../src/replay/run/runScenario';
import { applyChanges, changesOf } from '../../../src/replay/run/updateScenario';
import { parseScenario } from '../../../src/replay/scenario/parseScenario';
import { fileText } from '../../../src/replay/scenario/printScenario';

async function update(text: string) {
  const report = await runScenario(parseScenario(text, 'mesaj.json'), machineStage(), { keepGoing: true });
  const changes = changesOf(report);
  return { changes, updated: applyChanges(text, changes) };
}

/** As somebody writes it by hand. */
const BY_HAND = `{
      "title" : "Formular gol", "version":1, "machine":"contact",
  "start": "2026-11-23 08:00",

  "steps": [
    {  "expect": { "onScreen": null,   "state": "submitted" },
       "note": "Nimic nu e scris", "send": {"type":"form.submitted"} }
  ]
}`;

test('what is not changed stays as it is, in the order in which it was written', async () => {
  const { changes, updated } = await update(BY_HAND);
  expect(changes).toEqual([
    expect.objectContaining({ step: 1, what: 'state', from: 'submitted', to: 'idle' }),
  ]);
  const content = JSON.parse(BY_HAND.replace('"submitted" }', '"idle" }')) as object;
  expect(updated).toBe(fileText(content));
});

test('a problem that is gone goes from the file', async () => {
  const text = BY_HAND.replace(
    '"form.submitted"',
    '"field.changed", "field": "name", "value": "Ana"',
  ).replace('"onScreen": null,   "state": "submitted"', '"context": { "problems": { "name": "missing" } }');
  const { changes, updated } = await update(text);
  expect(changes).toEqual([
    expect.objectContaining({ what: 'context.problems.name', from: 'missing', to: undefined }),
  ]);
  expect(parseScenario(updated ?? '', '').steps[0]?.expect?.context).toEqual({ problems: {} });
});

test('what no file can expect, as a calendar without a place for its slots, is not written', async () => {
  const text = `{ "version": 1, "machine": "booking", "title": "Fără medic", "start": "2026-11-23 08:00", "steps": [
    { "advance": 0, "expect": { "calendar": [{ "slotId": 101, "date": "2026-11-23", "state": "taken" }] } }] }`;
  expect((await update(text)).updated).toBeNull();
});
