import { createActor, fromPromise, SimulatedClock, transition, type Actor } from 'xstate';
import type { BookingOutcome } from '../../../src/domain/entities';
import type { BookingEvent, BookingNews } from '../../../src/features/booking/bookingEvents';
import { EMPTY_BOOKING } from '../../../src/features/booking/bookingContext';
import { bookingMachine, type Submission } from '../../../src/features/booking/bookingMachine';
import { SEND_DELAY_MS } from '../../../src/features/form/submission';

const SLOT = { slotId: 10, date: '2026-11-23', startTime: '09:00', endTime: '09:30' };
const COMPLETE: readonly BookingEvent[] = [
  { type: 'service.chosen', serviceId: 1 },
  { type: 'doctor.chosen', doctorId: 2 },
  { type: 'slot.chosen', slot: SLOT },
  { type: 'field.changed', field: 'firstName', value: ' Ana ' },
  { type: 'field.changed', field: 'lastName', value: 'Pop' },
  { type: 'field.changed', field: 'phone', value: '0700 000 000' },
  { type: 'field.changed', field: 'email', value: 'ana@exemplu.example' },
];
const submitted = (idempotencyKey = 'key-1'): BookingEvent => ({ type: 'form.submitted', idempotencyKey });

let clock: SimulatedClock;
let actor: Actor<typeof bookingMachine>;
let news: BookingNews[];
let sent: Submission[];
let answer: (outcome: BookingOutcome) => Promise<void>;
let fail: () => Promise<void>;

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
const send = (...events: readonly BookingEvent[]): void => {
  for (const event of events) actor.send(event);
};
const state = () => actor.getSnapshot().value;
const context = () => actor.getSnapshot().context;

beforeEach(() => {
  clock = new SimulatedClock();
  news = [];
  sent = [];
  const machine = bookingMachine.provide({
    actors: {
      submit: fromPromise<BookingOutcome, Submission>(({ input }) => {
        sent.push(input);
        return new Promise((resolve, reject) => {
          answer = (outcome) => (resolve(outcome), settle());
          fail = () => (reject(new Error('lost')), settle());
        });
      }),
    },
  });
  actor = createActor(machine, { clock });
  actor.on('*', (emitted) => news.push(emitted));
  actor.start();
});
afterEach(() => {
  actor.stop();
});

function sendComplete(): void {
  send(...COMPLETE, submitted());
  clock.increment(SEND_DELAY_MS);
}

test('it starts idle and empty', () => {
  expect(state()).toBe('idle');
  expect(context()).toEqual(EMPTY_BOOKING);
});

test('a valid form is sent 1000 ms after it was submitted, not 999', () => {
  expect(SEND_DELAY_MS).toBe(1000);
  send(...COMPLETE, submitted());
  expect(state()).toEqual({ submitted: 'waiting' });
  clock.increment(999);
  expect(sent).toEqual([]);
  clock.increment(1);
  expect(state()).toEqual({ submitted: 'sending' });
  expect(sent).toEqual([
    {
      idempotencyKey: 'key-1',
      request: expect.objectContaining({ doctorId: 2, slotId: 10, date: '2026-11-23', lastName: 'Pop' }),
    },
  ]);
});

test('pressing twice, or ten times, sends once', () => {
  send(...COMPLETE, submitted(), submitted(), submitted());
  clock.increment(500);
  send(submitted());
  clock.increment(5000);
  expect(sent).toHaveLength(1);
});

test('an empty form fails at once: every missing thing is named in the form’s order, and nothing is sent', () => {
  send(submitted());
  expect(state()).toBe('idle');
  const fields = ['service', 'doctor', 'slot', 'firstName', 'lastName', 'phone', 'email'];
  expect(news).toEqual([{ type: 'booking.invalid', fields }]);
  clock.increment(10_000);
  expect(sent).toEqual([]);
});

test('a field’s mark goes when it is corrected, and no other mark appears meanwhile', () => {
  send(submitted());
  send({ type: 'service.chosen', serviceId: 1 }, { type: 'field.changed', field: 'email', value: 'ana@' });
  expect(context().problems).not.toHaveProperty('service');
  expect(context().problems.email).toBe('invalid');
  send({ type: 'field.changed', field: 'email', value: 'ana@exemplu.example' });
  expect(context().problems).not.toHaveProperty('email');
  send({ type: 'field.changed', field: 'email', value: '' });
  expect(context().problems).not.toHaveProperty('email');
});

test('nothing changes while the booking is on its way', () => {
  send(...COMPLETE, submitted());
  const before = context();
  const attempts: BookingEvent[] = [
    { type: 'service.chosen', serviceId: 3 },
    { type: 'doctor.chosen', doctorId: 9 },
    { type: 'slot.chosen', slot: { ...SLOT, slotId: 99 } },
    { type: 'slot.lost', status: 'taken' },
    { type: 'slot.refused', status: 'taken' },
    { type: 'field.changed', field: 'lastName', value: 'Altul' },
    { type: 'receipt.dismissed' },
  ];
  send(...attempts);
  clock.increment(SEND_DELAY_MS);
  send(...attempts);
  expect(context()).toEqual(before);
  expect(news).toEqual([]);
});

test('success empties the form and keeps the confirmation', async () => {
  sendComplete();
  await answer({ kind: 'created', reference: 'LM-7' });
  expect(state()).toBe('success');
  expect(context()).toEqual({
    ...EMPTY_BOOKING,
    receipt: { serviceId: 1, doctorId: 2, slot: SLOT, patientName: 'Ana Pop', reference: 'LM-7' },
  });
  expect(news).toEqual([{ type: 'booking.succeeded' }]);
});

test('the confirmation stays while the next booking is typed, and goes when that is sent', async () => {
  sendComplete();
  await answer({ kind: 'created' });
  send(submitted('key-2'));
  expect(context().receipt).not.toBeNull();
  send(...COMPLETE);
  expect(context().receipt).not.toBeNull();
  send(submitted('key-2'));
  expect(context().receipt).toBeNull();
});

test('the confirmation can be put away', async () => {
  sendComplete();
  await answer({ kind: 'created' });
  send({ type: 'receipt.dismissed' });
  expect(state()).toBe('idle');
  expect(context()).toEqual(EMPTY_BOOKING);
});

test.each([
  ['a refusal', () => answer({ kind: 'failed' })],
  ['a lost connection', () => fail()],
])('%s keeps everything that was typed and unlocks the form', async (_what, happen) => {
  sendComplete();
  const before = context();
  await happen();
  expect(state()).toBe('error');
  expect(context()).toEqual(before);
  expect(news).toEqual([{ type: 'booking.failed' }]);
  // Over with its message.
  clock.increment(4999);
  expect(state()).toBe('error');
  clock.increment(1);
  expect(state()).toBe('idle');
});

test.each<BookingEvent>([
  { type: 'service.chosen', serviceId: 3 },
  { type: 'doctor.chosen', doctorId: 5 },
  { type: 'slot.chosen', slot: { ...SLOT, slotId: 11 } },
  { type: 'slot.refused', status: 'taken' },
  { type: 'slot.lost', status: 'expired' },
  { type: 'field.changed', field: 'message', value: 'Altfel' },
  submitted('key-2'),
])('after a failure $type does at once what it does in an open form', async (event) => {
  sendComplete();
  await fail();
  const failed = actor.getSnapshot();
  const open = bookingMachine.resolveState({ value: 'idle', context: failed.context });
  const [after, expected] = [failed, open].map((from) => transition(bookingMachine, from, event)[0]);
  expect(after?.value).toEqual(expected?.value);
  expect(after?.context).toEqual(expected?.context);
});

test('when somebody was faster only the slot is cleared', async () => {
  sendComplete();
  const before = context();
  await answer({ kind: 'taken' });
  expect(state()).toBe('error');
  expect(context()).toEqual({ ...before, slot: null, lostSlot: SLOT, idempotencyKey: null });
  expect(news).toEqual([{ type: 'booking.slotTaken' }]);
});

test('trying the same again carries the same key; any change makes it another appointment', async () => {
  sendComplete();
  await fail();
  send(submitted('key-2'));
  clock.increment(SEND_DELAY_MS);
  await fail();
  send({ type: 'field.changed', field: 'message', value: 'Prima dată' }, submitted('key-3'));
  clock.increment(SEND_DELAY_MS);
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1', 'key-3']);
});

test('changing the service clears doctor and slot; changing the doctor clears the slot', () => {
  send(...COMPLETE, { type: 'doctor.chosen', doctorId: 5 });
  expect(context()).toMatchObject({ serviceId: 1, doctorId: 5, slot: null });
  send({ type: 'slot.chosen', slot: SLOT }, { type: 'service.chosen', serviceId: 3 });
  expect(context()).toMatchObject({ serviceId: 3, doctorId: null, slot: null });
  expect(context().patient.lastName).toBe('Pop');
});

test('a doctor needs a service, and a slot a doctor', () => {
  send({ type: 'doctor.chosen', doctorId: 5 }, { type: 'slot.chosen', slot: SLOT });
  expect(context()).toEqual(EMPTY_BOOKING);
});

test('pressing a slot that cannot be chosen changes nothing and is answered', () => {
  send(...COMPLETE, { type: 'slot.refused', status: 'vacation' });
  expect(context().slot).toEqual(SLOT);
  expect(news).toEqual([{ type: 'booking.slotRefused', status: 'vacation' }]);
});

test('a chosen slot that is gone is given up, and remembered until another is chosen', () => {
  send({ type: 'slot.lost', status: 'taken' });
  expect(news).toEqual([]);
  send(...COMPLETE, { type: 'slot.lost', status: 'expired' });
  expect(context()).toMatchObject({ slot: null, lostSlot: SLOT });
  expect(news).toEqual([{ type: 'booking.slotLost', status: 'expired' }]);
  send({ type: 'slot.chosen', slot: { ...SLOT, slotId: 11 } });
  expect(context().lostSlot).toBeNull();
});

test('a session can be written down and read back: its context is plain data', async () => {
  sendComplete();
  await answer({ kind: 'taken' });
  expect(JSON.parse(JSON.stringify(context()))).toEqual(context());
});
