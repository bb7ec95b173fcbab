import { stepTitles } from '../../../src/replay/words/stepTitles';
import { expectationLines } from '../../../src/replay/words/expectations';
import type { Step } from '../../../src/replay/scenario/scenario';

test.each([
  [999, 'aproape 1 s'],
  [1, 'o milisecundă'],
  [1000, '1 s'],
  [1500, '1,5 s'],
  [59_999, 'aproape 1 min'],
  [3_600_000, '1 h'],
])('a wait of %i ms is told for people', (advance, words) => {
  expect(stepTitles({ machine: 'booking', steps: [{ advance }] })).toEqual([`Așteptare: ${words}`]);
});

test('a look at the page is no wait, and a choice is named', () => {
  const steps: Step[] = [{ advance: 0 }, { send: { type: 'service.chosen', serviceId: 1 } }];
  expect(stepTitles({ machine: 'booking', steps })).toEqual(['Privire', 'Serviciu: Cardiologie']);
});

test.each([
  ['booking', 'Informații suplimentare: completat'],
  ['contact', 'Mesaj: completat'],
] as const)('a field of the form %s has the name that its page shows', (machine, words) => {
  const steps: Step[] = [{ send: { type: 'field.changed', field: 'message', value: 'Bună' } }];
  expect(stepTitles({ machine, steps })).toEqual([words]);
});

test('a field without an error is not called absent', () => {
  const lines = expectationLines(
    { machine: 'contact' },
    { controls: { 'E-mail': { error: null }, Hartă: null } },
  );
  expect(lines.map(({ words }) => words)).toEqual(['E-mail · eroarea: niciuna', 'Hartă: lipsește']);
});

test('an answer that is being recorded is named, also when the tester has pointed at what it brought', () => {
  const steps = [
    { send: { type: 'form.submitted' } },
    { advance: 999 },
    { advance: 1, expect: { text: { present: ['Programare nouă'] } } },
  ] as Step[];
  expect(stepTitles({ machine: 'booking', steps }).at(-1)).toBe('Serverul: a răspuns (programarea)');
});
