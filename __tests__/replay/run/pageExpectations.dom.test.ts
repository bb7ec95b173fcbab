import { failureWords, fileReport, totals } from '../../../src/replay/cli/report';
import { machineRunner } from '../../../src/replay/machine/machineRunner';
import { domRunner } from '../../../src/replay/page/domRunner';
import { openDom } from '../../../src/replay/page/openDom';
import type { ScenarioReport } from '../../../src/replay/run/report';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { CreateRunner } from '../../../src/replay/run/scenarioRunner';
import type { Scenario } from '../../../src/replay/scenario/scenario';
import { bookingScenario } from '../support/bookingScenario';
import { shipped } from '../support/shippedScenarios';

let page: CreateRunner;
let wrong: ScenarioReport;

beforeAll(async () => {
  openDom();
  page = domRunner;
  wrong = await playWrong();
});

const look = (expect: object) => bookingScenario({ advance: 0, expect });

const WRONG: readonly (readonly [string, object, string])[] = [
  [
    'a text that is not there',
    { text: { present: ['Orele pentru mâine'] } },
    'se aștepta „Orele pentru mâine”',
  ],
  [
    'a text that should not be there',
    { text: { absent: ['Primul  interval liber', 'Nicăieri'] } },
    'Nu ar trebui să se citească pe pagină: „Primul  interval liber” (text.absent)',
  ],
  [
    'what only a screen reader hears',
    { text: { present: ['Treceți la datele pacientului'] } },
    'text.present',
  ],
  ['a list’s closed entries', { text: { present: ['Reumatologie'] } }, 'text.present'],
  [
    'a button that can be used',
    { controls: { Trimitere: { enabled: false } } },
    'controls.Trimitere.enabled',
  ],
  ['a field that is not marked', { controls: { Telefon: { invalid: true } } }, 'controls.Telefon.invalid'],
  ['a field without an error', { controls: { Telefon: { error: 'Greșit' } } }, 'controls.Telefon.error'],
  ['an empty field', { controls: { Prenume: { value: 'Ana' } } }, 'controls.Prenume.value'],
  ['a list', { controls: { Medic: { options: ['Dr. Anca Rusu'] } } }, 'Dr. Radu Câmpean'],
  [
    'what a screen reader does not say',
    { text: { announced: ['Treceți la datele pacientului'] } },
    'a venit    nu se anunță',
  ],
  ['where the keyboard is', { focus: 'Prenume' }, 'a venit    „Medic”'],
  ['a keyboard that is nowhere', { focus: null }, 'a venit    „Medic”'],
  ['a control that is there', { controls: { Medic: null } }, 'controls.Medic'],
  ['the key of no request', { key: 'new' }, 'a venit    „0 cereri”'],
];

/** Plays all in one session: a failed expectation changes nothing on the page. */
async function playWrong(): Promise<ScenarioReport> {
  const steps = WRONG.map(([, expected]) => ({ advance: 0, expect: expected }));
  return runScenario(bookingScenario(...steps), page, { keepGoing: true });
}

test.each(WRONG.map(([what, , words], index) => ({ what, words, index })))(
  'an expectation about $what fails when it is wrong',
  ({ words, index }) => {
    const steps = wrong.steps.slice(-WRONG.length).slice(index, index + 1);
    expect(failureWords({ ...wrong, steps }).join('\n')).toContain(words);
  },
);

test('an expectation of an unknown control fails and lists the existing names', async () => {
  const report = await runScenario(look({ controls: { Doctor: { enabled: true } } }), page);
  const words = failureWords(report).join('\n');
  expect(words).toContain('controls.Doctor: lipsește; există ');
  expect(words).toContain('Serviciu | Ce consultație doriți? (opțional) | Medic | ');
});

test('a request key that differs from the expected one fails', async () => {
  const text = JSON.stringify(shipped('booking/cheia-trimiterii.json'));
  const alteredTexts = [
    text.replace('"key":"same"', '"key":"new"'),
    text.replace(/(.*)"key":"new"/, '$1"key":"same"'),
  ];
  for (const altered of alteredTexts) {
    const { passed, steps } = await runScenario(JSON.parse(altered) as Scenario, page);
    expect(passed).toBe(false);
    expect(steps.at(-1)?.mismatches.map(({ what }) => what)).toEqual(['key']);
  }
});

test('the machine alone reports expectations it cannot judge and does not count them as passed', async () => {
  const steps = [{ send: { type: 'week.next' }, expect: { text: { present: ['Nimic de felul acesta'] } } }];
  const report = await runScenario(bookingScenario(...steps), machineRunner());
  const file = { file: 'a.json', report };
  const words = fileReport(file, true);
  expect(words).toMatch(/^· Titlu/);
  expect(words).toMatch(/^· .*Săptămâna următoare.*nejudecate aici: textele$/m);
  expect(totals([file])).toContain('0 ✓ · 0 ✗ · 1 judecate în parte (o așteptare cere --in page)');
});

test('a file of which one expectation is judged and another is not has no ✓, neither at the step nor as a whole', async () => {
  const expected = { state: 'idle', text: { absent: ['Primul interval liber'] } };
  const report = await runScenario(bookingScenario({ advance: 0, expect: expected }), machineRunner());
  const file = { file: 'a.json', report };
  expect(report.passed).toBe(true);
  expect(fileReport(file, true)).not.toContain('✓');
  expect(totals([file])).toContain('0 ✓ · 0 ✗ · 1 judecate în parte');
});

test('a step without expectations neither passes nor fails', async () => {
  const report = await runScenario(
    bookingScenario({ advance: 0, expect: { state: 'idle' } }),
    machineRunner(),
  );
  const marks = fileReport({ file: 'a.json', report }, true).match(/^. (?= *\d)/gm);
  expect(marks).toEqual(['· ', '· ', '✓ ']);
});
