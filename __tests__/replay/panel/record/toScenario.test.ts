import { MESSAGES } from '../../../../src/content/messages';
import { clinicInstant } from '../../../../src/domain/clock';
import { EMPTY_BOOKING } from '../../../../src/features/booking/session/bookingContext';
import { LOST } from '../../../../src/features/form/submission';
import { EMPTY_CONTACT } from '../../../../src/features/contact/session/contactContext';
import { scenarioFile } from '../../../../src/replay/panel/record/scenarioFile';
import type { Mark, RecordedCall, Recording } from '../../../../src/replay/panel/record/recording';
import { machineStage } from '../../../../src/replay/machine/machineStage';
import { runScenario } from '../../../../src/replay/run/runScenario';
import { parseScenario } from '../../../../src/replay/scenario/parseScenario';

/** Twenty seconds and a bit past a full minute. */
const START = clinicInstant({ date: '2026-11-23', time: '08:00' }) + 20_300;
const LONG = 'lung'.repeat(80);

const typed = (
  at: number,
  field: 'name' | 'email' | 'phone' | 'subject' | 'message',
  value: string,
): Mark => ({
  at: START + at,
  send: { type: 'field.changed', field, value },
});

const call = (answer: RecordedCall['answer'], took: number): RecordedCall => ({
  asked: { call: 'contactRequest', doctorId: '', askedAt: START + 7000 },
  answer,
  answeredAt: START + 7000 + took,
});

function recording(marks: readonly Mark[], calls: readonly RecordedCall[] = [], state = 'idle'): Recording {
  const request = Object.fromEntries(
    marks.flatMap(({ send }) => (send?.type === 'field.changed' ? [[send.field, send.value]] : [])),
  );
  return {
    machine: 'contact',
    address: '/contact',
    startedAt: START,
    endedAt: START + 9000,
    marks,
    calls,
    state,
    context: {
      ...EMPTY_CONTACT,
      request: { ...EMPTY_CONTACT.request, ...request },
      unsent: state === 'error' ? LOST : null,
    },
  };
}

const FILLED = [
  typed(1000, 'name', 'Zamfira Reală'),
  typed(2000, 'email', 'zamfira@reala.example'),
  typed(3000, 'phone', '0799 111 222'),
  typed(4000, 'subject', 'Durerea mea'),
  typed(5000, 'message', 'Mă doare genunchiul.'),
];
const SENT: Mark = { at: START + 6000, send: { type: 'form.submitted' }, state: 'submitted.waiting' };

function exported(session: Recording, keepsTyped = false) {
  const { text } = scenarioFile(session, { title: 'Ce s-a întâmplat', keepsTyped });
  return { text, scenario: parseScenario(text, 'exported.json') };
}

test('a request that broke comes to the same when it is replayed', async () => {
  const failure: Mark = { at: START + 7080, state: 'error', notification: MESSAGES.contactFailed };
  const session = recording([...FILLED, SENT, failure], [call('broken', 75)], 'error');
  const report = await runScenario(exported(session).scenario, machineStage());
  expect(report.steps.flatMap(({ mismatches }) => mismatches)).toEqual([]);
  expect(report.passed).toBe(true);
  expect(report.steps.flatMap(({ messages }) => messages)).toEqual([MESSAGES.contactFailed]);
});

test('a request that a busy computer sent late is expected not to be sent early', async () => {
  const late: Mark = { at: START + 7180, request: { subject: 'Durerea mea' } };
  const failure: Mark = { at: START + 7280, state: 'error', notification: MESSAGES.contactFailed };
  const asked = { call: 'contactRequest', doctorId: '', askedAt: START + 7180 } as const;
  const sent = { asked, answer: 'broken', answeredAt: START + 7270 } as const;
  const { scenario } = exported(recording([...FILLED, SENT, late, failure], [sent], 'error'));
  const report = await runScenario(scenario, machineStage());
  expect(report.steps.flatMap(({ mismatches }) => mismatches)).toEqual([]);
  const waiting = scenario.steps.find(({ expect: expected }) => expected?.request === null);
  expect(waiting).toMatchObject({ advance: 999 });
  const [first] = report.steps.flatMap(({ requests }) => requests);
  expect(first).toMatchObject({ subject: 'Întrebare' });
});

test.each([
  ['asked for late', 300, 480],
  ['told late', 10, 640],
])('a list that a busy page %s fails when it did, not earlier', async (_what, askedAfter, toldAfter) => {
  const drawn = { at: START + 50, controls: { 'Nume și prenume': null } };
  const failure: Mark = { at: START + toldAfter, state: 'idle', notification: MESSAGES.servicesFailed };
  const asked = { call: 'services', doctorId: '', askedAt: START + askedAfter } as const;
  const session: Recording = {
    ...recording(
      [{ at: START, changes: drawn }, failure],
      [{ asked, answer: 'broken', answeredAt: START + 470 }],
    ),
    machine: 'booking',
    address: '/programare',
    context: EMPTY_BOOKING,
  };
  const report = await runScenario(exported(session).scenario, machineStage());
  expect(report.steps.flatMap(({ mismatches }) => mismatches)).toEqual([]);
  expect(report.steps.map(({ messages }) => messages)).toContainEqual([MESSAGES.servicesFailed]);
});

test('a request that was never answered hangs when it is replayed', async () => {
  const session = recording([...FILLED, SENT], [call(null, Infinity)], 'submitted.sending');
  const report = await runScenario(exported(session).scenario, machineStage());
  expect(report.passed).toBe(true);
  expect(report.steps.at(-1)?.states).toEqual(['submitted.sending']);
});

test('nothing that somebody typed leaves the page, unless it is asked for', () => {
  const session = recording(FILLED);
  const words = FILLED.map(({ send }) => (send?.type === 'field.changed' ? send.value : ''));
  expect(words.filter((word) => exported(session).text.includes(word))).toEqual([]);
  expect(words.filter((word) => exported(session, true).text.includes(word))).toEqual(words);
});

test('a text that was sent and cannot be recognized is left out, because it may be somebody’s', () => {
  const sent: Mark = { at: START + 7000, request: { subject: 'Durerea mea', name: 'ZAMFIRA REALĂ' } };
  const { text, scenario } = exported(recording([...FILLED, SENT, sent]));
  expect(text).not.toContain('ZAMFIRA');
  const requests = scenario.steps.flatMap(({ expect: expected }) => expected?.request ?? []);
  expect(requests).toEqual([{ subject: 'Întrebare' }]);
});

test('what the form refuses is replaced by something that it refuses for the same reason', async () => {
  const wrong = [typed(1000, 'name', LONG), typed(2000, 'email', 'zamfira'), typed(3000, 'phone', '  ')];
  const { scenario, text } = exported(recording([...wrong, SENT]));
  const report = await runScenario(scenario, machineStage(), { keepGoing: true });
  const { context } = report.steps.at(-1)?.observed ?? {};
  expect(context).toMatchObject({ problems: { name: 'tooLong', email: 'invalid', phone: 'missing' } });
  expect(text).not.toContain('lunglung');
});

test('of what is typed letter by letter only the word is kept', () => {
  const letters = ['A', 'An', 'Ana'].map((value, index) => typed(1000 + index * 100, 'name', value));
  const { scenario } = exported(recording(letters), true);
  const sent = scenario.steps.flatMap((step) => ('send' in step ? [step.send] : []));
  expect(sent).toEqual([{ type: 'field.changed', field: 'name', value: 'Ana' }]);
});

test("a replay's clock shows the time of the session, to the millisecond", async () => {
  const { scenario } = exported(recording([...FILLED, SENT]));
  expect(scenario.start).toBe('2026-11-23 08:00:20');
  const moments: number[] = [];
  const stage = machineStage({ onEvent: () => moments.push(Date.now()) });
  await runScenario(scenario, stage);
  expect(moments).toEqual([...FILLED, SENT].map(({ at }) => at));
});

test('a form that was left open for days is exported as a file that can be read', async () => {
  const hours = 3_600_000;
  const filled = FILLED.map((mark) => ({ ...mark, at: mark.at + 49 * hours }));
  const { scenario } = exported({ ...recording(filled), endedAt: START + 50 * hours });
  expect((await runScenario(scenario, machineStage())).passed).toBe(true);
  const times = scenario.steps.flatMap((step) => ('advance' in step ? [step.advance] : []));
  expect(times.reduce((sum, time) => sum + time)).toBe(300 + 50 * hours + 5);
});

test('the file is named after what happened', () => {
  const { name } = scenarioFile(recording([]), { title: 'Țâșnește o eroare, apoi nimic', keepsTyped: false });
  expect(name).toBe('tasneste-o-eroare-apoi-nimic.json');
});
