import { SEND_DELAY_MS } from '../../../../src/features/form/submission';
import {
  at,
  booking,
  COMPLETE,
  daysOff,
  EMPTY_CHOICE,
  OTHER,
  SLOT,
  submitted,
  times,
  type Step,
} from './bookingActor';

test('it starts idle and empty', () => {
  expect(booking.state).toBe('idle');
  expect(booking.context).toMatchObject({ ...EMPTY_CHOICE, receipt: null, patient: { lastName: '' } });
});

test('a valid form is sent 1000 ms after it was submitted, not 999', () => {
  expect(SEND_DELAY_MS).toBe(1000);
  booking.send(...COMPLETE, submitted());
  expect(booking.state).toEqual({ submitted: 'waiting' });
  booking.clock.increment(999);
  expect(booking.sent).toEqual([]);
  booking.clock.increment(1);
  expect(booking.state).toEqual({ submitted: 'sending' });
  expect(booking.sent).toEqual([
    {
      idempotencyKey: 'key-1',
      request: expect.objectContaining({ doctorId: 2, slotId: 10, date: '2026-11-23', lastName: 'Pop' }),
    },
  ]);
});

test('pressing twice, or ten times, sends once', () => {
  booking.send(...COMPLETE, submitted(), submitted(), submitted());
  booking.clock.increment(500);
  booking.send(submitted());
  booking.clock.increment(5000);
  expect(booking.sent).toHaveLength(1);
});

test('an empty form fails at once: every missing thing is named in the form’s order, and nothing is sent', () => {
  booking.send(submitted());
  expect(booking.state).toBe('idle');
  const fields = ['service', 'doctor', 'slot', 'firstName', 'lastName', 'phone', 'email'];
  expect(booking.emitted).toEqual([{ type: 'booking.invalid', fields }]);
  booking.clock.increment(10_000);
  expect(booking.sent).toEqual([]);
});

test('a field’s mark goes when it is corrected, and no other mark appears meanwhile', () => {
  booking.send(submitted());
  booking.send(
    { type: 'service.chosen', serviceId: 1 },
    { type: 'field.changed', field: 'email', value: 'ana@' },
  );
  expect(booking.context.problems).not.toHaveProperty('service');
  expect(booking.context.problems.email).toBe('invalid');
  booking.send({ type: 'field.changed', field: 'email', value: 'ana@exemplu.example' });
  expect(booking.context.problems).not.toHaveProperty('email');
  booking.send({ type: 'field.changed', field: 'email', value: '' });
  expect(booking.context.problems).not.toHaveProperty('email');
});

test('nothing changes while the booking is on its way', () => {
  booking.send(...COMPLETE, submitted());
  const before = booking.context;
  const attempts: Step[] = [
    { type: 'service.chosen', serviceId: 3 },
    { type: 'doctor.chosen', doctorId: 9 },
    at(OTHER),
    { type: 'field.changed', field: 'lastName', value: 'Altul' },
    { type: 'receipt.dismissed' },
  ];
  booking.send(...attempts);
  booking.clock.increment(SEND_DELAY_MS);
  booking.send(...attempts);
  expect(booking.context).toEqual(before);
  expect(booking.emitted).toEqual([]);
});

test('success empties the form and keeps the confirmation', async () => {
  booking.sendComplete();
  await booking.answer({ kind: 'accepted', reference: 'LM-7' });
  expect(booking.state).toBe('success');
  expect(booking.context).toMatchObject({
    ...EMPTY_CHOICE,
    patient: { firstName: '', lastName: '', phone: '', email: '', message: '' },
    attempt: null,
    receipt: { serviceId: 1, doctorId: 2, slot: SLOT, patientName: 'Ana Pop', reference: 'LM-7' },
  });
  expect(booking.emitted).toEqual([{ type: 'booking.succeeded' }]);
});

test('the confirmation stands in the place of the form until it is put away', async () => {
  booking.sendComplete();
  await booking.answer({ kind: 'accepted' });
  const { context } = booking;
  booking.send({ type: 'field.changed', field: 'lastName', value: 'Altul' }, submitted('key-2'));
  expect(booking.state).toBe('success');
  expect(booking.context).toEqual(context);
});

test('the confirmation can be put away', async () => {
  booking.sendComplete();
  await booking.answer({ kind: 'accepted' });
  booking.send({ type: 'receipt.dismissed' });
  expect(booking.state).toBe('idle');
  expect(booking.context).toMatchObject({ ...EMPTY_CHOICE, receipt: null });
});

test.each([
  ['HTTP 200 with another status in the body', () => booking.answer({ kind: 'notAccepted' })],
  ['a lost connection', () => booking.fail()],
])('%s keeps everything that was typed and unlocks the form', async (_what, happen) => {
  booking.sendComplete();
  const before = booking.context;
  await happen();
  expect(booking.state).toBe('error');
  const { attempt, unsent } = booking.context;
  expect(booking.context).toMatchObject({ ...before, attempt, unsent });
  expect(unsent).not.toBeNull();
  expect(booking.emitted).toEqual([{ type: 'booking.failed' }]);
  // Over with its message.
  booking.clock.increment(4999);
  expect(booking.state).toBe('error');
  booking.clock.increment(1);
  expect(booking.state).toBe('idle');
});

test.each<[string, Step]>([
  ['service', { type: 'service.chosen', serviceId: 3 }],
  ['doctor', { type: 'doctor.chosen', doctorId: 5 }],
  ['time', at(OTHER)],
  ['text', { type: 'field.changed', field: 'message', value: 'Altfel' }],
])('after a failure another %s does at once what it does in an open form', async (_what, event) => {
  booking.send(...COMPLETE, event);
  const expected = { ...booking.context, attempt: expect.anything() };
  booking.send({ type: 'service.chosen', serviceId: null });
  booking.sendComplete();
  await booking.fail();
  booking.send(event);
  expect(booking.state).toBe('idle');
  expect(booking.context).toMatchObject(expected);
});

test('when somebody was faster only the slot is cleared', async () => {
  booking.sendComplete();
  const before = booking.context;
  await booking.answer({ kind: 'taken' });
  expect(booking.state).toBe('error');
  expect(booking.context).toMatchObject({ ...before, slot: null, lostSlot: SLOT, attempt: null });
  expect(booking.emitted).toEqual([{ type: 'booking.slotTaken' }]);
});

test('trying the same again carries the same key; any change makes it another appointment', async () => {
  booking.sendComplete();
  await booking.fail();
  booking.send(submitted('key-2'));
  booking.clock.increment(SEND_DELAY_MS);
  await booking.fail();
  booking.send({ type: 'field.changed', field: 'message', value: 'Prima dată' }, submitted('key-3'));
  booking.clock.increment(SEND_DELAY_MS);
  expect(booking.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1', 'key-3']);
});

test('changing the service clears doctor and slot; changing the doctor clears the slot', () => {
  booking.send(...COMPLETE, { type: 'doctor.chosen', doctorId: 5 });
  expect(booking.context).toMatchObject({ serviceId: 1, doctorId: 5, slot: null });
  booking.send(times(), daysOff(), at(SLOT), { type: 'service.chosen', serviceId: 3 });
  expect(booking.context).toMatchObject({ serviceId: 3, doctorId: null, slot: null });
  expect(booking.context.patient.lastName).toBe('Pop');
});

test('a session can be written down and read back: its context is plain data', async () => {
  booking.sendComplete();
  await booking.answer({ kind: 'taken' });
  expect(JSON.parse(JSON.stringify(booking.context))).toEqual(booking.context);
});
