import { parseScenario } from '../../../src/replay/scenario/parseScenario';

const HEAD = [
  '{',
  '  "version": 1,',
  '  "machine": "booking",',
  '  "title": "Titlu",',
  '  "start": "2026-11-23 08:00",',
];

/** A scenario whose steps begin in line 6. */
const withSteps = (...steps: readonly string[]): string =>
  [...HEAD, '  "steps": [', steps.map((step) => `    ${step}`).join(',\n'), '  ]', '}'].join('\n');

function complaint(text: string): string {
  try {
    parseScenario(text, 'defect.json');
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('a scenario is read as it was written', () => {
  const { title, steps } = parseScenario(withSteps('{ "advance": 1000 }'), 'bun.json');
  expect({ title, steps }).toEqual({ title: 'Titlu', steps: [{ advance: 1000 }] });
});

test.each([
  [
    'a wrong value',
    '{ "send": { "type": "service.chosen", "serviceId": true } }',
    'defect.json:7:56: steps[0].send.serviceId: se așteaptă un număr întreg de la 1 în sus sau un text, este true',
  ],
  [
    'an unknown state',
    '{ "advance": 0, "expect": { "state": "gata" } }',
    /defect\.json:7:42: steps\[0\]\.expect\.state: se așteaptă .*"idle".*, este "gata"/,
  ],
  [
    'an unknown event',
    '{ "send": { "type": "zbor" } }',
    /defect\.json:7:25: steps\[0\]\.send\.type: se așteaptă .*"form\.submitted".*, este "zbor"/,
  ],
  [
    'a mistyped key',
    '{ "advance": 0, "expct": {} }',
    'defect.json:7:30: steps[0].expct: cheia "expct" nu are ce căuta aici; ați vrut "expect"?',
  ],
  [
    'a mistyped event',
    '{ "send": { "type": "form.submited" } }',
    /steps\[0\]\.send\.type: se așteaptă .*, este "form\.submited"; ați vrut "form\.submitted"\?$/,
  ],
  [
    'a day that does not exist',
    '{ "send": { "type": "slot.chosen", "slot": { "slotId": 1, "date": "2026-02-30" } } }',
    'defect.json:7:71: steps[0].send.slot.date: se așteaptă o dată care există, este "2026-02-30"',
  ],
  [
    'an event of the other form',
    '{ "send": { "type": "field.changed", "field": "subject", "value": "" } }',
    /defect\.json:7:51: steps\[0\]\.send\.field: se așteaptă .*"email".*, este "subject"/,
  ],
  [
    'two things in one step',
    '{ "advance": 1, "respond": "slots" }',
    'defect.json:7:5: steps[0]: se așteaptă exact una dintre cheile send, each, given, advance, respond, este Object',
  ],
  [
    'time that runs backward',
    '{ "advance": -1 }',
    'defect.json:7:18: steps[0].advance: se așteaptă un număr întreg de la 0 în sus, este -1',
  ],
  [
    'more time in one step than a day',
    '{ "advance": 86400001 }',
    'defect.json:7:18: steps[0].advance: se așteaptă cel mult 86400000, milisecundele unei zile, este 86400001',
  ],
])('%s is reported with file, line, column and expected value', (_what, step, message) => {
  const reported = complaint(withSteps(step));
  if (typeof message === 'string') expect(reported).toBe(message);
  else expect(reported).toMatch(message);
});

test('a file without steps is refused', () => {
  expect(complaint(withSteps())).toBe('defect.json:6:12: steps: se așteaptă cel puțin un pas, este 0');
});

test('all errors are reported together, in the order of the file', () => {
  const lines = complaint(withSteps('{ "advance": 1.5 }', '{ "respond": "preturi" }')).split('\n');
  expect(lines.map((line) => line.split(': ')[0])).toEqual(['defect.json:7:18', 'defect.json:8:18']);
});

test('among very many errors, the first are listed and the rest are counted', () => {
  const lines = complaint(withSteps(...Array<string>(60).fill('{ "advance": -1 }'))).split('\n');
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toBe('defect.json: încă 10 probleme');
});

test('a truncated file is reported as such, wherever it was cut off', () => {
  const text = withSteps('{ "advance": 1000, "note": "O notă" }');
  const cuts = Array.from({ length: text.length - 1 }, (_, index) => text.slice(0, index + 1));
  for (const cut of cuts)
    expect(complaint(cut)).toMatch(/^defect\.json:\d+:\d+: fișierul se termină prea devreme$/);
});

test.each([
  ['nothing', '', '1:1: se așteaptă JSON'],
  ['a missing value', '{ "version": 1,\n}', '2:1: se așteaptă JSON'],
  ['something after the end', '{} x', '1:4: se așteaptă JSON'],
  ['a comment', '// c\n{}', '1:1: se așteaptă JSON'],
  ['a fault long before an end that is missing too', '  {"a" 1, "b": [', '1:8: se așteaptă JSON'],
  ['a key twice', '{\n  "version": 1,\n  "version": 1\n}', '3:3: cheia "version" apare de două ori'],
  [
    'a key twice further in',
    '{"a": 1, "b": [{"a": 2}, {"a": 3, "a": 4}]}',
    '1:35: cheia "a" apare de două ori',
  ],
])('a file with %s is refused at its position', (_what, text, message) => {
  expect(complaint(text)).toMatch(`defect.json:${message}`);
});

test('a start on a day that does not exist is refused', () => {
  const text = withSteps('{ "advance": 0 }').replace('2026-11-23 08:00', '2026-02-30 08:00');
  expect(complaint(text)).toBe(
    'defect.json:5:12: start: se așteaptă o dată care există, este "2026-02-30 08:00"',
  );
});
