import { requestedChoice } from '../../../../src/content/paths';
import type { BookingEvent } from '../../../../src/features/booking/session/bookingEvents';
import {
  at,
  booking,
  COMPLETE,
  DAY,
  daysOff,
  now,
  offered,
  OPENED,
  OTHER,
  SLOT,
  submitted,
  times,
} from './bookingActor';

test.each([
  ['vacation', daysOff({ startDate: DAY, endDate: DAY })],
  ['expired', now('09:00')],
  ['taken', times(11)],
])('pressing a slot that is %s changes nothing and is answered', (status, event) => {
  booking.send(...COMPLETE.slice(0, 4), event, at(OTHER));
  expect(booking.context.slot).toBeNull();
  expect(booking.emitted).toEqual([{ type: 'booking.slotRefused', status }]);
});

test.each([
  ['vacation', daysOff({ startDate: DAY, endDate: DAY })],
  ['expired', now('09:00')],
  ['taken', times(10)],
  ['vacation', offered([11])],
])(
  'a chosen slot that is gone (%s) is given up once, and remembered until another is chosen',
  (status, event) => {
    booking.send(...COMPLETE, event, event);
    expect(booking.context).toMatchObject({ slot: null, lostSlot: SLOT });
    expect(booking.emitted).toEqual([{ type: 'booking.slotLost', status }]);
    booking.send(times(), daysOff(), now('08:00'), at(OTHER));
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
  booking.send(times(), daysOff());
  expect(booking.context).toMatchObject({ slot: SLOT, lostSlot: null, requested: null });
});

test('a time of an address that somebody else has is said to be lost, without a message', () => {
  booking.send(requested(WHOLE), times(10), daysOff());
  expect(booking.context).toMatchObject({ slot: null, lostSlot: SLOT, requested: null });
  expect(booking.emitted).toEqual([]);
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
  booking.send(requested(search), times(), daysOff());
  expect(booking.context).toMatchObject({ ...chosen, slot: null, lostSlot: null, requested: null });
});

test('a time on a weekday on which the doctor does not have it counts as lost, so that others are offered', () => {
  const search = '?serviciu=1&medic=2&data=2026-11-24&interval=10';
  booking.send(requested(search), times(), daysOff());
  const lostSlot = { ...SLOT, date: '2026-11-24' };
  expect(booking.context).toMatchObject({ doctorId: 2, slot: null, lostSlot, passedOver: null });
});

test('what the visitor chooses counts more than the address', () => {
  booking.send(requested(WHOLE), { type: 'doctor.chosen', doctorId: 5 }, times(), daysOff());
  expect(booking.context).toMatchObject({ doctorId: 5, slot: null, requested: null });
});

describe('after an answer that was lost', () => {
  beforeEach(async () => {
    booking.sendComplete();
    await booking.fail();
    booking.emitted.length = 0;
  });

  test('a time that is taken may be the visitor’s own: it stays, and the same key confirms it', async () => {
    booking.send(times(10));
    expect(booking.context).toMatchObject({ slot: SLOT, lostSlot: null });
    booking.send(submitted('key-2'));
    booking.clock.increment(1000);
    expect(booking.sent[1]).toEqual(booking.sent[0]);
    await booking.answer({ kind: 'accepted', reference: 'LM-7' });
    expect(booking.context.receipt).toMatchObject({ slot: SLOT, reference: 'LM-7' });
  });

  test('when it was somebody else, the time is lost', async () => {
    booking.send(times(10), submitted('key-2'));
    booking.clock.increment(1000);
    await booking.answer({ kind: 'taken' });
    expect(booking.context).toMatchObject({ slot: null, lostSlot: SLOT, attempt: null });
    expect(booking.emitted).toEqual([{ type: 'booking.slotTaken' }]);
  });

  test('another time is lost as any other', () => {
    booking.send(at(OTHER), times(11));
    expect(booking.context).toMatchObject({ slot: null, lostSlot: OTHER });
  });

  test('it is repeated once by itself when the network returns', async () => {
    booking.send({ type: 'network.lost' }, { type: 'network.returned' });
    expect(booking.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
    await booking.fail();
    expect(booking.emitted).toEqual([]);
    expect(booking.context.unsent).toMatchObject({ isLost: true });
    booking.send({ type: 'network.returned' });
    expect(booking.sent).toHaveLength(2);
  });

  test('nothing is repeated by itself that was changed since', () => {
    booking.send({ type: 'field.changed', field: 'message', value: 'Altfel' }, { type: 'network.returned' });
    expect(booking.sent).toHaveLength(1);
  });
});
