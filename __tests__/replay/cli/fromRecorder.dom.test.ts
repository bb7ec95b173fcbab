import { fromRecorder } from '../../../src/replay/cli/fromRecorder';
import { failureWords } from '../../../src/replay/cli/report';
import { machineRunner } from '../../../src/replay/machine/machineRunner';
import { domRunner } from '../../../src/replay/page/domRunner';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { Scenario } from '../../../src/replay/scenario/scenario';
import { parseScenario } from '../../../src/replay/scenario/parseScenario';
import { printScenario } from '../../../src/replay/scenario/printScenario';

const SITE = 'http://localhost:3000';
const VIEWPORT = { type: 'setViewport', width: 1280, height: 900, deviceScaleFactor: 1, isMobile: false };
const click = (...selectors: string[]) => ({
  type: 'click',
  target: 'main',
  offsetX: 9,
  offsetY: 9,
  selectors: selectors.map((selector) => [selector]),
});
const change = (value: string, ...selectors: string[]) => ({
  type: 'change',
  value,
  target: 'main',
  selectors: selectors.map((selector) => [selector]),
});
const key = (type: 'keyDown' | 'keyUp', name: string) => ({ type, target: 'main', key: name });

/** Returns a recording in Chrome's export format. */
const recorded = (path: string, ...steps: object[]): string =>
  JSON.stringify({
    title: 'Vizită înregistrată',
    steps: [
      VIEWPORT,
      {
        type: 'navigate',
        url: SITE + path,
        assertedEvents: [{ type: 'navigation', url: SITE + path, title: '' }],
      },
      ...steps,
    ],
  });

/** Expects that the printed scenario parses, and passes in the machine and in the page. */
async function expectReplays(scenario: Scenario): Promise<void> {
  const read = parseScenario(printScenario(scenario), 'vizita.json');
  for (const runner of [machineRunner(), domRunner])
    expect(failureWords(await runScenario(read, runner))).toEqual([]);
}

test('a recording on the booking page becomes a scenario that expects what the page shows', async () => {
  const scenario = await fromRecorder(
    recorded(
      '/programare',
      click('aria/Serviciu', '#programare-medical_field_id'),
      change('1', 'aria/Serviciu', '#programare-medical_field_id'),
      change('1', 'aria/Medic', '#programare-user_id'),
      click('aria/Săptămâna următoare', 'text/Săptămâna'),
      click('aria/Săptămâna anterioară'),
      click('aria/o oră pe care standardul nu o are', "xpath///*[@data-slot-id='103']"),
      change('Gheorghe', 'aria/Prenume', '#programare-client_first_name'),
      key('keyDown', 'Tab'),
      change('Popescu', 'aria/Nume', '#programare-client_last_name'),
      change('0740 123 456', '#programare-client_phone'),
      change('gheorghe.popescu@spital.ro', 'pierce/#programare-client_email'),
      key('keyDown', 'Enter'),
      key('keyUp', 'Enter'),
      { type: 'navigate', url: `${SITE}/` },
      click('aria/Acasa'),
    ),
  );
  const text = printScenario(scenario);
  expect(text).not.toMatch(/Gheorghe|Popescu|0740|spital/i);
  expect(scenario).toMatchObject({ machine: 'booking', title: 'Vizită înregistrată' });
  expect(scenario.steps.map((step) => ('send' in step ? step.send.type : 'advance'))).toEqual([
    'service.chosen',
    'doctor.chosen',
    'week.next',
    'week.previous',
    'slot.chosen',
    'field.changed',
    'field.changed',
    'field.changed',
    'field.changed',
    'form.submitted',
    'advance',
  ]);
  expect(scenario.steps.at(-1)?.expect).toMatchObject({
    state: 'success',
    notification: 'Informatiile au fost trimise cu succes.',
  });
  await expectReplays(scenario);
});

test('a recording on the contact page becomes a scenario, with a reload and a press of Trimitere', async () => {
  const scenario = await fromRecorder(
    recorded(
      '/contact',
      change('Cineva', 'aria/Nume'),
      { type: 'navigate', url: `${SITE}/contact` },
      click('aria/Golește formularul'),
      click('aria/Trimitere', 'text/Trimitere'),
    ),
  );
  expect(scenario.steps.at(-2)).toMatchObject({
    send: { type: 'form.submitted' },
    expect: { context: { problems: { name: 'missing' } } },
  });
  await expectReplays(scenario);
});

test('a recording without events becomes a scenario that expects the page as it opens', async () => {
  const left = { type: 'navigate', url: `${SITE}/` };
  const scenario = await fromRecorder(recorded('/contact', left, click('aria/Trimitere')));
  expect(scenario.steps).toMatchObject([{ advance: 0, expect: { state: 'idle' } }]);
  await expectReplays(scenario);
});

test.each([
  ['no JSON', '{'],
  ['another program’s JSON', '{"log": {}}'],
  ['a visit to another page', recorded('/servicii')],
])('a recording with %s is refused', async (_what, text) => {
  await expect(fromRecorder(text)).rejects.toThrow(/recording/);
});
