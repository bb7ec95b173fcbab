import { EMPTY_BOOKING } from '../../../../src/features/booking/session/bookingContext';
import { bookingDraft, withDraft } from '../../../../src/features/booking/session/bookingDraft';
import { BookingActor, COMPLETE, DAY, SLOT, submitted } from './bookingActor';

const PATIENT = { ...EMPTY_BOOKING.patient, firstName: 'Ana', phone: '0700 000 000' };
const DRAFT = { patient: PATIENT, attempt: null, receipt: null };

/** The next page of the same tab. */
const reopened = (draft: object | null) => new BookingActor(draft);

test('an empty form leaves no draft', () => {
  expect(bookingDraft(EMPTY_BOOKING, false)).toBeNull();
});

test('what was typed before the draft was read wins over it', () => {
  const typed = { ...EMPTY_BOOKING, patient: { ...EMPTY_BOOKING.patient, firstName: 'Maria' } };
  expect(withDraft(typed, DRAFT).patient).toMatchObject({ firstName: 'Maria', phone: '0700 000 000' });
});

test('a session begins with what was kept, and keeps each change', () => {
  const visit = reopened(DRAFT);
  expect(visit.context).toMatchObject({ patient: PATIENT, isRestored: true });
  visit.send({ type: 'field.changed', field: 'email', value: 'ana@exemplu.example' });
  expect(visit.draft).toMatchObject({ patient: { firstName: 'Ana', email: 'ana@exemplu.example' } });
  visit.send({ type: 'form.emptied' });
  expect(visit.draft).toBeNull();
  expect(visit.context.isRestored).toBe(false);
  visit.stop();
});

test.each<[string, object | null]>([
  ['without a field', { patient: { firstName: 'Ana' }, attempt: null }],
  ['of the choice', { choice: { service: '1' }, price: null, patient: PATIENT, unanswered: null }],
  ['that is a list', []],
])('a draft of an older shape, %s, is passed over, and the form can be sent', (_what, draft) => {
  const visit = reopened(draft);
  expect(visit.context.patient).toEqual(EMPTY_BOOKING.patient);
  visit.sendComplete();
  expect(visit.sent).toHaveLength(1);
  visit.stop();
});

test('a booking whose answer was lost with its page is sent again with the same key', () => {
  const visit = reopened(null);
  visit.sendComplete();
  const later = reopened(visit.draft);
  expect(later.context).toMatchObject({ isRestored: true, unsent: { isLost: true } });
  later.send(...COMPLETE, submitted('key-2'));
  later.clock.increment(1000);
  expect(later.sent).toEqual(visit.sent);
  visit.stop();
  later.stop();
});

test('a receipt is kept until the day after the visit', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: new Date('2026-11-23T20:00:00Z') });
  const visit = reopened(null);
  visit.sendComplete();
  await visit.answer({ kind: 'accepted', reference: 'LM-1' });
  const { receipt } = visit.context;
  expect(receipt).toMatchObject({ slot: SLOT, reference: 'LM-1' });
  visit.stop();

  const sameDay = reopened(visit.draft);
  expect([sameDay.state, sameDay.context.receipt]).toEqual(['success', receipt]);
  sameDay.stop();
  jest.setSystemTime(new Date('2026-11-23T22:30:00Z'));
  const nextDay = reopened(visit.draft);
  expect([nextDay.state, nextDay.context.receipt]).toEqual(['idle', null]);
  nextDay.stop();
  jest.useRealTimers();
});

test.each([
  ['of a visit goes on the day after it', 'email', '2026-11-23T21:57:00Z', '2026-11-23T22:01:00Z'],
  [
    'of a booking that is not confirmed goes a day and an hour later',
    'required',
    '2026-11-17T08:57:00Z',
    '2026-11-17T09:01:00Z',
  ],
] as const)(
  'in an open tab, and in a new page of it, a receipt %s',
  async (_what, confirmation, before, after) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: new Date('2026-11-16T08:00:00Z') });
    const visit = reopened(null);
    visit.sendComplete();
    await visit.answer({ kind: 'accepted', reference: 'LM-1', confirmation });
    const { draft } = visit;
    for (const [time, state] of [
      [before, 'success'],
      [after, 'idle'],
    ] as const) {
      jest.setSystemTime(new Date(time));
      jest.advanceTimersByTime(60_000);
      const next = reopened(draft);
      expect([visit.state, next.state]).toEqual([state, state]);
      next.stop();
    }
    expect(visit.draft).toBeNull();
    visit.stop();
    jest.useRealTimers();
  },
);

test('a lost booking is not sent again by itself while the form asks for something else, or for nothing yet', () => {
  const visit = reopened(null);
  visit.sendComplete();
  const later = reopened(visit.draft);
  later.send({ type: 'network.returned' });
  later.send(...COMPLETE, { type: 'field.changed', field: 'phone', value: '0711 111 111' });
  later.send({ type: 'network.returned' });
  expect([later.state, later.sent]).toEqual(['idle', []]);
  visit.stop();
  later.stop();
});

test.each([
  ['on a day that does not exist', { slot: { ...SLOT, date: '2026-02-30' } }],
  ['at no time', { slot: { ...SLOT, startTime: 'devreme' } }],
  ['at an hour that no clock shows', { slot: { ...SLOT, endTime: '24:30' } }],
])('a kept receipt %s is passed over', async (_what, change) => {
  const visit = reopened(null);
  visit.sendComplete();
  await visit.answer({ kind: 'accepted', reference: 'LM-1' });
  const { receipt } = visit.context;
  visit.stop();
  const later = reopened({ ...visit.draft, receipt: { ...receipt, ...change } });
  expect([later.state, later.context.receipt]).toEqual(['idle', null]);
  later.stop();
});

test('a receipt goes with an address that asks for a time, and not with one that names a service', async () => {
  const visit = reopened(null);
  visit.sendComplete();
  await visit.answer({ kind: 'accepted', reference: 'LM-1' });
  const service = { service: '3', price: undefined, doctor: undefined, time: undefined };
  visit.send({ type: 'choice.requested', choice: service });
  expect([visit.state, visit.context.receipt?.reference]).toEqual(['success', 'LM-1']);
  const time = { ...service, doctor: '2', time: { date: DAY, slot: '11' } };
  visit.send({ type: 'choice.requested', choice: time });
  expect([visit.state, visit.context.receipt]).toEqual(['idle', null]);
  visit.stop();
});
