import { requestedChoice } from '../../../../src/content/paths';
import type { BookingEvent, LoadName } from '../../../../src/features/booking/session/bookingEvents';
import { SEND_DELAY_MS } from '../../../../src/features/form/submission';
import {
  at,
  booking,
  COMPLETE,
  DAY,
  EMPTY_CHOICE,
  loaded,
  now,
  OPENED,
  OTHER,
  slot,
  SLOT,
  submitted,
  times,
} from './bookingActor';

test.each([
  ['vacation', loaded('vacations', [{ startDate: DAY, endDate: DAY }])],
  ['expired', now('09:00')],
  ['taken', times(11)],
])('pressing a slot that is %s changes nothing and is answered', (status, event) => {
  booking.send(...COMPLETE.slice(0, 4), event, at(OTHER));
  expect(booking.context.slot).toBeNull();
  expect(booking.news).toEqual([{ type: 'booking.slotRefused', status }]);
});

test.each([
  ['vacation', loaded('vacations', [{ startDate: DAY, endDate: DAY }])],
  ['expired', now('09:00')],
  ['taken', times(10)],
  ['vacation', loaded('slots', { slots: [slot(11)], clockOffset: 0 })],
])(
  'a chosen slot that is gone (%s) is given up once, and remembered until another is chosen',
  (status, event) => {
    booking.send(...COMPLETE, event, event);
    expect(booking.context).toMatchObject({ slot: null, lostSlot: SLOT });
    expect(booking.news).toEqual([{ type: 'booking.slotLost', status }]);
    booking.send(times(), loaded('vacations', []), now('08:00'), at(OTHER));
    expect(booking.context.lostSlot).toBeNull();
  },
);

test('a slot that is gone while the booking is on its way is given up when it has failed', async () => {
  booking.sendComplete();
  booking.send(now('09:00'));
  expect(booking.context.slot).toEqual(SLOT);
  await booking.fail();
  expect(booking.state).toBe('idle');
  expect(booking.context).toMatchObject({ slot: null, lostSlot: SLOT });
});

const requested = (search: string): BookingEvent => ({
  type: 'choice.requested',
  choice: requestedChoice(search) ?? { service: undefined, doctor: undefined, time: undefined },
});

test('the service that the address names is chosen once, when the services are here; an unknown one is passed over', () => {
  booking.send(requested('?serviciu=3'));
  expect(booking.context.serviceId).toBe(3);
  booking.send({ type: 'service.chosen', serviceId: 1 }, ...OPENED);
  expect(booking.context.serviceId).toBe(1);
  booking.send(requested('?serviciu=99&medic=2'));
  expect(booking.context).toMatchObject({ serviceId: 1, doctorId: null, requested: null });
});

const WHOLE = `?serviciu=1&medic=2&data=${DAY}&interval=10`;

test('service, doctor and time of an address are chosen as soon as each can be', () => {
  booking.send(requested(WHOLE));
  expect(booking.context).toMatchObject({ serviceId: 1, doctorId: 2, slot: null });
  booking.send(times(), loaded('vacations', []));
  expect(booking.context).toMatchObject({ slot: SLOT, lostSlot: null, requested: null });
});

test('a time of an address that somebody else has is said to be lost, without a message', () => {
  booking.send(requested(WHOLE), times(10), loaded('vacations', []));
  expect(booking.context).toMatchObject({ slot: null, lostSlot: SLOT, requested: null });
  expect(booking.news).toEqual([]);
});

test.each([
  [
    'a doctor of another service',
    '?serviciu=3&medic=2',
    { serviceId: 3, doctorId: null, passedOver: 'doctor' },
  ],
  [
    'a slot that the doctor does not have',
    `?serviciu=1&medic=2&data=${DAY}&interval=77`,
    { doctorId: 2, passedOver: 'time' },
  ],
  [
    'a date that is no date',
    '?serviciu=1&medic=2&data=2026-02-31x&interval=10',
    { doctorId: 2, passedOver: 'time' },
  ],
])('%s in an address is passed over', (_, search, chosen) => {
  booking.send(requested(search), times(), loaded('vacations', []));
  expect(booking.context).toMatchObject({ ...chosen, slot: null, lostSlot: null, requested: null });
});

test('a time on a weekday on which the doctor does not have it counts as lost, so that others are offered', () => {
  const search = '?serviciu=1&medic=2&data=2026-11-24&interval=10';
  booking.send(requested(search), times(), loaded('vacations', []));
  const lostSlot = { ...SLOT, date: '2026-11-24' };
  expect(booking.context).toMatchObject({ doctorId: 2, slot: null, lostSlot, passedOver: null });
});

test('what the visitor chooses counts more than the address', () => {
  booking.send(requested(WHOLE), { type: 'doctor.chosen', doctorId: 5 }, times(), loaded('vacations', []));
  expect(booking.context).toMatchObject({ doctorId: 5, slot: null, requested: null });
});

test('each failed load is told; of services and doctors, which share a message, the first of two', () => {
  const failed = (call: LoadName): BookingEvent => ({ type: 'load.failed', call, data: undefined });
  booking.send(...(['services', 'doctors', 'slots', 'vacations'] as const).map(failed));
  const told = ['services', 'slots', 'vacations'].map((call) => ({ type: 'booking.loadFailed', call }));
  expect(booking.news).toEqual(told);
  // Tried again, a failure stands until the answer is here.
  booking.send({ type: 'load.started', call: 'slots', data: undefined });
  expect(booking.context.loads.slots).toMatchObject({ isBusy: true, hasFailed: true });
  booking.send(times());
  expect(booking.context.loads.slots).toMatchObject({ isBusy: false, hasFailed: false });
});

describe('after an answer that was lost, a time that is taken may be one’s own', () => {
  beforeEach(async () => {
    booking.sendComplete();
    await booking.fail();
    booking.news.length = 0;
  });

  test('the session asks with the same key, and confirms what was booked', async () => {
    booking.send(times(10));
    expect(booking.state).toEqual({ submitted: 'asking' });
    expect(booking.sent[1]).toEqual(booking.sent[0]);
    await booking.answer({ kind: 'accepted', reference: 'LM-7' });
    expect(booking.state).toBe('success');
    expect(booking.context).toMatchObject({ ...EMPTY_CHOICE, receipt: { slot: SLOT, reference: 'LM-7' } });
    expect(booking.news).toEqual([{ type: 'booking.succeeded' }]);
  });

  test('when it was somebody else, the time is lost', async () => {
    booking.send(times(10));
    await booking.answer({ kind: 'taken' });
    expect(booking.context).toMatchObject({ slot: null, lostSlot: SLOT, unanswered: null });
    expect(booking.news).toEqual([{ type: 'booking.slotTaken' }]);
  });

  test('when nobody answers it asks once, and again with the next news or when the visitor is back', async () => {
    const taken = times(10);
    booking.send(taken);
    await booking.fail();
    expect(booking.state).toBe('error');
    booking.send(taken, now('08:01'));
    expect(booking.sent).toHaveLength(2);
    booking.send({ type: 'visitor.returned' });
    expect(booking.sent).toHaveLength(3);
    await booking.answer({ kind: 'refused', reason: 'Prea multe cereri.' });
    expect(booking.context).toMatchObject({
      slot: SLOT,
      lostSlot: null,
      unsent: { isLost: false, reason: 'Prea multe cereri.' },
    });
    booking.send(times(10));
    expect(booking.sent).toHaveLength(4);
  });

  test('a changed attempt that finds the time taken asks about the first one', async () => {
    booking.send(
      { type: 'field.changed', field: 'email', value: 'alta@exemplu.example' },
      submitted('key-2'),
    );
    booking.clock.increment(SEND_DELAY_MS);
    await booking.answer({ kind: 'taken' });
    expect(booking.state).toEqual({ submitted: 'asking' });
    expect(booking.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2', 'key-1']);
    await booking.answer({ kind: 'accepted' });
    expect(booking.context.receipt).toMatchObject({ slot: SLOT });
  });

  test('pressing it in the calendar asks too, before it is called taken; what was chosen meanwhile stays', async () => {
    booking.send(at(OTHER), times(10), at(SLOT));
    expect(booking.state).toEqual({ submitted: 'asking' });
    await booking.answer({ kind: 'taken' });
    expect(booking.news).toEqual([{ type: 'booking.slotTaken' }]);
    expect(booking.context).toMatchObject({ slot: OTHER, lostSlot: null, unanswered: null });
  });

  test('sent again with the same key, an answer that it is taken is the last word', async () => {
    booking.send(submitted('key-2'));
    booking.clock.increment(SEND_DELAY_MS);
    await booking.answer({ kind: 'taken' });
    expect(booking.context).toMatchObject({ slot: null, lostSlot: SLOT, unanswered: null });
    expect(booking.sent).toHaveLength(2);
  });

  test('another time that somebody else took meanwhile is lost without asking', async () => {
    booking.send(at(OTHER), submitted('key-2'));
    booking.clock.increment(SEND_DELAY_MS);
    await booking.answer({ kind: 'taken' });
    expect(booking.state).toBe('error');
    expect(booking.context).toMatchObject({ slot: null, lostSlot: OTHER, unanswered: { slot: SLOT } });
  });
});
